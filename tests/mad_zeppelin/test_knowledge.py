"""MZ-18: what everybody knows of the hands, and what one player knows of another's."""

from __future__ import annotations

import random

import pytest

from aerodrome.games.mad_zeppelin import rules
from aerodrome.games.mad_zeppelin.cards import CARGO_IDS, TRAITOR_IDS
from aerodrome.games.mad_zeppelin.sight import blind, deal
from aerodrome.games.mad_zeppelin.state import (
    ASK_RIVAL,
    END_PLAY,
    EVENT_ALCOHOL,
    EVENT_BLOCKED,
    EVENT_DRAWN_FROM_BELOW,
    EVENT_HAND_HOLDS,
    EVENT_HAND_SHOWN,
    EVENT_JOURNEY,
    EVENT_LAID_OPEN,
    EVENT_LAYS_DOWN,
    EVENT_MATCHES,
    EVENT_NOBODY_SHOWS,
    EVENT_OVERBOARD,
    EVENT_PAYS_CRATE,
    EVENT_PICKED,
    EVENT_SEARCH,
    EVENT_SHOWS,
    EVENT_STEALS_CARD,
    EVENT_STOLEN_CARD,
    EVENT_THROWS,
    STEAL_CARD,
    State,
)
from aerodrome.rulebook.chance import key_chance
from aerodrome.rulebook.record import HIDDEN, NONE
from tests.mad_zeppelin.table import (
    act,
    answer,
    cargo,
    cargo_names,
    challenge,
    end,
    following_the_script,
    force_theft,
    hand,
    known,
    lay,
    legal,
    name,
    opened,
    pay,
    plays,
    shown,
    steal,
    table,
    take_over,
    throw,
    throwing,
    use,
)
from tests.tables import EVERYBODY


def of(s: State, holder: int) -> list[str]:
    """What a spectator and each other seat know of a hand."""
    return [shown(s, holder)] + [known(s, viewer, holder) for viewer in range(s.n_seats) if viewer != holder]


def after_hans(mine: str, theirs: str, kind: str) -> State:
    """Seat 0 challenges seat 1 as Hans; seat 2 looks on."""
    s = table("hans fred", "jack satine", "karl tim", cargo=(mine, theirs, ""), dice="SEN", coins=9)
    lay(s, "hans")
    use(s)
    challenge(s, kind, 1)
    return s


@pytest.mark.rule("MZ-18.1")
def test_at_first_nobody_knows_a_card_of_anybody() -> None:
    s = table("fred karl", "jack satine", "igor tim", cargo=("gold", "wood", ""))
    lay(s, "fred", draws="lead lead ore")
    for holder in range(3):
        assert of(s, holder) == ["", "", ""]


@pytest.mark.rule("MZ-18.3", "MZ-13.1")
def test_the_card_that_hans_shows_is_known_before_he_names_a_rival() -> None:
    s = table("hans fred", "jack satine", "karl tim", cargo=("wood wood gold", "", ""))
    lay(s, "hans")
    use(s)
    challenge(s, "wood")
    assert s.asked == ASK_RIVAL
    assert of(s, 0) == ["wood"] * 3  # one of the two
    assert of(s, 1) == [""] * 3


@pytest.mark.rule("MZ-18.3", "MZ-13.4")
def test_a_hand_that_was_shown_is_known_and_so_is_hanss_card() -> None:
    s = after_hans("gold wood", "lead coal coal", "gold")
    answer(s, "hand")
    assert of(s, 0) == ["gold"] * 3
    assert of(s, 1) == ["lead coal coal"] * 3


@pytest.mark.rule("MZ-18.3", "MZ-13.2")
def test_cards_that_went_under_the_hold_are_no_longer_known_in_a_hand() -> None:
    s = after_hans("wood wood", "lead lead", "wood")
    answer(s, "lead")
    assert of(s, 0) == of(s, 1) == [""] * 3


@pytest.mark.rule("MZ-18.3")
def test_a_card_shown_twice_is_known_once() -> None:
    s = table("hans shadow", "jack satine", cargo=("gold gold", "wood"))
    lay(s, "hans")
    use(s)
    challenge(s, "gold")
    answer(s, "hand")
    end(s)
    plays(s, "jack")
    lay(s, "shadow")
    take_over(s, "hans")
    challenge(s, "gold")
    answer(s, "hand")
    assert of(s, 0) == ["gold"] * 2


@pytest.mark.rule("MZ-18.3")
def test_a_card_that_is_drawn_does_not_unsettle_what_is_known() -> None:
    s = after_hans("gold", "lead coal", "gold")
    answer(s, "hand")
    end(s)
    lay(s, "jack", draws="ore")
    assert (of(s, 1), hand(s, 1)) == (["lead coal"] * 3, "lead coal ore")


