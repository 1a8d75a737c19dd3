"""The translator to C, and calls of what it makes."""
