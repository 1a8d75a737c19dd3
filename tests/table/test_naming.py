"""Names: everybody can use their own, in any script, but nobody can look nameless, like the table, or like somebody
else."""

from __future__ import annotations

import pytest

from aerodrome.play.names import checked, letters, skeleton
from aerodrome.table.errors import Refused
from aerodrome.table.naming import name_beside, own_name, own_words
from aerodrome.table.seating import STAND_INS

from .helpers import NOW, open_table

ZWSP, ZWNJ, ZWJ, RLO, RLI, VS16, FILLER = "\u200b", "\u200c", "\u200d", "\u202e", "\u2067", "\ufe0f", "\u3164"

FINE = [
    "Ada", "Zoë Müller", "Łukasz Żak", "Nguyễn Thị Minh Khai", "O'Brien-Smith", "J. R. R.", "Ann 2", "4711",
    "محمد", "می\u200cخواهم", "שָׂרָה", "王小明", "さくら", "김하늘", "Ольга", "Γιώργος", "प्रिया", "क्\u200dष", "สมชาย",
    "🎈", "❤️", f"👨{ZWJ}👩{ZWJ}👧", f"👩🏽{ZWJ}✈{VS16}", "🇩🇪", "1️⃣",
    "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
    "Talbot", "Abbot", "Ann's bot", "Seatle", "Platzer", "Tableau", "Botho", "Hostess Ho", "Spectra", "Gast 7",
]  # fmt: skip
UNSEEN = {
    "nothing": "", "spaces": "   ", "wide spaces": "\u3000\u2003", "zero width": ZWSP, "a filler": FILLER,
    "half a filler": "\uffa0", "two fillers": "\u115f\u1160", "empty Braille": "\u2800", "a null note": "\U0001d159",
    "a soft hyphen": "A\u00ad", "zero width within": f"Ad{ZWSP}a", "a joiner between letters": f"Ad{ZWJ}a",
    "what keeps apart": f"Ad{ZWNJ}a", "a filler behind": f"Ada{FILLER}", "a joiner at the end": f"👨{ZWJ}",
    "right to left": f"{RLO}adA", "an isolate": f"{RLI}Ada", "a word joiner": "Ada\u2060",
    "a mark of order": "Ada\ufeff",
    "only accents": "\u0301\u0302", "an accent first": "\u0301Ada", "an accent behind a space": "Ada \u0301b",
    "a heap of accents": "A" + "\u0301" * 5, "a grapheme joiner": "A\u034fda", "a variation of a letter": f"A{VS16}",
    "another variation": "A\ufe00", "a tag": "Ada\U000e0041", "a control": "A\x07", "half a character": "\ud800",
    "private use": "\ue000", "a point": ".", "a stroke": "-",
}  # fmt: skip
LIKE_THE_TABLE = [
    "A spectator", "a SPECTATOR", "Spectator", "spectator 2", "Spectator (2)", "  A   spectator ", "A.spectator",
    "Aspectator",
    "Spectat0r", "Ѕресtаtоr", "А ѕресtаtоr", "Ｓｐｅｃｔａｔｏｒ", "𝓢𝓹𝓮𝓬𝓽𝓪𝓽𝓸𝓻", "Spéctàtör", "ꜱᴘᴇᴄᴛᴀᴛᴏʀ",
    "Ein Zuschauer",
    "Eine Zuschauerin", "zuschauer", "EIN ZUSCHAUER", "E1n Zuschauer", "Seat 2", "seat2", "SEAT 12", "Ѕеаt 2",
    "Platz 3",
    "The table", "THE TABLE", "Der Tlsch", "The host", "Nobody", "Bot", "A bot", "Master bot", "MASTER-BOT",
    "Master b0t (3)",
    "Captain Brass", "captain  BRASS 2", "Сaptаin Brаss",
    "Rnaster bot", "Мastеr bоt", "Greedy bot 2", "C1ub bot", "Casual  Bot",
]  # fmt: skip


@pytest.mark.parametrize("name", FINE)
def test_everybody_can_have_their_own_name(name: str) -> None:
    assert own_name(name) == " ".join(name.split())
    assert checked(name) == own_name(name)
    table = open_table("airships")
    table.sit("ben", name, 0, NOW)
    assert table.names[0] == name


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_that_looks_empty_or_hides_something_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        own_name(name)
    assert refused.value.code == "bad name"
    if name.split():  # without a name the table gives one
        with pytest.raises(Refused):
            open_table("airships").sit("ben", name, 0, NOW)


@pytest.mark.parametrize("name", LIKE_THE_TABLE)
def test_a_name_that_looks_like_the_table_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="Choose another name") as refused:
        own_name(name)
    assert refused.value.code == "bad name"
    table = open_table("airships")
    with pytest.raises(Refused):
        table.sit("ben", name, 0, NOW)
    assert not table.seats[0].taken


def test_nobody_can_be_called_like_a_bot_at_the_table() -> None:
    assert {f"{bot} bot" for bot in STAND_INS} <= set(own_words())
    table = open_table("mad-zeppelin", 6)
    for seat, bot in enumerate(STAND_INS):
        table.seat_bot("ada", seat, bot, NOW)
        with pytest.raises(Refused):
            table.sit("ben", table.names[seat], 5, NOW)


def test_who_is_called_the_same_gets_a_number() -> None:
    assert name_beside("Ann", ["Ben"]) == "Ann"
    assert name_beside("Ann", ["Ann"]) == "Ann (2)"
    assert name_beside("ANN", ["Ann", "Ann (2)"]) == "ANN (3)"
    assert name_beside("A n n", ["Ann"]) == "A n n (2)"
    assert name_beside("Rene", ["René"]) == "Rene (2)"
    assert name_beside("🎈", ["🎈"]) == "🎈 (2)"
    assert name_beside("🎈", ["🎉"]) == "🎈"


@pytest.mark.parametrize(
    ("there", "newcomer"),
    [("Anna", "Аnnа"), ("Iris", "lris"), ("Bob", "B0b"), ("Carl", "CarI"), ("Tim", "Tirn"), ("Oleg", "Οleg")],
)
def test_another_name_at_the_table_cannot_be_imitated(there: str, newcomer: str) -> None:
    table = open_table("airships")
    table.sit("ben", there, 0, NOW)
    with pytest.raises(Refused, match=f"looks like {there}"):
        table.sit("eve", newcomer, 1, NOW)
    table.leave("ben", 0, NOW)
    table.sit("eve", newcomer, 1, NOW)
    assert table.names[1] == newcomer, "alone it imitates nobody"


def test_different_names_stay_different() -> None:
    names = [
        "Ali",
        "All",
        "Anna",
        "Anne",
        "کیا",
        "کیان",
        "王",
        "玉",
        "कि",
        "कु",
        "Ольга",
        "Оля",
        "Ann1",
        "Ann2",
        "🎈",
        "🎉",
    ]
    assert len({letters(name) for name in names}) == len(names)
    assert len({skeleton(name) for name in names}) == len(names)
