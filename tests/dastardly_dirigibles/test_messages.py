"""The game in words: events, questions, moves, the table and its talk, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from aerodrome.games.dastardly_dirigibles import cards, messages, state, telling
from aerodrome.games.dastardly_dirigibles.cards import DYNAMOTOR, FIRST, MUDDLE, OTHER, TESLA, THIEF, WITH_DYNAMOTOR
from aerodrome.games.dastardly_dirigibles.sight import blind
from aerodrome.games.dastardly_dirigibles.state import (
    DESTROY,
    DISCARD,
    DRAW_EMPORIUM,
    DRAW_PILE,
    GIVE,
    KEEP_ALL,
    LOSE_BACK,
    LOSE_FRONT,
    NO_MATCH,
    PASS,
    PLAY_SPECIAL,
    REPLACE_EMPORIUM,
    ROB,
    SWAP,
    TAKE,
    TRANSMUTE,
    State,
)
from aerodrome.play.plain import said_of
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import parsed
from aerodrome.rulebook.record import NONE
from aerodrome.text import LANGUAGES, Speaker, notation_of, texts_of
from tests.dastardly_dirigibles.table import (
    GAME,
    card,
    fresh,
    listed_cards,
    placing,
    play,
    says,
    table,
)


def benches() -> State:
    """Three airships: two begun, and a complete one of seven suits."""
    return table(
        "chain nose, tesla, tesla",
        "goggle nose, key tail",
        "screw nose",
        ships=("gear - - - key - -", "- chain - screw - top-hat -", "wrench gear goggle key screw chain top-hat"),
        emporium="key nose, -, thief",
        points=((3,), (0,), (12,)),
    )


EVENTS = [
    ((state.EVENT_ROUND, 2), "Round 2 of 3. All cards are shuffled and dealt."),
    ((state.EVENT_DEALT, 1, TESLA), "Ben is dealt the Tesla Disintegrator."),
    ((state.EVENT_EMPORIUM, 1, card("key nose"), NONE), "The Key Nose Cone comes into the Emporium."),
    ((state.EVENT_EMPORIUM, 1, card("key nose"), 0), "Ann draws the Key Nose Cone for the Emporium."),
    ((state.EVENT_LOT, 2, card("gear tail")), "Cleo draws the Gear Tail to break the tie."),
    ((state.EVENT_STARTS, 0, 4), "Ann begins, with 4 actions."),
    ((state.EVENT_TURN, 1), "Ben takes a turn."),
    ((state.EVENT_DRAWS, 1), "Ben draws a card."),
    ((state.EVENT_DRAWN, 1, THIEF), "Ben has drawn the Thief."),
    ((state.EVENT_TAKES_EMPORIUM, 1, THIEF), "Ben takes the Thief from the Emporium."),
    ((state.EVENT_RESHUFFLE, 1), "The discards are shuffled into a new pile of 1 card."),
    ((state.EVENT_PLAYS, 0, 1, 0), "Ann plays the Gear Nose Cone."),
    ((state.EVENT_PLAYS, 0, 5, 1), "Ann plays the Top Hat Lift Engine in front."),
    ((state.EVENT_PLAYS, 0, 7, 5), "Ann plays the Brass Wild Lift Engine at the back."),
    ((state.EVENT_REPLACED, 0, 0, 6), "Ann discards the Chain Tail, which is replaced."),
    ((state.EVENT_NO_MATCH, 1, cards.DRIVE), "Ben has no Drive Engine."),
    ((state.EVENT_EMPTY_HAND, 1), "Ben has no card to match with."),
    ((state.EVENT_TRANSMUTES, 2), "Cleo plays the Transmutation: any part instead of a match."),
    ((state.EVENT_EXTRACTS, 2, 3), "Cleo has extracted 3 cards."),
    ((state.EVENT_KEEPS_ALL, 2), "Cleo keeps them all."),
    ((state.EVENT_SPECIAL, 2, THIEF), "Cleo plays the Thief."),
    ((state.EVENT_DESTROYS, 0, 2, cards.TAIL), "Ann aims at Cleo’s Tail."),
    ((state.EVENT_LOSES, 2, 8, 5), "Cleo loses the Copper Wild Lift Engine at the back."),
    ((state.EVENT_ROBS, 0, 1, card("screw drive")), "Ann takes the Screw Drive Engine from Ben’s airship."),
    ((state.EVENT_RETRIEVES, 0, DYNAMOTOR), "Ann takes the Gilded Dynamotor from the discards."),
    ((state.EVENT_DISCARDS, 0, card("goggle gondola-rear")), "Ann discards the Goggle Gondola Rear."),
    ((state.EVENT_SWAPS, 0, THIEF, TESLA), "Ann takes the Thief from the Emporium and gives the Tesla Disintegrator."),
    ((state.EVENT_REPLACES_EMPORIUM, 0), "Ann replaces the Emporium."),
    ((state.EVENT_PASSES, 0, 1), "Ann passes with 1 action left."),
    ((state.EVENT_COMPLETES, 1), "Ben is the first to complete an airship!"),
    ((state.EVENT_ROUND_OVER, 1, 701), f"Round 1 is over. {GAME.rules[701].text}"),
    ((state.EVENT_SCORES, 1, 9, 2), "Ben scores 9 points."),
    ((state.EVENT_SCORES, 1, cards.points_for(MUDDLE), 0), "Ben scores 20 points for a Muddle."),
    ((state.EVENT_BONUS, 1, FIRST, 2), "Ben receives 2 points for completing first."),
    ((state.EVENT_BONUS, 1, OTHER, 1), "Ben receives 1 point for a complete airship."),
    ((state.EVENT_BONUS, 1, WITH_DYNAMOTOR, 1), "Ben receives 1 point for the Gilded Dynamotor."),
    ((state.EVENT_TOTAL, 1, 12), "Ben has 12 points in all."),
    ((state.EVENT_GAME_OVER, 901), "The game is over: three rounds have been scored."),
]


def sentence(language: str, event: int, *values: int) -> str:
    a, b, c = (*values, 0, 0, 0)[:3]
    return says(fresh(3), "sentence", event, a, b, c, language=language)[0]


@pytest.mark.parametrize(("event", "words"), EVENTS)
def test_an_event_is_a_sentence(event: tuple[int, ...], words: str) -> None:
    assert sentence("en", *event) == words


def test_every_event_is_among_those() -> None:
    declared = {number for name, number in vars(state).items() if name.startswith("EVENT_")}
    assert {event[0] for event, _ in EVENTS} == declared


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize(("event", "words"), EVENTS)
def test_an_event_is_a_sentence_in_other_languages(language: str, event: tuple[int, ...], words: str) -> None:
    told = sentence(language, *event)
    assert told != words
    assert told[-1] in ".!"
    assert sum(name in told for name in ("Ann", "Ben", "Cleo")) == sum(name in words for name in ("Ann", "Ben", "Cleo"))
    assert [int(each) for each in told.replace(".", " ").split() if each.isdigit()] == [
        int(each) for each in words.replace(".", " ").split() if each.isdigit()
    ]


@pytest.mark.parametrize(
    ("language", "event", "words"),
    [
        ("de", (state.EVENT_PLAYS, 0, 5, 1), "Ann baut den Zylinder-Hubmotor vorn ein."),
        ("de", (state.EVENT_NO_MATCH, 1, cards.GONDOLA_FRONT), "Ben hat keine Vordergondel."),
        ("de", (state.EVENT_DESTROYS, 0, 2, cards.TAIL), "Ann zielt bei Cleo auf ein Heck."),
        ("de", (state.EVENT_PASSES, 0, 1), "Ann passt und verzichtet auf 1 Aktion."),
        ("de", (state.EVENT_BONUS, 1, WITH_DYNAMOTOR, 1), "Ben bekommt 1 Punkt für den Golddynamotor."),
        ("fr", (state.EVENT_PLAYS, 0, 5, 1), "Ann monte le Moteur de levage Haut-de-forme à l’avant."),
        ("fr", (state.EVENT_NO_MATCH, 1, cards.TAIL), "Ben n’a pas d’Empennage."),
        ("fr", (state.EVENT_COMPLETES, 1), "Ben achève son dirigeable avant tout le monde\u202f!"),
        ("fr", (state.EVENT_TOTAL, 1, 0), "Ben a 0 point en tout."),
    ],
)
def test_articles_and_numbers_are_those_of_the_language(language: str, event: tuple[int, ...], words: str) -> None:
    assert sentence(language, *event) == words


# --- questions and moves


def test_questions_say_what_matters() -> None:
    s = table("gear nose, gear tail", "key nose", actions=1)
    assert says(s, "prompt", 0) == ["What do you do? 1 action left."]
    assert says(s, "prompt", 0, language="de") == ["Was tust du? Noch 1 Aktion."]
    play(s, "gear nose")
    assert says(s, "prompt", 1) == ["Ann announces a Nose Cone: play one if you have one."]
    assert says(s, "prompt", 1, language="fr") == ["Ann annonce un Nez\u00a0: si tu as cette pièce, joue-la."]
    s.asked, s.decider = state.ASK_DRAW, 1
    assert says(s, "prompt", 1) == ["You draw 4 cards. From the pile, or from the Emporium?"]


LABELS = {
    NO_MATCH: "you have no matching part: say so",
    TRANSMUTE: "play Transmutation, and any part instead",
    KEEP_ALL: "keep all of them",
    placing("chain nose"): "play Chain Nose Cone, replacing Gear Nose Cone",
    placing("chain front"): "play Chain Lift Engine to the front",
    placing("chain back"): "play Chain Lift Engine to the back",
    PLAY_SPECIAL + 3: "play Thief: take a part of an opponent’s airship into your hand",
    SWAP: "swap for Key Nose Cone in the Emporium",
    SWAP + 1: "swap for an empty place in the Emporium",
    REPLACE_EMPORIUM: "replace the whole Emporium",
    PASS: "pass and end the turn",
    DISCARD + THIEF: "discard Thief",
    GIVE + card("key drive"): "lay Key Drive Engine into the Emporium",
    TAKE + card("gear tail"): "take Gear Tail from the discards",
    ROB + cards.SLOTS: "take Ben’s Nose Cone",
    ROB + cards.SLOTS + 1: "take Ben’s Chain Lift Engine in front",
    ROB + 4 * cards.SLOTS: "take seat 5’s Nose Cone",
    DESTROY + cards.PARTS + cards.LIFT: (
        "destroy one of Ben’s Lift Engines, Chain in front or Top Hat at the back: Ben chooses"
    ),
    DESTROY + cards.PARTS + cards.GONDOLA_REAR: "destroy Ben’s Screw Gondola Rear",
    DESTROY + cards.PARTS + cards.TAIL: "destroy Ben’s Tail",
    LOSE_FRONT: "lose the front Lift Engine",
    LOSE_BACK: "lose the back Lift Engine",
    DRAW_PILE: "draw from the pile",
    DRAW_EMPORIUM + 2: "take Thief from the Emporium",
    DRAW_EMPORIUM + 1: "take nothing from the Emporium",
}


@pytest.mark.parametrize("action", LABELS)
def test_a_move_says_what_it_does(action: int) -> None:
    assert says(benches(), "label", 0, action) == [LABELS[action]]


def test_who_loses_a_lift_engine_hears_which() -> None:
    s = benches()
    assert says(s, "label", 1, LOSE_BACK) == ["lose the Top Hat Lift Engine at the back"]
    assert says(s, "label", 1, LOSE_BACK, language="de") == ["den Zylinder-Hubmotor hinten hergeben"]


NOTATIONS = {
    NO_MATCH: "no match",
    TRANSMUTE: "transmute",
    KEEP_ALL: "keep all",
    placing("top-hat back"): "place top-hat back",
    PLAY_SPECIAL + 2: "play tesla",
    SWAP + 4: "swap 5",
    REPLACE_EMPORIUM: "replace emporium",
    PASS: "pass",
    DISCARD + card("gear gondola-rear"): "discard gear gondola-rear",
    GIVE + THIEF: "give thief",
    TAKE + card("brass lift"): "take brass lift",
    ROB + 2 * cards.SLOTS + 5: "rob seat 3 back",
    DESTROY + cards.LIFT: "destroy seat 1 lift",
    LOSE_FRONT: "lose front",
    LOSE_BACK: "lose back",
    DRAW_PILE: "draw",
    DRAW_EMPORIUM: "draw emporium 1",
}


def notation(s: State, action: int) -> str:
    return notation_of(GAME).text(said_of(GAME, s, "notation", action))


@pytest.mark.parametrize("action", NOTATIONS)
def test_a_move_is_written_as_in_files(action: int) -> None:
    assert notation(fresh(), action) == NOTATIONS[action]


def test_cards_are_written_by_suit_and_part_or_by_the_name_of_the_special() -> None:
    kinds = [notation(fresh(), DISCARD + kind).removeprefix("discard ") for kind in range(cards.KINDS)]
    assert [card(name) for name in kinds] == list(range(cards.KINDS))


# --- the table


AIRSHIPS = [
    "Airship: Gear Nose Cone and Key Drive Engine; worth 2 so far. Missing: front Lift Engine, Gondola Front, Gondola "
    "Rear, back Lift Engine and Tail.",
    "Airship: Chain Lift Engine in front, Screw Gondola Rear and Top Hat Lift Engine at the back; worth 3 so far. "
    "Missing: Nose Cone, Gondola Front, Drive Engine and Tail.",
    "Airship: Wrench Nose Cone, Gear Lift Engine in front, Goggle Gondola Front, Key Gondola Rear, Screw Drive Engine, "
    "Chain Lift Engine at the back and Top Hat Tail; worth 20 so far. It is complete.",
]


def test_the_table_in_sentences() -> None:
    s = benches()
    s.players[1].shown[card("key tail")] = 1
    s.players[1].unknown = 1
    s.players[2].may_have[cards.NOSE] = s.players[2].may_have[cards.TAIL] = 0
    blind(s, 0)
    assert says(s, "describe", 0, viewer=0) == [
        f"Round 1 of 3. Ann’s turn, 3 actions left. The pile has {s.pile_size} cards.",
        "Discards: nothing.",
        "Of Cleo’s 1 unknown card, none is a Nose Cone or Tail.",
        "Emporium: Key Nose Cone, an empty place and Thief.",
        f"Ann (you): 3 points, 3 cards in hand. {AIRSHIPS[0]}",
        f"Ben: 0 points, 2 cards in hand. {AIRSHIPS[1]} Surely holds Key Tail.",
        f"Cleo: 12 points, 1 card in hand. {AIRSHIPS[2]}",
        "Your hand: Chain Nose Cone and Tesla Disintegrator (×2).",
    ]
    assert says(s, "brief", 0, viewer=0) == says(s, "describe", 0, viewer=0)[3:]
    assert says(s, "own_hand", 0) == ["Your hand: Chain Nose Cone and Tesla Disintegrator (×2)."]


def test_the_table_in_german_and_french() -> None:
    s = benches()
    s.players[0].shown[card("chain nose")] = 1
    german, french = (says(s, "brief", 0, viewer=0, language=language)[1] for language in ("de", "fr"))
    assert german == (
        "Ann (du): 3 Punkte, 3 Karten auf der Hand. Luftschiff: Zahnrad-Bug und Schlüssel-Antriebsmotor; zählt bisher "
        "2. Es fehlen: vorderer Hubmotor, Vordergondel, Hintergondel, hinterer Hubmotor und Heck. Alle kennen von "
        "deiner Hand: Ketten-Bug."
    )
    assert french.replace("\u00a0", " ").replace("\u202f", " ") == (
        "Ann (toi) : 3 points, 3 cartes en main. Dirigeable : Nez Engrenage et Moteur de propulsion Clé ; vaut 2 "
        "jusqu’ici. Il manque : Moteur de levage avant, Nacelle avant, Nacelle arrière, Moteur de levage arrière et "
        "Empennage. Tout le monde sait que tu as en main : Nez Chaîne."
    )


@pytest.mark.parametrize(
    ("may_have", "limits"),
    [
        ([4] * 6, None),
        ([0, 4, 4, 4, 4, 4], "none is a Nose Cone"),
        ([4, 3, 4, 3, 4, 4], "at most 3 can be a Lift Engine or Gondola Rear"),
        ([2, 4, 1, 0, 2, 0], "none is a Gondola Rear or Tail, at most 1 can be a Gondola Front and at most 2 can be a "
         "Nose Cone or Drive Engine"),
    ],
)  # fmt: skip
def test_what_unknown_cards_cannot_be_is_said_from_few_to_many(may_have: list[int], limits: str | None) -> None:
    s = table("chain nose", "gear nose, gear tail, key tail, thief")
    s.players[1].may_have = may_have
    said = [line for line in says(s, "describe", 0) if "unknown" in line]
    assert said == ([f"Of Ben’s 4 unknown cards, {limits}."] if limits else [])


def test_a_spectator_hears_of_every_hand_and_holds_none() -> None:
    s = benches()
    s.players[0].may_have[cards.NOSE] = 0
    blind(s, NONE)
    said = says(s, "describe", NONE)
    assert "Of Ann’s 3 unknown cards, none is a Nose Cone." in said
    assert not any(line.startswith("Your hand") or "(you)" in line for line in said)


def test_when_the_game_is_over_it_is_nobodys_turn() -> None:
    s = benches()
    s.asked = NONE
    assert says(s, "describe", 0)[0] == f"Round 1 of 3. The pile has {s.pile_size} cards."


# --- points, and reasons of hints


def test_points_come_from_the_rounds() -> None:
    s = table("chain nose", "gear nose", points=((3, 0, 20), (0, 1, 2)))
    assert [each.plain for each in parsed(said_of(GAME, s, "breakdown", 0), GAME.messages)] == [(3, 0), (0, 1), (20, 2)]
    assert says(s, "breakdown", 0) == ["round 1", "round 2", "round 3"]


def test_facts_have_a_value_and_say_which_airship() -> None:
    s = benches()
    s.round, s.first_done = 2, 0
    s.players[0].points[0] = 12
    facts = parsed(said_of(GAME, s, "facts", 0), GAME.messages)
    assert dict(zip(says(s, "facts", 0), (fact.plain[0] for fact in facts), strict=True)) == {
        "the parts on your airship of round 2": 2,
        "the points of your airship of round 2": 2,
        "you are the first to complete an airship in round 2": 1,
        "you have the most points in round 1": 1,
        "your airship of round 2 has a Nose Cone": 1,
        "your airship of round 2 has a Drive Engine": 1,
        "you hold the Tesla Disintegrator": 1,
    }
    s.asked = NONE
    assert "you have the most points in round 2" in says(s, "facts", 0)


# --- table talk


def insults(language: str) -> list[str]:
    return [texts_of(GAME, language).text(f"insult-{id}") for id in messages.INSULTS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_robbed_destroyed_or_overtaken_has_words_for_it(language: str) -> None:
    s = fresh(3)
    speakers = {
        (state.EVENT_ROBS, 0, 2, THIEF): 2,
        (state.EVENT_LOSES, 1, 3, 4): 1,
        (state.EVENT_TRANSMUTES, 2, 0, 0): 0,
        (state.EVENT_COMPLETES, 0, 0, 0): 1,
    }
    heard = set()
    for ply in range(100):
        for event, speaker in speakers.items():
            assert said_of(GAME, s, "remark", *event, ply)[1] == speaker
            heard |= set(says(s, "remark", *event, ply, language=language))
    assert heard == set(insults(language))
    assert len(heard) == 18
    for event_number in {event[0] for event, _ in EVENTS} - {event[0] for event in speakers}:
        assert said_of(GAME, s, "remark", event_number, 0, 1, 0, 7) == []


# --- catalogues


def own_cards() -> Game:
    text = Path(cards.__file__).with_name("cards.toml").read_text(encoding="utf-8")
    for old, new in (
        ("Top Hat", "Bowler"),
        ("Lift Engine", "Balloon"),
        ('"Thief"', '"Magpie"'),
        ("muddle = 20", "muddle = 9"),
    ):
        assert old in text
        text = text.replace(old, new)
    return GAME.with_card_text(text, "my cards.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_cards_keep_their_names_in_every_language(language: str) -> None:
    game, s = own_cards(), benches()
    said = " ".join(
        line
        for what, arguments in (("label", (0, ROB + cards.SLOTS + 5)), ("describe", (0,)), ("label", (0, SWAP + 2)))
        for line in says(s, what, *arguments, language=language, game=game)
    )
    assert "Bowler Balloon" in said
    assert "Magpie" in said
    assert "Balloon 2" in said
    usual = Speaker(GAME, language)
    for kind, n in (
        (telling.CARD, card("top-hat lift")),
        (telling.CARD, THIEF),
        (telling.SUIT, 5),
        (telling.PART, 1),
    ):
        assert usual.name(kind, n) not in said
    scores = GAME.messages[state.EVENT_SCORES]
    assert said_of(game, s, "sentence", state.EVENT_SCORES, 0, 20, 0)[0] == scores
    assert said_of(game, s, "sentence", state.EVENT_SCORES, 0, 9, 0)[0] == messages.SCORES_MUDDLE


def test_the_figures_of_own_cards_are_said() -> None:
    text = Path(cards.__file__).with_name("cards.toml").read_text(encoding="utf-8")
    game = GAME.with_card_text(
        text.replace("suit_card = 2", "suit_card = 4").replace("copies = 2", "copies = 1"), "mine"
    )
    lines = listed_cards(game)
    assert lines[0] == "Chain: one of each part, two Lift Engines; 4 points a card if it is your suit [printed]"
    assert lines[9].startswith("Transmutation, 1 card: when another player announces a part")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str) -> None:
    speaker = Speaker(GAME, language)
    for kind in (telling.SUIT, telling.PART, telling.SLOT, telling.CARD, telling.EFFECT):
        names = [speaker.name(kind, n) for n in range(len(kind.ids))]
        assert len(set(names)) == len(names)
