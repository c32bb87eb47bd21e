"""Tam Cúc, the card game of Tết, for the whole living room."""

__version__ = "0.1.0"
