"""Every game keeps the laws, on every engine, for all seats and options."""

from __future__ import annotations

import random

import pytest

from aerodrome.games import PACKAGES, load
from aerodrome.lab.testkit import BATCH, check_natively, check_plainly, lockstep, option_sets, strict_game
from aerodrome.play.match import Match, SeededLuck
from aerodrome.rulebook.subset import check_subset
from aerodrome.simulate.workers import Here, Threads
from tests import LONG

GAMES = ["airships", "mad-zeppelin", "dastardly-dirigibles", "zeppeldrome"]


def sets(name: str) -> list[tuple[str, int, dict[str, int]]]:
    """The default options at every number of seats, and each other set of options at one of these, in turn."""
    game = load(name)
    default, *others = option_sets(game)
    chosen = [(name, seats, default) for seats in game.seats]
    return chosen + [(name, game.seats[i % len(game.seats)], options) for i, options in enumerate(others)]


SETS = [each for name in GAMES for each in sets(name)]

NATIVE_GAMES = 100 if LONG else 12
"""Random games for each set; `aerodrome laws` plays as many as you like, at all numbers of seats with all options."""


def ids(value: object) -> str | None:
    if isinstance(value, dict):
        return ",".join(f"{name}={number}" for name, number in value.items() if number) or "none"
    return None


over_all_sets = pytest.mark.parametrize(("name", "seats", "options"), SETS, ids=ids)


def plain_sets() -> list[tuple[str, int, dict[str, int]]]:
    """Every seat number, and all options at their lowest and their highest: more would take the plain engine long."""
    chosen = []
    for name in GAMES:
        game = load(name)
        default = option_sets(game)[0]
        free = [option for option in game.options if not option.names_a_seat]
        lowest, highest = ({option.name: getattr(option, end) for option in free} for end in ("low", "high"))
        chosen += [(name, seats, default) for seats in game.seats]
        chosen += [(name, game.seats[0], default | lowest), (name, game.seats[-1], default | highest)]
    return chosen


over_plain_sets = pytest.mark.parametrize(("name", "seats", "options"), plain_sets(), ids=ids)
by_the_fewest = pytest.mark.parametrize("name", GAMES)
"""At the fewest seats: the compiled engine checks the same laws at every number of seats, hundreds of times as fast."""


def test_every_game_of_the_house_is_put_through_the_laws() -> None:
    assert list(PACKAGES) == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_the_sets_hold_every_seat_number_and_every_option_at_its_ends_and_words(name: str) -> None:
    game = load(name)
    assert {seats for each, seats, _ in SETS if each == name} == set(game.seats)
    for option in game.options:
        if not option.names_a_seat:
            chosen = {options[option.name] for each, _, options in SETS if each == name}
            assert chosen >= {option.low, option.high, *option.words.values()}


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_written_in_the_rulebook_language(name: str) -> None:
    assert [str(fault) for fault in check_subset(load(name))] == []


@over_plain_sets
def test_nothing_leaks_and_nothing_leaves_its_field(name: str, seats: int, options: dict[str, int]) -> None:
    assert strict_game(load(name), seats, options, 1, apart=1 if LONG else 3) is None


@over_plain_sets
def test_plain_and_strict_agree_byte_for_byte(name: str, seats: int, options: dict[str, int]) -> None:
    for seed in (1, (7 << 32) + 3):
        assert lockstep(load(name), seats, options, seed, natively=False) is None


@by_the_fewest
def test_every_law_holds_on_the_plain_engine(name: str) -> None:
    game = load(name)
    assert check_plainly(game, game.seats[0], option_sets(game)[0], (3 << 32) + 5) is None


@pytest.mark.long
@over_plain_sets
def test_every_law_holds_on_the_plain_engine_at_any_table(name: str, seats: int, options: dict[str, int]) -> None:
    assert check_plainly(load(name), seats, options, (3 << 32) + 7) is None


@pytest.mark.parametrize("name", GAMES)
def test_setting_up_leaves_nothing_of_what_was_there(name: str) -> None:
    """The same room is used for one game after another: whatever it held, a new game is the same new game."""
    game = load(name)
    for seats in game.seats:
        options = game.parse_options({}, seats)
        found = set()
        for rubbish in (0, 1, 7, -1):
            s = game.state.unpack(bytes([rubbish & 0xFF]) * game.state.size())
            fresh = game.fresh_state(seats, options)
            s.n_seats, s.options = fresh.n_seats, fresh.options
            s.told = None
            SeededLuck(5).key(s.rng, 0)
            game.plain.new_game(s)
            found.add(s.pack())
        assert len(found) == 1, f"{seats} seats"


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_in_random_play_has_its_text(name: str) -> None:
    game = load(name)
    met = set()
    for seed, (each, seats, options) in enumerate(plain_sets()):
        if each != name:
            continue
        match, lot = Match(game, seats, options, SeededLuck(seed)), random.Random(seed)
        while not match.over:
            s = match.board.state()
            for seat in range(seats):
                met |= {game.plain.refusal(s, seat, action) for action in range(-1, game.actions + 1)}
            seat = min(match.to_act)
            match.play(seat, lot.choice(match.legal(seat).numbers))
        s = match.board.state()
        met |= {game.plain.refusal(s, 0, action) for action in range(-1, game.actions + 1)}
    assert 0 in met
    assert len(met) > 5
    assert met - {0} <= set(game.rules.by_number)


@pytest.mark.parametrize("name", GAMES)
def test_random_games_stay_far_below_the_ply_cap(name: str) -> None:
    game = load(name)
    for seed in range(6):
        match, lot = Match(game, game.seats[seed % len(game.seats)], {}, SeededLuck(seed)), random.Random(seed)
        while not match.over:
            match.play(min(match.to_act), lot.choice(match.legal(min(match.to_act)).numbers))
        assert match.ply < game.max_plies


@pytest.mark.native
@over_all_sets
def test_plain_strict_and_native_agree_byte_for_byte(name: str, seats: int, options: dict[str, int]) -> None:
    assert lockstep(load(name), seats, options, (11 << 32) + 2, natively=True) is None


@pytest.mark.native
@over_all_sets
def test_every_law_holds_on_the_native_engine(name: str, seats: int, options: dict[str, int]) -> None:
    told: list[int] = []
    found, plies = check_natively(load(name), NATIVE_GAMES, seats, options, 13, Here(), lambda _, n: told.append(n))
    assert found is None
    assert sum(told) == NATIVE_GAMES
    assert plies > NATIVE_GAMES


@pytest.mark.native
@pytest.mark.parametrize("name", GAMES)
def test_the_native_check_plays_the_same_games_whatever_the_number_of_threads(name: str) -> None:
    game = load(name)
    options = option_sets(game)[0]
    threads = Threads(3)
    plies = {
        check_natively(game, 2 * BATCH + 5, 2, options, 5, those, lambda *_: None)[1] for those in (Here(), threads)
    }
    threads.close()
    assert len(plies) == 1
