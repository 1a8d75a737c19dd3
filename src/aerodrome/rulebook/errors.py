"""The base of every error that Aerodrome raises for a person or a caller. Any other exception is a bug."""


class AerodromeError(Exception):
    """Something that the caller can fix; the message says how."""
