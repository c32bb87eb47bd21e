"""Measurements of speed and memory: `python -m build.bench`, or `make bench`."""
