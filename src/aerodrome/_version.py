"""The one place that states the version of Aerodrome."""

__version__ = "0.1.0"
