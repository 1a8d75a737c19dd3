"""Analysis: what a position is worth, and why, judged only by what one seat may see; and reviews of finished games."""

from aerodrome.analysis.chances import Chances, win_chances
from aerodrome.analysis.hints import Advice, Hint, hint
from aerodrome.analysis.reviews import NothingToReview, Review, review

__all__ = ["Advice", "Chances", "Hint", "NothingToReview", "Review", "hint", "review", "win_chances"]
