"""The root of every error that Aerodrome answers a person or a caller with.

Each says in its message what to do next. Anything else that is raised is a bug.
"""

from __future__ import annotations


class AerodromeError(Exception):
    """Something that the caller can put right; the message says how."""
