"""Messages: what may be declared and said, how runs of numbers are read, and what the checker finds."""

from __future__ import annotations

import textwrap
import types
from pathlib import Path

import pytest

from aerodrome.games import load
from aerodrome.games import names as all_games
from aerodrome.rulebook import messages
from aerodrome.rulebook.game import Game, load_package
from aerodrome.rulebook.messages import (
    COMMAS,
    DONE,
    LIST,
    NUMBER,
    SEAT,
    TEXT,
    BadMessage,
    Message,
    Messages,
    any_of,
    check_messages,
    declared,
    flattened,
    parsed,
    some_of,
)

message = Messages()
HOLDS = message("holds", seat=SEAT, things=LIST)
THING = message("thing", n=NUMBER)
QUOTE = message("quote", text=TEXT, more=COMMAS)
KNOWN = {int(each): each for each in (HOLDS, THING, QUOTE)}


def test_messages_are_numbered_in_the_order_of_the_file() -> None:
    assert [int(HOLDS), int(THING), int(QUOTE)] == [messages.FIRST_OWN, messages.FIRST_OWN + 1, messages.FIRST_OWN + 2]


def test_plain_arguments_come_first() -> None:
    with pytest.raises(BadMessage, match="plain arguments come first"):
        message("late", text=TEXT, n=NUMBER)


def test_a_message_has_at_most_four_plain_arguments() -> None:
    with pytest.raises(BadMessage, match="at most 4"):
        message("long", a=NUMBER, b=NUMBER, c=NUMBER, d=NUMBER, e=NUMBER)


def test_two_messages_do_not_share_a_number() -> None:
    module = types.ModuleType("twice")
    vars(module).update(ONE=Message(300, "one", {}), TWO=Message(300, "two", {}))
    with pytest.raises(BadMessage, match="two and one have the same number"):
        declared(module)


def test_a_module_has_the_messages_of_the_one_it_goes_on_from() -> None:
    first, second = types.ModuleType("first"), types.ModuleType("second")
    vars(first).update(message=(messages_of_both := Messages()), ONE=messages_of_both("one"))
    vars(second).update(message=messages_of_both, TWO=messages_of_both.event(7, "two"), here=messages_of_both("three"))
    assert {"one", "two", "three"} <= {each.id for each in declared(second).values()}
    assert declared(second) == declared(first, second)


def test_rows_lose_the_arguments_that_a_message_does_not_have() -> None:
    rows = [(HOLDS, 1, 0, 0, 0), (THING, 7, 0, 0, 0), (DONE, 0, 0, 0, 0)]
    assert flattened(rows, KNOWN) == [HOLDS, 1, THING, 7, DONE]


def test_a_run_is_read_with_everything_that_is_nested() -> None:
    quoted, holds = parsed([QUOTE, THING, 1, THING, 2, THING, 3, DONE, HOLDS, 0, DONE], KNOWN)
    assert [said.plain for said in quoted.nested[0]] == [(1,)]
    assert [said.plain for said in quoted.nested[1]] == [(2,), (3,)]
    assert holds.plain == (0,)
    assert holds.nested == ((),)


@pytest.mark.parametrize(
    ("numbers", "fault"),
    [
        ([999], "number 0 of a text is 999, which is no message"),
        ([THING], "thing lacks arguments"),
        ([HOLDS, 0, THING, 1], "the end, which is no message"),
        ([QUOTE], "the end, which is no message"),
        ([DONE], "which is no message"),
    ],
)
def test_a_run_that_is_no_text_is_refused(numbers: list[int], fault: str) -> None:
    with pytest.raises(BadMessage, match=fault):
        parsed(numbers, KNOWN)


def test_arguments_have_ranges() -> None:
    suit = messages.names("suit", ("red", "blue"))
    assert [suit.takes(n, 3) for n in (-2, -1, 0, 1, 2)] == [False, True, True, True, False]
    assert [some_of(suit).takes(n, 3) for n in (-1, 0, 3, 4)] == [False, True, True, False]
    assert [any_of(SEAT).takes(n, 3) for n in (7, 8)] == [True, False]
    assert [SEAT.takes(n, 3) for n in (-1, 2, 3)] == [True, True, False]
    assert [messages.numbered("card", 2).takes(n, 3) for n in (-2, -1, 0, 1, 2)] == [False, True, True, True, False]


