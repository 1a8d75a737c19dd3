"""Drivers: algorithms over any game, written in the rulebook language, so that every engine runs them."""
