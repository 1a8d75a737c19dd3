"""Nothing here: no table of this game depends on its cards by way of instinct."""
