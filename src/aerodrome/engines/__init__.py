"""Engines run a game's rules. The plain engine is part of the rulebook; the engines here are made from it."""
