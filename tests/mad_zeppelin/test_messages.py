"""What the table says: sentences that readers could easily misunderstand, and their forms in each language."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import aerodrome
from aerodrome.games.mad_zeppelin import cards, state
from aerodrome.games.mad_zeppelin.state import NAME, PAY_LARGE, PLAY, REROLL, SET_DIE, USE_ABILITY
from aerodrome.games.mad_zeppelin.telling import CARGO, TITLE, TRAITOR
from aerodrome.play.saying import said_of
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import parsed
from aerodrome.rulebook.record import NONE
from aerodrome.text import LANGUAGES, Speaker, notation_of, texts_of
from tests.mad_zeppelin.table import (
    GAME,
    NAMES,
    State,
    act,
    answer,
    cargo,
    challenge,
    end,
    lay,
    name,
    opened,
    plays,
    says,
    sentences,
    steal,
    table,
    take_over,
    throwing,
    traitor,
    use,
    view,
)
from tests.tables import EVERYBODY


def brief(s: State, viewer: int) -> list[str]:
    return says(s, "brief", viewer)


def label(s: State, action: int, language: str = "en") -> str:
    (text,) = says(s, "label", s.decider, action, language=language)
    return text


def prompt(s: State, language: str = "en") -> str:
    (text,) = says(s, "prompt", s.decider, language=language)
    return text


# --- what is easily misunderstood


def igor_spares() -> State:
    """Ripp has named Jack while Igor protected seat 0, who holds him."""
    s = table("igor jack", "ripp fred", "satine karl", cargo=("wood",) * 3)
    plays(s, "igor")
    lay(s, "ripp")
    use(s)
    name(s, "jack")
    end(s)
    return s


@pytest.mark.rule("MZ-12.4", "MZ-9.3")
def test_whom_igor_spared_reads_that_a_named_traitor_is_not_blocked_for_them() -> None:
    s = igor_spares()
    assert "Blocked by Doctor Ripp: Jack Hummerock." in brief(s, 0)
    assert "Not blocked for you, whom Igor protected: Jack Hummerock." in brief(s, 0)
    for viewer in (EVERYBODY, 1, 2):
        assert "Not blocked for Ada, whom Igor protected: Jack Hummerock." in brief(s, viewer)


@pytest.mark.rule("MZ-12.4")
def test_where_nobody_was_spared_nothing_is_said_of_it() -> None:
    s = table("ripp jack", "igor fred", "satine karl", cargo=("wood",) * 3)
    lay(s, "ripp")
    use(s)
    name(s, "fred")
    assert "Blocked by Doctor Ripp: Fred Zamfirescu." in brief(s, 1)
    assert not any("Not blocked" in line for line in brief(s, 1))


@pytest.mark.rule("MZ-4.1")
def test_before_the_first_roll_the_dice_are_not_black_but_not_rolled() -> None:
    s = opened(3, 6)
    assert any(line.startswith("Dice: not rolled yet.") for line in brief(s, 0))
    assert view(s, EVERYBODY)["dice"] is None
    for action in (SET_DIE, PLAY + traitor("karl"), NAME, REROLL):
        (text,) = says(s, "label", 0, action)
        assert "black" not in text.lower()
        assert "No die shows" not in text
    s = table("karl fred", "igor tim", dice="N--")
    assert "Dice: North (blue), black and black. Journeys 0 of 10, Safe 24." in brief(s, 0)
    assert view(s, EVERYBODY)["dice"] == ["north", "black", "black"]


@pytest.mark.rule("MZ-7.3")
def test_a_traitor_that_no_die_fits_is_marked_before_it_is_laid_down() -> None:
    s = table("karl fred", "igor tim", dice="N--")
    assert "No die shows this heading." not in label(s, PLAY + traitor("karl"))
    assert label(s, PLAY + traitor("fred")).endswith("No die shows this heading.")


# --- questions say why nothing can be thrown


@pytest.mark.rule("MZ-7.3", "MZ-7.5", "MZ-14.9")
@pytest.mark.parametrize(
    ("first", "dice", "hand", "coins", "why"),
    [
        ("karl fred", "N--", "wood", 3, ""),
        ("karl fred", "SSS", "wood", 3, " No die shows North (blue): nothing can be thrown."),
        ("karl fred", "N--", "gold", 0, " You cannot pay for any Cargo that you hold."),
        ("karl fred", "N--", "small", 3, " You hold no Cargo that can be thrown."),
        ("tim fred", "N--", "wood", 3, " Without an ability taken over, Li’l Tim Sly cannot throw."),
    ],
)
def test_the_question_says_why_nothing_can_be_thrown(first: str, dice: str, hand: str, coins: int, why: str) -> None:
    s = table(first, "igor jack", cargo=(hand,), coins=(coins, 3), dice=dice)
    t = first.split()[0]
    lay(s, t, "" if t == "tim" else "large")
    current = Speaker(GAME).name(TRAITOR, traitor(t))
    assert prompt(s) == f"{current} is on the table. What do you do?{why}"


@pytest.mark.rule("MZ-7.1")
def test_after_a_throw_the_question_says_so() -> None:
    s = table("henchman fred", "igor jack", cargo=("wood wood",), dice="E--")
    lay(s, "henchman")
    act(s, throwing("wood"))
    assert prompt(s) == "Henchman 111 is on the table. What do you do? You have thrown."


@pytest.mark.rule("MZ-13.2")
def test_a_challenge_is_put_with_its_card_and_level_in_every_language() -> None:
    s = table("hans fred", "igor jack", cargo=("alcohol", "wood"))
    lay(s, "hans")
    use(s)
    assert prompt(s) == "Show a card from your hand for the challenge."
    challenge(s, "alcohol")
    assert prompt(s) == "Ada challenges you with a crate of alcohol: show a card of level 4, or your hand."
    assert prompt(s, "de") == (
        "Ada fordert dich mit einer Kiste Alkohol heraus: Zeige eine Karte der Stufe 4 oder deine Hand."
    )
    assert prompt(s, "fr") == ("Ada te défie avec une caisse d’alcool\u00a0: montre une carte de niveau 4, ou ta main.")
    answer(s, "hand")
    assert sentences(s)[-3:-1] == [
        "Ada challenges Bob to match it.",
        "Bob has no Cargo of level 4 and shows the whole hand.",
    ]
    assert sentences(s)[-1] == "Bob holds wood."


# --- what happens


@pytest.mark.rule("MZ-13.3")
def test_two_cards_under_the_hold_are_named_together() -> None:
    for kind, both in (("lead", "wood and lead"), ("wood", "2 wood")):
        s = table("hans fred", "igor jack", cargo=("wood", kind))
        lay(s, "hans")
        use(s)
        challenge(s, "wood")
        answer(s, kind)
        assert f"Both go under the Hold ({both}); nobody knows in which order." in sentences(s)
        assert f"Under the Hold: {both}." in says(s, "describe", EVERYBODY)


@pytest.mark.rule("MZ-8.3", "MZ-8.1", "MZ-8.2")
def test_who_is_named_and_robbed_is_told_in_every_language() -> None:
    s = table("karl fred", "igor tim", "jack hans", cargo=("", "", "gold"))
    lay(s, "karl")
    use(s)
    name(s, "karl")
    assert sentences(s)[-1] == (
        "Ada has Karl Steeling name Karl Steeling, who is on the table already: nothing comes of it."
    )
    s = table("karl fred", "jack hans", "igor tim", cargo=("", "gold"))
    lay(s, "karl")
    use(s)
    name(s, "jack")
    assert sentences(s)[-1] == (
        "Ada has Karl Steeling name Jack Hummerock: whoever lays down Jack Hummerock will be robbed."
    )
    assert sentences(s, language="de")[-1] == (
        "Ada nennt Jack Hummerock als Ziel von Karl Steeling: Wer Jack Hummerock auslegt, wird bestohlen."
    )
    assert "Will rob whoever lays down Jack Hummerock." in brief(s, 2)[2]
    end(s)
    lay(s, "jack", "")
    assert sentences(s)[-1] == "Bob lays down Jack Hummerock, the Machinist."
    assert sentences(s, language="de")[-1] == "Bob legt Jack Hummerock aus, den Maschinisten."
    assert sentences(s, language="fr")[-1] == "Bob pose Jack Hummerock, le Machiniste."
    assert prompt(s) == "Karl Steeling robs Bob for you: take a coin or a card?"
    steal(s, "coin", "wood")
    assert "Ada steals a coin from Bob." in sentences(s)


@pytest.mark.rule("MZ-14.4", "MZ-14.1")
def test_who_takes_over_an_ability_is_told_with_its_heading() -> None:
    s = table("tim karl", "igor jack", cargo=("wood",))
    lay(s, "tim")
    take_over(s, "jack")
    assert "Jack Hummerock is laid open from the hand of Bob and cannot be played this turn." in sentences(s)
    assert sentences(s)[-1] == "Ada acts as Jack Hummerock, heading East (yellow)."
    assert brief(s, 1)[2].startswith(
        "Ada: 0 points, 3 coins, 1 card in hand, 1 Traitor, current Traitor Li’l Tim Sly acting as Jack Hummerock."
    )


@pytest.mark.rule("MZ-14.4")
def test_a_traitor_laid_open_from_out_of_play_comes_from_nobodys_hand() -> None:
    s = table("tim karl", "igor jack", cargo=("wood",))
    lay(s, "tim")
    take_over(s, "satine")
    assert "Satine Rochat is laid open from among those out of play and cannot be played this turn." in sentences(s)


@pytest.mark.rule("MZ-7.8")
def test_a_crate_says_what_comes_back() -> None:
    s = table("karl fred", "igor jack", cargo=("wood large wood",))
    lay(s, "karl")
    act(s, throwing("wood"))
    assert prompt(s) == "You owe 1 coin for wood. How do you pay?"
    assert label(s, PAY_LARGE) == "pay with a large mysterious crate, worth 2 coins, 1 coin back"
    assert label(s, PAY_LARGE, "de") == "mit einer großen geheimnisvollen Kiste zahlen, Wert: 2 Münzen, zurück: 1 Münze"
    act(s, PAY_LARGE)
    assert "Ada pays with a large mysterious crate and gets 1 coin back." in sentences(s)
    assert "Ada paie avec une grande caisse mystérieuse et récupère 1 pièce." in sentences(s, language="fr")
    assert sentences(s)[-1] == "Ada throws wood overboard and has 1 point."


@pytest.mark.rule("MZ-18.2", "MZ-3.6")
def test_a_traitor_that_can_be_named_says_what_the_seat_knows_of_it() -> None:
    s = table("karl fred", "igor jack", cargo=("wood", "wood"))
    lay(s, "karl")
    use(s)
    for who, note in (("karl", ", already played"), ("fred", ", in your own hand"), ("helen", ", out of play")):
        assert label(s, NAME + traitor(who)).endswith(note)
    assert label(s, NAME + traitor("igor")) == "name Igor"
    assert label(s, USE_ABILITY).startswith("use the ability of Karl Steeling. Name a Traitor.")


# --- hands and heaps


@pytest.mark.rule("MZ-18.1", "MZ-18.3")
def test_a_hand_is_told_to_its_own_seat_and_else_only_what_is_certain() -> None:
    s = table("karl fred", "igor jack", cargo=("wood wood alcohol", "small small"))
    assert says(s, "own_hand", 0) == [
        "Your hand: 2 wood and a crate of alcohol. Your Traitors: Karl Steeling and Fred Zamfirescu."
    ]
    assert says(s, "own_hand", 1, language="de") == [
        "Deine Hand: 2 kleine geheimnisvolle Kisten. Deine Verräter: Igor und Jack Hummerock."
    ]
    assert not any("wood" in line for line in says(s, "describe", 1))
    s.players[0].shown[cargo("wood")] = 1
    s.players[1].known[0][cargo("wood")] = 2
    assert brief(s, 0)[2].endswith("Everybody knows you hold wood.")
    assert brief(s, 1)[2].endswith("Surely holds 2 wood.")
    assert brief(s, EVERYBODY)[2].endswith("Surely holds wood.")


@pytest.mark.rule("MZ-17.1", "MZ-17.2", "MZ-17.3")
def test_points_and_reasons_are_figures_with_their_words() -> None:
    s = table("karl fred", "igor jack", front=("wood coal gold strange", ""))
    parts = parsed(said_of(GAME, s, "breakdown", 0), GAME.messages)
    assert [part.plain[0] for part in parts] == [11, 1, 1]
    assert says(s, "breakdown", 0) == ["Cargo", "strange materials", "all four levels"]
    assert "you have gold in front of you" in says(s, "facts", 0)
    assert "du hast seltsame Stoffe vor dir" in says(s, "facts", 0, language="de")


# --- moves as files write them, and cards of one's own


def test_moves_are_written_as_ever() -> None:
    s = opened(2)
    written = [notation_of(GAME).text(said_of(GAME, s, "notation", action)) for action in range(GAME.actions)]
    assert written[state.PICK + 2] == "pick igor"
    assert written[PLAY + 13] == "play shadow"
    assert written[SET_DIE : SET_DIE + 5] == [
        *("set die 1 north", "set die 1 east", "set die 1 south", "set die 1 west"),
        "set die 2 north",
    ]
    assert written[state.CHANGE_NO_MORE : REROLL + 1] == ["leave the dice", "use ability", "re-roll die 1"]
    assert written[throwing("strange") : throwing("alcohol") + 1] == ["throw strange", "place alcohol"]
    assert written[state.END_PLAY : state.SHOW + 1] == ["end play", "show wood"]
    assert written[state.SHOW_HAND : state.RIVAL + 1] == ["show hand", "challenge seat 1"]
    assert written[state.STEAL_COIN :] == [
        *("steal coin", "steal card", "pay coins", "pay small crate", "pay large crate"),
    ]


def listed(game: Game) -> list[str]:
    return [Speaker(game).text(said_of(game, opened(2), "card", n)) for n in range(game.cards_listed)]


def test_all_cards_are_listed_with_what_is_made_up() -> None:
    lines = listed(GAME)
    assert len(lines) == 14 + 11 + 5 + 1
    assert lines[0].startswith("Karl Steeling, the Captain. North (blue). Name a Traitor.")
    assert lines[0].endswith("[printed]")
    assert "Search brings 2 coins and no card." in lines[1]
    assert "[Search doubtful" in lines[1]
    assert "Gold: level 3, 6 cards, 7 points, price 5 [reconstructed: price]" in lines
    assert "Large crate: level 4, 6 cards, worth 2 coins while paying [printed]" in lines
    assert "6 players: 0 Cargo cards removed, 1 Traitor airsick [reconstructed]" in lines
    assert lines[-1].startswith(
        "Each die: North (blue), East (yellow), South (red), West (green), leader’s choice, black"
    )


def test_cards_of_ones_own_are_said_with_their_names_and_figures() -> None:
    text = (Path(cards.__file__).with_name("cards.toml")).read_text(encoding="utf-8")
    text = text.replace('name = "Karl Steeling"', 'name = "Carl the Cat"').replace('"the Captain"', '"the Mouser"')
    text = text.replace('name = "gold"', 'name = "tuna"').replace("points = 7\nprice = 5", "points = 9\nprice = 2")
    own = GAME.with_card_text(text, "my cards.toml")
    lines = listed(own)
    assert lines[0].startswith("Carl the Cat, the Mouser. North (blue).")
    assert "tuna: level 3, 6 cards, 9 points, price 2 [reconstructed: price]" in lines
    german = Speaker(own, "de", ["Ada"])
    lays_down = said_of(own, opened(2), "sentence", state.EVENT_LAYS_DOWN, 0, 0, 0)
    assert german.text(lays_down) == "Ada legt Carl the Cat aus, the Mouser."
    assert (german.name(TRAITOR, 2), german.name(TITLE, 2), german.name(CARGO, 0)) == ("Igor", "der Vorkoster", "Holz")


def test_a_spectator_is_told_nothing_of_its_own() -> None:
    s = igor_spares()
    assert not any("you" in line.lower().split() for line in says(s, "describe", NONE))


# --- the catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_that_happens_in_a_game(language: str) -> None:
    catalogue = texts_of(GAME, language)
    written = notation_of(GAME).catalogue
    assert not [each.id for each in GAME.messages.values() if not catalogue.has(each.id) and not written.has(each.id)]
    match = aerodrome.new("mad-zeppelin", 3, seed=2, names=NAMES[:3])
    lot = random.Random(2)
    said: set[str] = set()
    while not match.over:
        seat = min(match.to_act)
        seen, reader = match.seen(seat), Speaker(GAME, language, match.names, seat)
        runs = [said_of(GAME, seen, "prompt", seat)]
        if match.ply % 10 == 0:
            runs += [said_of(GAME, seen, what, seat) for what in ("describe", "facts", "breakdown")]
            runs += [said_of(GAME, seen, "label", seat, action) for action in match.board.legal(seat)]
        said.update(text for run in runs for text in reader.texts(run))
        match.play(seat, lot.choice(match.board.legal(seat)))
    for seat in range(3):
        said.update(Speaker(GAME, language, match.names, seat).text(event.said()) for event in match.events(seat))
    assert len(said) > 200
    assert not [text for text in said if not text or any(mark in text for mark in "{}$⟦") or text != text.strip()]
    assert not [text for text in said if "  " in text or " ." in text or " ," in text]
