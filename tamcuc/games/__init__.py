"""The games of the house: pure rules, without clock, chance, files or screen."""
