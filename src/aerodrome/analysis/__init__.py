"""Analysis: what a position is worth, and why, judged only by what one seat may see."""

from aerodrome.analysis.chances import Chances, win_chances
from aerodrome.analysis.hints import Advice, Hint, hint

__all__ = ["Advice", "Chances", "Hint", "hint", "win_chances"]
