"""Doors: the games as the tools of researchers and bot authors expect them. Each door can be imported alone."""
