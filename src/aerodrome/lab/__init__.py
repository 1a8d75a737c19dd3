"""The lab: measuring games and engines, in bulk."""
