"""The printing press: palette, text grids and pictures in; one atlas out."""
