"""Names of people: which ones can be shown, and which look alike.

A name may be in any script, with accents and emoji. It may not contain invisible characters, letters that are drawn as
nothing, marks that change the direction of the text, or accents without a letter.
"""

from __future__ import annotations

import re
import unicodedata

from aerodrome.rulebook.errors import Tellable

MAX_NAME = 40
MOST_MARKS = 4
"""The most accents and vowel signs on one letter. More would cover the lines above and below."""


class BadName(Tellable, ValueError):
    """A seat's name that cannot be shown."""


def checked(name: str) -> str:
    """The name with single spaces. Raises BadName, which says what to change.

    >>> checked("  Zoë   Müller ")
    'Zoë Müller'
    >>> checked("Z" + chr(0x200B))
    Traceback (most recent call last):
    aerodrome.play.names.BadName: “Z\\u200b” cannot be a name: it contains an invisible character ...
    """
    name = " ".join(name.split())
    if not name or len(name) > MAX_NAME or "|" in name:
        raise BadName("name-not-printable", name=shown(name[:60]), most=MAX_NAME)
    hidden = _hidden(name)
    if hidden:
        raise BadName("name-invisible", name=shown(name), character=f"U+{ord(hidden):04X}")
    if _LOOSE_MARK.search(_kinds(name)):
        raise BadName("name-accents", name=shown(name), most=MOST_MARKS)
    return name


def shown(name: str) -> str:
    """A name with its invisible characters as escapes."""
    return repr(name)[1:-1]


def _kinds(name: str) -> str:
    """A letter for each character: m for a mark, a space for a space, x for anything that a mark can go on."""
    return "".join(
        " " if c == " " else "m" if unicodedata.category(c) in ("Mn", "Me") and c not in _VARIATIONS else "x"
        for c in name
    )


_LOOSE_MARK = re.compile(rf"(?:^| )m|m{{{MOST_MARKS + 1}}}")

# --- invisible characters -------------------------------------------------------------------------------------

_VARIATIONS = "\ufe0e\ufe0f"  # "draw as text" and "draw as a picture": part of many emoji
_ZWNJ, _ZWJ = "\u200c", "\u200d"
_FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f")  # such as the flag of Wales, spelt in tags
_UNSEEN = re.compile(
    # The characters of Unicode's Default_Ignorable_Code_Point that Python calls printable, and those that are drawn as
    # blanks: joiners, fillers of Hangul and Khitan, inherent vowels of Khmer, variation selectors, the empty cell of
    # Braille, the null note.
    "[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U00016fe4\U0001d159"
    "\U000e0000-\U000e0fff]"
)
_JOINED_SCRIPTS = (
    "ARABIC", "BENGALI", "DEVANAGARI", "GUJARATI", "GURMUKHI", "KANNADA", "KHMER", "MALAYALAM", "MONGOLIAN", "MYANMAR",
    "ORIYA", "SINHALA", "SYRIAC", "TAMIL", "TELUGU", "TIBETAN",
)  # fmt: skip
"""Scripts in which a joiner or a non-joiner changes the meaning."""


def _hidden(name: str) -> str:
    """The first invisible character, or an empty string."""
    name = _FLAG.sub("\U0001f3f4", name)
    for i, c in enumerate(name):
        before, after = name[i - 1 : i], name[i + 1 : i + 2]
        if c in _VARIATIONS:
            fine = bool(before) and unicodedata.category(before)[0] in "SPN"
        elif c in (_ZWJ, _ZWNJ):
            fine = (_is_joined(before) and _is_joined(after)) or (c == _ZWJ and _is_picture(before, after))
        else:
            fine = c.isprintable() and not _UNSEEN.match(c)
        if not fine:
            return c
    return ""


def _is_joined(c: str) -> bool:
    return bool(c) and unicodedata.category(c)[0] in "LM" and unicodedata.name(c, "").startswith(_JOINED_SCRIPTS)


def _is_picture(before: str, after: str) -> bool:
    """Do two characters belong to one emoji, such as a family?"""
    ends = bool(before) and (before in _VARIATIONS or unicodedata.category(before) in ("So", "Sk"))
    return ends and bool(after) and unicodedata.category(after) == "So"


# --- names that look alike ------------------------------------------------------------------------------------

_CAPITALS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԜ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" "ᎪᏴᏟᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ" "I|",
    "ABESIJKMHOPCTYXW" "ABEZHIKMNOPTYX" "ABCEGHJKLMPRSTVWZ" "ll",
)  # fmt: skip
_SMALL = str.maketrans(
    "аеѕіјорсухԁһԛԝӏгткмнвп" "αεικνορτυχγωη" "օսհոց" "ıɑɡɩɪʙᴄᴅᴇꜰɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢᴀ" "łøđħŧ" "01",
    "aesijopcyxdhqwlrtkmhbn" "aeikvoptuxywn" "ouhng" "iagiibcdefghjklmnoprstuvwyza" "lodht" "ol",
)  # fmt: skip


def _without_accents(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def letters(name: str) -> str:
    """The letters and digits of a name without case, width, accents and spaces, roughly as it sounds.

    >>> letters("Zoë  MÜLLER") == letters("zoe muller")
    True
    """
    return _kept(_without_accents(unicodedata.normalize("NFKC", name).casefold()))


def skeleton(name: str) -> str:
    """A name in which look-alikes become equal: letters of other scripts become the Latin letters that they look like,
    I, 1 and | become l, and 0 becomes o.

    >>> skeleton("Аnnа") == skeleton("Anna")  # the first has two letters of Cyrillic
    True
    """
    plain = _without_accents(unicodedata.normalize("NFKC", name))
    return _kept(plain.translate(_CAPITALS).casefold().translate(_SMALL)).replace("rn", "m").replace("vv", "w")


def _kept(text: str) -> str:
    """The text without spaces and signs, or all of it if it has nothing else."""
    return "".join(c for c in text if c.isalnum() or unicodedata.category(c)[0] == "M") or text
