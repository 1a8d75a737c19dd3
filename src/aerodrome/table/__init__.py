"""Tables: matches that several people and bots play together, without anything of how they are reached.

A table is a journal of entries; its state is what applying them in order gives. Nothing in here knows HTTP.
"""
