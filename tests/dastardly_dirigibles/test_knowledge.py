"""DD-10: what everybody knows of the hands."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles import knowledge, rules, state
from aerodrome.games.dastardly_dirigibles.audit import audit
from aerodrome.games.dastardly_dirigibles.cards import FIRST_SPECIAL, PART_IDS
from aerodrome.games.dastardly_dirigibles.state import (
    ASK_GIVE,
    EVENT_NO_MATCH,
    EVENT_RESHUFFLE,
    EVENT_RETRIEVES,
    EVENT_ROBS,
    EVENT_SWAPS,
    EVENT_TRANSMUTES,
    NO_MATCH,
    SWAP,
    State,
)
from tests.dastardly_dirigibles.table import (
    act,
    card,
    counted,
    discard,
    draw,
    draw_openly,
    end_turn,
    extract,
    keep_all,
    match,
    may_have,
    nobody_matches,
    opened,
    play,
    random_game,
    recycled,
    retrieve,
    rob,
    shown,
    special,
    swap,
    table,
    transmute,
)
from tests.dastardly_dirigibles.witness import Witness
from tests.tables import EVERYBODY


def of(s: State, seat: int) -> tuple[str, int]:
    """The cards shown, and the number of unknown ones."""
    return shown(s, seat), s.players[seat].unknown


def bars(s: State, seat: int) -> dict[str, int]:
    """The parts that not all unknown cards in a hand may be, and how many may."""
    unknown = s.players[seat].unknown
    return {part: may_have(s, seat, part) for part in PART_IDS if may_have(s, seat, part) != unknown}


@pytest.mark.rule("DD-10.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_at_first_nobody_knows_a_card_of_anybody(seats: int) -> None:
    s = opened(seats, 1)
    for seat in range(seats):
        assert (of(s, seat), bars(s, seat)) == (("", 5), {})


# --- cards taken openly -----------------------------------------------------------------------------------------


@pytest.mark.rule("DD-10.2")
def test_a_card_from_the_emporium_is_known_and_one_from_the_pile_is_not() -> None:
    s = table("gear nose", "thief", emporium="key nose, key tail")
    end_turn(s)
    draw_openly(s, "key nose", new="gear drive")
    assert of(s, 1) == ("key nose", 1)
    draw(s, "chain nose")
    assert of(s, 1) == ("key nose", 2)
    assert of(s, 0) == ("", 1)


@pytest.mark.rule("DD-10.2")
def test_in_a_swap_the_taken_card_is_known_and_the_given_one_has_left() -> None:
    s = table("gear nose, thief", "", emporium="key nose, key tail")
    act(s, SWAP)
    assert of(s, 0) == ("key nose", 2)  # everybody saw it being taken
    act(s, state.GIVE + card("gear nose"))
    assert of(s, 0) == ("key nose", 1)
    swap(s, "key tail", "key nose")
    assert of(s, 0) == ("key tail", 1)


@pytest.mark.rule("DD-10.2")
def test_a_stolen_part_and_a_card_from_the_discards_are_known() -> None:
    s = table("thief, prestidigitation, gear nose", "", ships=("", "- key - - - - key"), discards="tesla")
    special(s, "thief")
    assert of(s, 0) == ("", 2)
    rob(s, 1, "front")
    assert of(s, 0) == ("key lift", 2)
    special(s, "prestidigitation")
    retrieve(s, "tesla")
    assert of(s, 0) == ("key lift, tesla", 1)


@pytest.mark.rule("DD-10.2")
def test_a_known_card_is_known_until_it_leaves_the_hand() -> None:
    s = table("thief, gear nose", "gear drive", ships=("", "- key - - - - key"))
    special(s, "thief")
    rob(s, 1, "front")
    discard(s, "gear nose")
    assert of(s, 0) == ("key lift", 0)
    play(s, "key front")
    nobody_matches(s)
    assert of(s, 0) == ("", 0)


@pytest.mark.rule("DD-10.2")
def test_of_two_cards_alike_the_known_one_leaves() -> None:
    """Nobody can tell them apart, so the other one stays unknown."""
    s = table("thief, key lift", "", ships=("", "- key - - - - key"))
    special(s, "thief")
    rob(s, 1, "front")
    assert of(s, 0) == ("key lift", 1)
    discard(s, "key lift")
    assert of(s, 0) == ("", 1)


@pytest.mark.rule("DD-10.2", "DD-9.2")
def test_nothing_is_known_any_more_in_a_new_round() -> None:
    s = table("thief", "gear drive", ships=("", "- key - - - - key"), turn=200)
    special(s, "thief")
    rob(s, 1, "front")
    end_turn(s)
    assert s.round == 2
    assert (of(s, 0), bars(s, 0)) == (("", 5), {})


@pytest.mark.rule("DD-10.2", "DD-8.8")
@pytest.mark.parametrize(
    ("held", "option", "known"),
    [
        ("dynamotor, thief", "one", ("dynamotor", 1)),
        ("dynamotor, dynamotor, thief", "one", ("dynamotor", 2)),  # the second one is nobody's business
        ("dynamotor, dynamotor, thief", "each", ("dynamotor, dynamotor", 1)),
        ("tesla, thief", "each", ("", 2)),
    ],
)
def test_a_dynamotor_that_has_been_scored_is_known(held: str, option: str, known: tuple[str, int]) -> None:
    s = table("gear nose", held, round=3, turn=200, dynamotors=option)
    end_turn(s)
    assert (of(s, 1), of(s, 0)) == (known, ("", 1))


@pytest.mark.rule("DD-10.2", "DD-8.8")
def test_a_dynamotor_that_was_known_before_is_not_counted_twice() -> None:
    s = table("gear nose", "thief", round=3, turn=199, emporium="dynamotor, key tail")
    end_turn(s)
    draw_openly(s, "dynamotor", new="key nose")
    for name in ("chain nose", "chain tail", "chain drive"):
        draw(s, name)
    end_turn(s)
    assert of(s, 1) == ("dynamotor", 4)


# --- parts that somebody lacked ---------------------------------------------------------------------------------


def lacking(hand: str, *parts: str) -> State:
    """Seat 0 has played these parts in its last turn, and seat 1 had none of them; now seat 1 is to draw."""
    s = table(
        ", ".join(f"copper {part}" for part in parts), hand, actions=len(parts), emporium="screw nose, screw tail"
    )
    for part in parts:
        play(s, f"copper {part}")
        match(s, "-")
    return s


@pytest.mark.rule("DD-10.3", "DD-5.7")
def test_who_had_no_matching_part_has_none_of_that_kind() -> None:
    s = lacking("gear tail, thief, gear drive", "nose")
    assert bars(s, 1) == {"nose": 0}
    assert bars(s, 0) == {}


@pytest.mark.rule("DD-10.3")
def test_cards_that_came_later_may_be_of_any_kind() -> None:
    s = lacking("gear tail, thief, gear drive", "nose")
    draw(s, "gear lift")
    assert bars(s, 1) == {"nose": 1}
    draw(s, "gear nose")
    assert bars(s, 1) == {"nose": 2}
    assert s.players[1].unknown == 5


@pytest.mark.rule("DD-10.3", "DD-10.2")
def test_a_card_taken_openly_is_not_among_the_unknown_ones() -> None:
    s = lacking("gear tail, thief, gear drive", "nose")
    draw_openly(s, "screw nose", new="gear lift")
    assert (of(s, 1), bars(s, 1)) == (("screw nose", 3), {"nose": 0})


@pytest.mark.rule("DD-10.3")
def test_who_matches_or_transmutes_says_nothing_of_the_other_cards() -> None:
    s = table("chain nose, chain tail", "gear nose, gear drive", "key nose, key drive, transmutation")
    play(s, "chain nose")
    match(s, "gear nose")
    transmute(s, "key drive")
    assert bars(s, 1) == bars(s, 2) == {}
    assert (of(s, 1), of(s, 2)) == (("", 1), ("", 1))


AGES = "gear lift, thief, gear drive"  # seat 1 had these when it lacked a nose


def aged(*later: tuple[str, str]) -> State:
    """Seat 1 held AGES; then, time and again, it lacked a part and a card came. Then it is its turn."""
    s = table("gear nose", AGES)
    for part, name in later:
        knowledge.note_lacking(s, 1, PART_IDS.index(part))
        kind = card(name)
        s.pile[kind] -= 1
        s.pile_size -= 1
        rules.take_unseen(s, 1, kind)
    s.seat = s.decider = 1
    assert audit(s) == 0
    return s


@pytest.mark.rule("DD-10.3")
def test_the_bars_of_an_older_and_a_newer_lack() -> None:
    s = aged(("nose", "key nose"), ("tail", "key tail"))
    assert bars(s, 1) == {"nose": 2, "tail": 1}


@pytest.mark.rule("DD-10.3")
@pytest.mark.parametrize(
    ("leaves", "left"),
    [
        # the newest card: one fewer may be a nose or a tail
        ("key tail", {"nose": 1, "tail": 0}),
        # a nose was one of the two newest; the newest may still be a tail
        ("key nose", {"nose": 1, "tail": 1}),
        # these may have been among the oldest
        ("gear drive", {"nose": 2, "tail": 1}),
        ("gear lift", {"nose": 2, "tail": 1}),
        ("thief", {"nose": 2, "tail": 1}),
    ],
)
def test_a_card_that_leaves_was_no_older_than_it_can_have_been(leaves: str, left: dict[str, int]) -> None:
    s = aged(("nose", "key nose"), ("tail", "key tail"))
    discard(s, leaves)
    assert s.players[1].unknown == 4
    assert bars(s, 1) == left


@pytest.mark.rule("DD-10.3")
def test_no_more_cards_may_be_of_a_kind_than_there_are() -> None:
    s = aged(("nose", "key nose"))
    for name in ("thief", "gear drive", "gear lift"):
        discard(s, name)
    assert s.players[1].unknown == 1
    assert bars(s, 1) == {}


@pytest.mark.rule("DD-10.3")
def test_to_lack_a_part_again_bars_the_newer_cards_too() -> None:
    s = aged(("nose", "key drive"), ("nose", "key gondola-rear"))
    assert bars(s, 1) == {"nose": 1}


@pytest.mark.rule("DD-10.3")
def test_a_known_card_that_leaves_changes_nothing_of_what_the_others_may_be() -> None:
    s = aged(("nose", "key nose"))
    rules.take_openly(s, 1, card("key lift"))
    s.pile[card("key lift")] -= 1
    s.pile_size -= 1
    discard(s, "key lift")
    assert (of(s, 1), bars(s, 1)) == (("", 4), {"nose": 1})


# --- what the Extractor says ------------------------------------------------------------------------------------


def extracted_after_a_lack(names: str) -> State:
    """Seat 0 lacked a nose, and then drew three cards with the Extractor."""
    s = table("extractor, gear tail, gear drive", "")
    knowledge.note_lacking(s, 0, PART_IDS.index("nose"))
    extract(s, names)
    return s


@pytest.mark.rule("DD-10.3", "DD-6.5")
def test_the_three_cards_of_the_extractor_may_be_anything() -> None:
    s = extracted_after_a_lack("key tail, key nose, tesla")
    keep_all(s)
    assert (of(s, 0), bars(s, 0)) == (("", 5), {"nose": 3})


@pytest.mark.rule("DD-10.3", "DD-6.7")
def test_a_part_played_from_the_extractor_was_one_of_the_three_newest() -> None:
    """Everybody knows that card, so only two of those that came since the seat lacked a nose are left."""
    s = extracted_after_a_lack("key tail, key nose, tesla")
    play(s, "key tail")
    assert bars(s, 0) == {"nose": 2}


@pytest.mark.rule("DD-10.3", "DD-6.7", "DD-3.6")
def test_a_part_played_from_an_extractor_that_found_two_cards_was_one_of_these() -> None:
    in_emporium = "wrench nose, wrench tail, wrench drive"
    s = table("extractor, gear tail, gear drive", "", "", emporium=in_emporium, discards="key tail", rest=2)
    knowledge.note_lacking(s, 0, PART_IDS.index("nose"))
    extract(s, "key tail, extractor")  # it lies on the discards itself by now
    assert bars(s, 0) == {"nose": 2}
    play(s, "key tail")
    assert bars(s, 0) == {"nose": 1}


@pytest.mark.rule("DD-10.2", "DD-6.7")
def test_a_known_card_stays_known_when_one_like_it_is_played_from_the_extractor() -> None:
    s = table("thief, extractor", "", ships=("", "- key - - - - key"))
    special(s, "thief")
    rob(s, 1, "front")
    extract(s, "key lift, tesla, gear nose")
    play(s, "key front")
    assert of(s, 0) == ("key lift", 2)


# --- knowledge is what was told ---------------------------------------------------------------------------------


@pytest.mark.rule("DD-10.1", "DD-10.2", "DD-10.3", "DD-10.4")
def test_what_is_known_of_the_hands_is_what_was_told() -> None:
    met: set[int] = set()
    barred = aged = 0
    for seed in range(32):
        witness = Witness(2 + seed % 4)
        for s in random_game(2 + seed % 4, seed, replacing=30 if seed % 8 > 3 else 1):
            for audience, event, a, b, c in s.told or ():
                if audience == EVERYBODY:
                    met.add(event)
                    witness.hears(event, a, b, c)
            if s.asked == ASK_GIVE:
                continue  # the swap is told when it is done
            assert recycled(s) == witness.recycled
            for seat, known in enumerate(witness.hands):
                player = s.players[seat]
                assert player.shown == known.shown
                assert (player.unknown, player.may_have) == (len(known.unknown), known.may_have())
                assert player.older == known.older
                barred += min(player.may_have) < player.unknown
                aged += 0 < player.older < player.unknown
    assert {EVENT_TRANSMUTES, EVENT_ROBS, EVENT_RETRIEVES, EVENT_SWAPS, EVENT_NO_MATCH, EVENT_RESHUFFLE} <= met
    assert barred > 1000
    assert aged > 1000


@pytest.mark.rule("DD-10.2", "DD-10.3")
def test_what_is_known_is_never_false() -> None:
    """The cards shown are there; and of the unknown ones, n that only the newest m can be are never more than m."""
    tight = 0
    for seed in range(100, 132):
        for s in random_game(2 + seed % 4, seed):
            for seat in range(s.n_seats):
                player = s.players[seat]
                unknown = [n - known for n, known in zip(player.hand, player.shown, strict=True)]
                assert min(unknown) >= 0
                assert sum(unknown) == player.unknown
                limits = sorted(
                    player.may_have[kind % 6] for kind in range(FIRST_SPECIAL) for _ in range(unknown[kind])
                )
                assert all(limit > nth for nth, limit in enumerate(limits))
                tight += any(limit == nth + 1 < player.unknown for nth, limit in enumerate(limits))
    assert tight > 200


@pytest.mark.rule("DD-10.3", "DD-5.7")
def test_only_a_missing_match_tells_what_a_hand_lacks() -> None:
    s = table("chain nose", "gear drive")
    play(s, "chain nose")
    assert bars(s, 1) == {}
    act(s, NO_MATCH)
    assert bars(s, 1) == {"nose": 0}
    assert counted(shown(s, 1)) == [0] * 60
