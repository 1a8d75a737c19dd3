"""Playing one game: its board, its luck, and the match, which can be saved as text."""
