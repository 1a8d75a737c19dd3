"""Bots that learn: a network trained by self-play on vectors of games, and written as a file that every engine plays.

Only this package knows PyTorch; `plan.py` and `report.py` do without. `aerodrome train` is the command.
"""