@pytest.mark.rule("MZ-18.3", "MZ-7.4")
@pytest.mark.parametrize("kind", ["lead", "coal"])
def test_a_known_card_that_is_thrown_is_no_longer_in_the_hand(kind: str) -> None:
    s = after_hans("gold", "lead coal alcohol", "gold")
    answer(s, "hand")
    end(s)
    lay(s, "jack", draws="ore")
    throw(s, kind)
    assert of(s, 1) == ["coal alcohol" if kind == "lead" else "lead alcohol"] * 3
    throw(s, "alcohol")
    assert of(s, 1) == ["coal" if kind == "lead" else "lead"] * 3


@pytest.mark.rule("MZ-18.3", "MZ-7.4")
def test_a_card_on_its_way_overboard_is_known_while_it_is_paid_for() -> None:
    s = table("karl fred", "jack satine", cargo=("gold small small", ""), coins=9)
    lay(s, "karl", draws="journey")
    act(s, throwing("gold"))
    assert of(s, 0) == ["gold"] * 2
    pay(s, "small")
    assert of(s, 0) == ["gold"] * 2  # nobody knows of the other crate
    pay(s, "coins")
    assert of(s, 0) == [""] * 2


@pytest.mark.rule("MZ-18.3", "MZ-7.7")
def test_a_known_crate_that_pays_is_no_longer_in_the_hand() -> None:
    s = after_hans("gold", "lead large large", "gold")
    answer(s, "hand")
    end(s)
    lay(s, "jack", draws="coal")
    throw(s, "coal", "large")
    assert of(s, 1) == ["lead large"] * 3


def robbed(known_before: bool, stolen: str) -> State:
    """Seat 0 has robbed seat 1 of a card; before that everybody may have seen the hand. Seats 2 and 3 look on."""
    hands = ("karl hans", "fred jack", "shadow tim", "satine ripp")
    s = table(*hands, cargo=("gold", "wood wood lead ore", "", ""), dice="---", leader=0)
    if known_before:
        lay(s, "hans")
        use(s)
        challenge(s, "gold", 1)
        answer(s, "hand")
        end(s)
        lay(s, "jack", draws="journey")
        end(s)
        plays(s, "tim", "ripp")
        lay(s, "karl", draws="coal")
    else:
        lay(s, "karl", draws="coal")
    use(s)
    name(s, "fred")
    end(s)
    lay(s, "fred", draws="")
    steal(s, stolen, draws="large large large")
    return s


@pytest.mark.rule("MZ-18.4", "MZ-8.2")
def test_of_a_stolen_card_thief_and_victim_know_and_nobody_else() -> None:
    s = robbed(False, "lead")
    assert known(s, 1, 0) == "lead"
    assert known(s, 2, 0) == known(s, 3, 0) == shown(s, 0) == ""
    assert known(s, 0, 1) == known(s, 2, 1) == shown(s, 1) == ""


@pytest.mark.rule("MZ-18.4", "MZ-8.2")
@pytest.mark.parametrize(("stolen", "left"), [("lead", "wood wood ore"), ("wood", "wood lead ore")])
def test_for_the_others_one_card_of_every_kind_fewer_is_certain(stolen: str, left: str) -> None:
    s = robbed(True, stolen)
    assert known(s, 0, 1) == left  # the thief has seen which
    assert known(s, 2, 1) == known(s, 3, 1) == shown(s, 1) == "wood"
    assert known(s, 1, 0) == cargo_names([a + b for a, b in zip(counted("gold"), counted(stolen), strict=True)])
    assert known(s, 2, 0) == shown(s, 0) == "gold"


@pytest.mark.rule("MZ-18.4")
@pytest.mark.parametrize("whole", [True, False])
def test_of_a_hand_that_is_known_to_be_all_of_one_kind_everybody_knows_what_was_stolen(whole: bool) -> None:
    s = table("karl hans", "fred jack", "tim satine", cargo=("gold", "ore ore" if whole else "ore wood"), dice="---")
    for _ in range(2 if whole else 1):
        s.players[1].shown[cargo("ore")] += 1
        for viewer in (0, 2):
            s.players[viewer].known[1][cargo("ore")] += 1
    s.seat = 1
    force_theft(s, "ore")
    with following_the_script():
        rules.steal_card(s, 0)
    assert shown(s, 0) == known(s, 2, 0) == ("ore" if whole else "")
    assert shown(s, 1) == known(s, 2, 1) == ("ore" if whole else "")
    assert known(s, 1, 0) == "ore"  # the victim has seen it anyway


