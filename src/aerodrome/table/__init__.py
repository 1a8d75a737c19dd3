"""Tables: matches that several people and bots play together, whatever carries their messages.

A table is a journal of entries: applying them in order gives its state. Nothing in here knows HTTP.
"""