# --- the checker


@pytest.mark.parametrize("name", all_games())
def test_every_game_declares_what_it_says_and_says_what_it_declares(name: str) -> None:
    assert check_messages(load(name)) == []


STATE = """
    from aerodrome.rulebook.record import Record, public, secret

    ACTIONS = 2
    ANSWERS = ((0, 2),)
    EVENT_DONE = 0

    class State(Record):
        rng = secret.i64(4)
        n_seats = public.i8()
        options = public.i8(1)
        asked = public.i8()
        decider = public.i8()
        turn = public.i8()
        ended_by = public.i16()
"""
RULES = """
    from aerodrome.rulebook.primitives import EVERYBODY, tell
    from . import state

    def new_game(s):
        s.asked = 0

    def refusal(s, seat, action):
        return 0

    def step(s, seat, action):
        tell(s, EVERYBODY, state.EVENT_DONE, seat, 0, 0)

    def score(s, seat):
        return 0
"""
MESSAGES = """
    from aerodrome.rulebook.messages import Messages, NUMBER, SEAT, names
    from aerodrome.rulebook.primitives import say
    from . import state

    message = Messages()
    DONE_SO = message.event(state.EVENT_DONE, "done-so", seat=SEAT)
    MOVE = message("move", n=NUMBER)
    PLAYS = message("plays", seat=SEAT, suit=names("suit", ("red", "blue")))
    RANKS = message("ranks", rank=names("rank", ("king",)))

    def notation(s, action):
        say(s, MOVE, action)

    def label(s, seat, action):
        suit = rank = 0
        say(s, PLAYS, seat, suit)
        say(s, RANKS, rank)
"""


def game_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, of_messages: str) -> Game:
    """A throw-away game with this messages.py."""
    folder = tmp_path / name
    folder.mkdir()
    sheet = (
        f'NAME = "{name}"\nTITLE = TAGLINE = MINUTES = "x"\nPREFIX = "XX"\nRULES_VERSION = 1\nSEATS = range(2, 3)\n'
        "USUAL_SEATS = 2\nMAX_PLIES = 1\nOPTIONS = ()\n"
    )
    for file, text in (("__init__", sheet), ("state", STATE), ("rules", RULES), ("messages", of_messages)):
        (folder / f"{file}.py").write_text(textwrap.dedent(text), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return load_package(name)


def test_the_checker_is_content_with_a_game_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_messages(game_with(tmp_path, monkeypatch, "in_order", MESSAGES)) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("undeclared", "say(s, MOVE, action)", "say(s, 300, action)", "300 is not a declared message"),
        ("computed", "say(s, MOVE, action)", "say(s, MOVE + 1, action)", "MOVE + 1 is not a declared message"),
        ("too_few", "say(s, MOVE, action)", "say(s, MOVE)", "move takes 1 plain arguments, not 0"),
        ("too_many", "say(s, MOVE, action)", "say(s, MOVE, action, 1)", "move takes 1 plain arguments, not 2"),
        ("no_suit", "say(s, PLAYS, seat, suit)", "say(s, PLAYS, seat, seat)", "plays: seat is not a suit, as suit is"),
        ("no_seat", "say(s, PLAYS, seat, suit)", "say(s, PLAYS, suit, suit)", "plays: suit is not a seat, as seat is"),
        ("no_rank", "say(s, RANKS, rank)", "say(s, RANKS, suit)", "ranks: suit is not a rank, as rank is"),
        ("too_high", "say(s, PLAYS, seat, suit)", "say(s, PLAYS, seat, 2)", "plays: 2 is not a suit, as suit is"),
        ("unused", 'MOVE = message("move", n=NUMBER)', 'MOVE = message("move", n=NUMBER)\n    IDLE = message("idle")',
         "nothing says the message idle"),
        ("unsaid", "DONE_SO = message.event(state.EVENT_DONE, ", "DONE_SO = message.event(7, ",
         "nothing declares the message of event 0"),
    ],
)  # fmt: skip
def test_the_checker_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str, fault: str
) -> None:
    assert old in MESSAGES
    faults = check_messages(game_with(tmp_path, monkeypatch, name, MESSAGES.replace(old, new)))
    assert any(fault in each for each in faults), faults