@pytest.mark.rule("MZ-18.4", "MZ-18.1")
def test_what_only_one_onlooker_knew_makes_the_stolen_card_known_to_that_one_alone() -> None:
    s = table("karl hans", "fred jack", "tim satine", "ripp helen", cargo=("gold", "ore", "", ""), dice="---")
    s.players[2].known[1][cargo("ore")] = 1
    s.seat = 1
    rules.steal_card(s, 0)
    assert (known(s, 2, 0), known(s, 3, 0), shown(s, 0)) == ("ore", "", "")


@pytest.mark.rule("MZ-18.1")
def test_a_new_game_knows_nothing_of_the_one_before() -> None:
    s = robbed(True, "lead")
    rules.new_game(s)
    for holder in range(4):
        assert of(s, holder) == [""] * 4


def counted(names: str) -> list[int]:
    return [names.split().count(kind) for kind in CARGO_IDS]


@pytest.mark.rule("MZ-18.4")
def test_who_knows_of_a_stolen_card_forgets_it_when_it_is_laid_out() -> None:
    s = table("karl jack", "fred satine", cargo=("", "lead ore"), dice="E--", coins=5)
    lay(s, "karl", draws="journey")
    use(s)
    name(s, "fred")
    lay(s, "fred", draws="")
    steal(s, "lead", draws="large large large")
    end(s)
    assert known(s, 1, 0) == "lead"
    lay(s, "jack", draws="ore")
    throw(s, "lead")
    assert known(s, 1, 0) == ""


# --- what others know is not for me ---------------------------------------------------------------------------


def blinded(s: State, viewer: int) -> State:
    seen = s.copy()
    blind(seen, viewer)
    return seen


def twice_robbed(first_of_b: str, stolen: str) -> State:
    """Ada (0) robs Bob (1) of his last card, which is coal either way.

    Before that, Bob had one card and stole Cleo's only one, which Dan (3) knew. Then Dan's Hans made Bob give up wood.
    """
    hands = ("karl tim", "fred jack", "shadow satine", "hans ripp")
    s = table(*hands, cargo=("gold", first_of_b, stolen, "wood"), dice="---")
    s.players[3].known[2][cargo(stolen)] = 1
    s.seat = 2
    rules.steal_card(s, 1)
    rules.put_under(s, 3, cargo("wood"))
    rules.put_under(s, 1, cargo("wood"))
    s.seat = 1
    rules.steal_card(s, 0)
    assert hand(s, 0) == "coal gold"
    return s


@pytest.mark.rule("MZ-18.1", "MZ-18.4", "MZ-8.2")
def test_what_a_third_player_knows_of_my_hand_does_not_tell_what_was_stolen_unseen() -> None:
    """Ada has seen the same, whether Bob stole coal or wood; Dan has not."""
    coal, wood = twice_robbed("wood", "coal"), twice_robbed("coal", "wood")
    assert (known(coal, 3, 0), known(wood, 3, 0)) == ("coal", "")
    for s in (coal, wood):
        s.rng = [1, 2, 3, 4]
        s.told = None
    for viewer in (EVERYBODY, 0):
        assert blinded(coal, viewer) == blinded(wood, viewer)


@pytest.mark.rule("MZ-18.1")
def test_nobody_sees_what_others_know() -> None:
    s = robbed(True, "lead")
    for viewer in (EVERYBODY, 0, 1, 2, 3):
        for other in range(4):
            for holder in range(4):
                row = blinded(s, viewer).players[other].known[holder]
                if other == viewer or holder == other:
                    assert row == s.players[other].known[holder]
                else:
                    assert row == [HIDDEN] * 11


@pytest.mark.rule("MZ-18.3", "MZ-18.4")
def test_in_a_dealt_world_others_know_what_everybody_knows() -> None:
    s = robbed(True, "lead")
    for viewer in (EVERYBODY, 0, 1, 2, 3):
        world = blinded(s, viewer)
        deal(world, viewer, [5, 6, 7, 1])
        for other in range(4):
            for holder in range(4):
                if other not in (viewer, holder):
                    assert world.players[other].known[holder] == s.players[holder].shown


@pytest.mark.rule("MZ-18.1")
def test_traitors_are_known_once_they_are_laid_down_laid_open_kept_or_shown() -> None:
    s = table("igor jack", "tim fred", "ripp karl", "satine hans")
    assert s.seen_at == [NONE] * 14
    plays(s, "igor")
    lay(s, "tim")
    take_over(s, "jack")  # nobody shows him: Igor's player must hold him
    end(s)
    lay(s, "ripp")
    use(s)
    name(s, "fred")
    end(s)
    seen = {"igor": 0, "jack": 0, "tim": 1, "ripp": 2}
    assert s.seen_at == [seen.get(who, NONE) for who in TRAITOR_IDS]
    plays(s, "satine", "jack")  # seat 1 shows Fred, who is blocked
    seen |= {"satine": 3, "fred": 1}
    assert s.seen_at == [seen.get(who, NONE) for who in TRAITOR_IDS]


