"""The screen: a guest at the table, like any other."""
