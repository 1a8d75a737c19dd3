"""Words for people: catalogues in Fluent, one a language, and what fills them in.

The house's own texts are beside this file; a game's are in the folder ``text`` of its package. What a language lacks is
said in English: silently in use, and between ⟦ ⟧ where AERODROME_DEV is set.
"""

from aerodrome.text.catalogue import ENGLISH, LANGUAGES, Catalogue, house, language_for, notations, texts_of
from aerodrome.text.rules import (
    Guide,
    about,
    guide,
    option_help,
    option_name,
    option_words,
    rules_in,
    source_in,
    tagline,
)
from aerodrome.text.speaker import Note, Speaker, notation_of, takes, tell

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Catalogue",
    "Guide",
    "Note",
    "Speaker",
    "about",
    "guide",
    "house",
    "language_for",
    "notation_of",
    "notations",
    "option_help",
    "option_name",
    "option_words",
    "rules_in",
    "source_in",
    "tagline",
    "takes",
    "tell",
    "texts_of",
]