# --- knowledge is what was told -----------------------------------------------------------------------------------


class Witness:
    """Somebody who writes down what is certain about every hand, only from the events that they hear."""

    def __init__(self, seats: int, seat: int) -> None:
        self.seat = seat
        self.sure = [[0] * 11 for _ in range(seats)]
        self.sizes = [1] * seats
        self.hans = NONE
        self.heard: set[int] = set()

    def add(self, holder: int, kind: int, n: int) -> None:
        if holder != self.seat:
            self.sure[holder][kind] = max(0, self.sure[holder][kind] + n)

    def at_least(self, holder: int, kind: int, n: int) -> None:
        if holder != self.seat:
            self.sure[holder][kind] = max(self.sure[holder][kind], n)

    def hear(self, event: int, a: int, b: int, c: int) -> None:
        self.heard.add(event)
        if event == EVENT_STEALS_CARD and self.seat not in (a, b) and self.sizes[b] in self.sure[b]:
            self.add(a, self.sure[b].index(self.sizes[b]), 1)  # all that could be stolen is of one kind
        self.count(event, a, b, c)
        if event == EVENT_SHOWS:
            self.hans = a
            self.at_least(a, b, 1)
        elif event == EVENT_MATCHES:
            self.add(a, b, -1)
            self.add(self.hans, c, -1)
        elif event == EVENT_HAND_HOLDS:
            self.at_least(a, b, c)
        elif event == EVENT_THROWS:
            self.at_least(a, b, 1)
        elif event in (EVENT_OVERBOARD, EVENT_PAYS_CRATE):
            self.add(a, b, -1)
        elif event == EVENT_ALCOHOL:
            self.add(a, cargo("alcohol"), -1)
        elif event == EVENT_DRAWN_FROM_BELOW and c == NONE:
            self.add(a, b, 1)
        elif event == EVENT_STEALS_CARD and self.seat not in (a, b):
            for kind in range(11):
                self.add(b, kind, -1)
        elif event == EVENT_STOLEN_CARD:
            self.add(b, c, -1)
            self.add(a, c, 1)

    def count(self, event: int, a: int, b: int, c: int) -> None:
        """Keep account of how many cards everybody holds."""
        if event == EVENT_SEARCH:
            self.sizes[a] += c
        elif event in (EVENT_JOURNEY, EVENT_OVERBOARD, EVENT_PAYS_CRATE, EVENT_ALCOHOL, EVENT_MATCHES):
            self.sizes[a] -= 1
        if event == EVENT_MATCHES:
            self.sizes[self.hans] -= 1
        if event == EVENT_STEALS_CARD:
            self.sizes[a] += 1
            self.sizes[b] -= 1


PUBLIC_TRAITOR = {EVENT_LAYS_DOWN: 1, EVENT_BLOCKED: 1, EVENT_LAID_OPEN: 0, EVENT_NOBODY_SHOWS: 0}


@pytest.mark.rule("MZ-18.1", "MZ-18.3", "MZ-18.4")
def test_what_is_known_of_the_hands_is_what_was_told() -> None:
    met: set[int] = set()
    for seed in range(24):
        seats = 2 + seed % 5
        chooser = random.Random(seed)
        s = opened(seats, seed, mode="long-haul")
        witnesses = [Witness(seats, seat) for seat in range(EVERYBODY, seats)]
        ply = 0
        while s.asked != NONE and ply < 400:
            s.told = []
            ply += 1
            key_chance(s.rng, seed, 9, ply)
            choices = legal(s)
            if END_PLAY in choices and len(choices) > 1 and chooser.random() < 0.8:
                choices.remove(END_PLAY)
            act(s, STEAL_CARD if STEAL_CARD in choices else chooser.choice(choices))
            for audience, event, a, b, c in s.told:
                for witness in witnesses:
                    if audience in (EVERYBODY, witness.seat):
                        witness.hear(event, a, b, c)
                if event in PUBLIC_TRAITOR and s.round > 0:
                    assert s.seen_at[(a, b)[PUBLIC_TRAITOR[event]]] != NONE
                if event in (EVENT_STEALS_CARD, EVENT_PICKED):
                    assert c == 0
            for holder in range(seats):
                assert witnesses[0].sure[holder] == s.players[holder].shown
                for viewer in range(seats):
                    assert witnesses[1 + viewer].sure[holder] == s.players[viewer].known[holder]
        for witness in witnesses:
            met |= witness.heard
    assert {EVENT_MATCHES, EVENT_HAND_SHOWN, EVENT_STOLEN_CARD, EVENT_PAYS_CRATE, EVENT_LAID_OPEN} <= met
    assert {EVENT_BLOCKED, EVENT_ALCOHOL, EVENT_OVERBOARD} <= met
