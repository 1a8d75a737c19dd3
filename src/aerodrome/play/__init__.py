"""Playing a game: the board it stands on, its luck, a match and how matches are written down."""
