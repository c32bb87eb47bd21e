"""Recipes that turn assets/ into the products in tamcuc/data; never shipped with the game."""
