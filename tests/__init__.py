"""The tests, in folders by what they are about."""

import os

LONG = os.environ.get("AERODROME_LONG") == "1"
"""Should everything run in its long form? `make test-all` sets this."""
