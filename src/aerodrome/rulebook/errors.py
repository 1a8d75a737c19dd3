"""The base of every error that Aerodrome raises for a person or a caller.

The message says what to do next. Any other exception is a bug.
"""

from __future__ import annotations


class AerodromeError(Exception):
    """Something that the caller can fix; the message says how."""
