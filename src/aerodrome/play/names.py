"""Names of people: what can be shown, and which names look alike.

A name may be in any script, with accents and emoji. What nobody can see does not belong in it: invisible characters,
letters that are drawn as nothing, marks that change the direction of what follows, accents without a letter.
"""

from __future__ import annotations

import re
import unicodedata

from aerodrome.rulebook.errors import AerodromeError

MAX_NAME = 40
MOST_MARKS = 4
"""Accents and vowel signs on one letter; more cover the lines above and below."""


class BadName(AerodromeError, ValueError):
    """A seat's name that cannot be shown."""


def checked(name: str) -> str:
    """A name with single spaces, or BadName that says what to change.

    >>> checked("  Zoë   Müller ")
    'Zoë Müller'
    >>> checked("Z" + chr(0x200B))
    Traceback (most recent call last):
    aerodrome.play.names.BadName: 'Z\\u200b' cannot be a name: it contains an invisible character ...
    """
    name = " ".join(name.split())
    if not name or len(name) > MAX_NAME or "|" in name:
        raise BadName(f"{name[:60]!r} cannot be a name: 1 to {MAX_NAME} printable characters without |")
    hidden = _hidden(name)
    if hidden:
        code = f"U+{ord(hidden):04X}"
        raise BadName(f"{name!r} cannot be a name: it contains an invisible character ({code}). Leave it out.")
    if _LOOSE_MARK.search(_kinds(name)):
        raise BadName(
            f"{name!r} cannot be a name: accents belong on a letter, at most {MOST_MARKS} on one. Leave the others out."
        )
    return name


def _kinds(name: str) -> str:
    """For each character what it is: a mark, a space, or something that marks can stand on."""
    return "".join(
        " " if c == " " else "m" if unicodedata.category(c) in ("Mn", "Me") and c not in _VARIATIONS else "x"
        for c in name
    )


_LOOSE_MARK = re.compile(rf"(?:^| )m|m{{{MOST_MARKS + 1}}}")

# --- what cannot be seen --------------------------------------------------------------------------------------

_VARIATIONS = "\ufe0e\ufe0f"  # as text or as a picture: part of many emoji
_ZWNJ, _ZWJ = "\u200c", "\u200d"
_FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f")  # as that of Wales, which is spelt in tags
_UNSEEN = re.compile(
    # Default_Ignorable_Code_Point of Unicode, as far as Python takes it for printable, and what is drawn as a blank:
    # joiners, fillers of Hangul and Khitan, inherent vowels of Khmer, variation selectors, the empty cell of Braille,
    # the null note.
    "[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U00016fe4\U0001d159"
    "\U000e0000-\U000e0fff]"
)
_JOINED_SCRIPTS = (
    "ARABIC", "BENGALI", "DEVANAGARI", "GUJARATI", "GURMUKHI", "KANNADA", "KHMER", "MALAYALAM", "MONGOLIAN", "MYANMAR",
    "ORIYA", "SINHALA", "SYRIAC", "TAMIL", "TELUGU", "TIBETAN",
)  # fmt: skip
"""Scripts in which a joiner, or what keeps letters apart, changes what is read."""


def _hidden(name: str) -> str:
    """The first character that cannot be seen; empty where there is none."""
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
    """Do two characters belong to one emoji, as the people of a family?"""
    ends = bool(before) and (before in _VARIATIONS or unicodedata.category(before) in ("So", "Sk"))
    return ends and bool(after) and unicodedata.category(after) == "So"


# --- what looks alike -----------------------------------------------------------------------------------------

_CAPITALS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԜ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" "ᎪᏴᏟᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ" "I|",
    "ABESIJKMHOPCTYXW" "ABEZHIKMNOPTYX" "ABCEGHJKLMPRSTVWZ" "ll",
)  # fmt: skip
_SMALL = str.maketrans(
    "аеѕіјорсухԁһԛԝӏгткмнвп" "αεικνορτυχγωη" "օսհոց" "ıɑɡɩɪʙᴄᴅᴇꜰɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢᴀ" "łøđħŧ" "01",
    "aesijopcyxdhqwlrtkmhbn" "aeikvoptuxywn" "ouhng" "iagiibcdefghjklmnoprstuvwyza" "lodht" "ol",
)  # fmt: skip


def letters(name: str) -> str:
    """The letters and digits of a name, whatever their case, width, accents and spaces: what one hears when it is said.

    >>> letters("Zoë  MÜLLER") == letters("zoe muller")
    True
    """
    spread = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    return _kept("".join(c for c in spread if not unicodedata.combining(c)))


def skeleton(name: str) -> str:
    """What is left of a name when look-alikes count as one: letters of other scripts that are drawn like Latin ones,
    and l for I, 1 and |, o for 0.

    >>> skeleton("Аnnа") == skeleton("Anna")  # the first has two letters of Cyrillic
    True
    """
    spread = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    plain = "".join(c for c in spread if not unicodedata.combining(c))
    return _kept(plain.translate(_CAPITALS).casefold().translate(_SMALL)).replace("rn", "m").replace("vv", "w")


def _kept(text: str) -> str:
    """Without spaces and signs; of a name that is nothing else, all of it."""
    return "".join(c for c in text if c.isalnum() or unicodedata.category(c)[0] == "M") or text
