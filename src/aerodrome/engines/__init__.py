"""Engines: ways to run a game's rules. Plain is in the rulebook; here are those that are made from it."""
