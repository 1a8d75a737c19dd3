"""The tests, in folders by what they are about."""

import os

LONG = os.environ.get("AERODROME_LONG") == "1"
"""Is everything to be run, in its long form? `make test-all` asks for it."""
