"""What the benchmarks share: figures for people."""

from __future__ import annotations


def figure(value: float) -> str:
    """A rate in four digits: 1,234 or 1.234 M."""
    if value >= 1e6:
        return f"{value / 1e6:,.3f} M"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
