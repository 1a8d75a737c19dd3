"""A game on paper: a state with every width and shape, and card tables. Tests write its rules."""
