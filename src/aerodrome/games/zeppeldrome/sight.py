"""What a seat of Zeppeldrome knows, and worlds that agree with it.

Hidden are the hands, the plans that lie face down since they were chosen, the choices of plans that are not yet
revealed, the pile, and which card was stolen while others are in doubt. `deal` first guesses, for a viewer who is in
doubt, what that card was. Then it is certain how many unseen cards of which period each other group (a hand with its
hidden plan) has: they are dealt, and then it is chosen which of them is the plan.

No world is ever dealt that the viewer could rule out. And every world that can be is dealt, with its true chance if
others choose their cards at random, as long as

- the viewer is in no doubt about a stolen card, or thief and victim have drawn nothing since, and the thief has shown
  nothing while a plan lay face down that it had before; else the guess at that card is only near its chance;
- no card has left a hand after another came in behind its hidden plan, in one turn; else the plan is one that was there
  in time, but not always with the right chance;
- nobody is told more than could be seen.

That keeps all this short, and true. It happens in three cases, and all are rare.

- When somebody steals while an earlier theft is in doubt, everybody is told of that card. With one Stowaway in the deck
  the doubt has to last over a reshuffle.
- When somebody draws behind a hidden plan, is thief or victim, and then shows a card, that may say something about the
  stolen card which is too much to keep: then everybody is told of it, or that it was not of some period. So it is when
  the thief, behind a plan, shows a card that somebody else knows.
- When groups have cards of more than four periods, everybody is told who has the oldest ones. These have been kept over
  four reshuffles.

In a dealt world the other seats have chosen no plan yet, and know nothing of each other's cards.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome.cards import (
    CARDS_IN_DECK,
)
from aerodrome.games.zeppeldrome.knowledge import (
    age_of,
    count_of_age,
    has_hidden_plan,
    is_third,
    known_word,
    may_be_card,
    unknown_of_age,
)
from aerodrome.games.zeppeldrome.state import (
    MAYBE_KNOWN,
    PERIODS,
    SEATS,
    State,
)
from aerodrome.rulebook.bits import (
    WORD,
    is_in,
    next_in,
    nth_one,
    ones,
    put_in,
    take_out,
)
from aerodrome.rulebook.chance import (
    below,
    next_word,
)
from aerodrome.rulebook.record import (
    HIDDEN,
    NONE,
)

# --- blind --------------------------------------------------------------------------------------------------


def blind(s: State, seat: int) -> None:
    for i in range(4):
        s.rng[i] = HIDDEN
    for word in range(2):
        s.pile[word] = HIDDEN
    if is_third(s, seat):
        s.stolen = HIDDEN
        s.stolen_age = HIDDEN
    for i in range(s.n_seats):
        if i != seat:
            blind_player(s, i)


def blind_player(s: State, i: int) -> None:
    player = s.players[i]
    player.chosen = NONE  # nobody sees who has chosen a plan already
    if has_hidden_plan(s, i):
        player.plan = HIDDEN
    player.doubt = HIDDEN
    for word in range(2):
        player.hand[word] = HIDDEN
        for other in range(SEATS):
            player.knows[other][word] = HIDDEN


# --- deal ---------------------------------------------------------------------------------------------------


def deal(s: State, seat: int, rng: Any) -> None:
    for i in range(4):
        s.rng[i] = next_word(rng)
    forget_others(s, seat)
    if is_third(s, seat):
        guess_theft(s, seat, rng)
    gather_unseen(s, seat)
    for i in range(s.n_seats):
        if i != seat:
            for age in range(PERIODS):
                for _ in range(cards_missing(s, i, age)):
                    deal_card(s, i, age, rng)
    if is_third(s, seat) and s.stolen == NONE and s.shown_by_thief[s.stolen_age] == 0:
        choose_stolen(s, seat, rng)
    for i in range(s.n_seats):
        if i != seat and has_hidden_plan(s, i):
            choose_hidden_plan(s, seat, i, rng)


def forget_others(s: State, seat: int) -> None:
    """The other seats know no card; of a theft they know as much as everybody."""
    for i in range(s.n_seats):
        if i != seat:
            player = s.players[i]
            player.doubt = s.doubt if is_third(s, i) else 0
            for word in range(2):
                for other in range(SEATS):
                    player.knows[other][word] = 0


def known_there(s: State, seat: int, i: int, word: int) -> int:
    """A word of the set of cards that are in a group, to the viewer, now that it is guessed which one was stolen."""
    known = known_word(s, seat, i, word)
    if s.victim == NONE or seat == NONE or s.stolen == NONE:
        return known
    if seat == s.victim or (is_third(s, seat) and is_in(s.players[seat].knows[s.victim], s.stolen)):
        if i == s.victim:
            known &= ~bit_in(s.stolen, word)
        if i == s.thief:
            known |= bit_in(s.stolen, word)
    return known


def gather_unseen(s: State, seat: int) -> None:
    """Put all cards that the viewer cannot see into the pile, and only those known to be there into other groups."""
    s.pile[0] = ((1 << WORD) - 1) & ~s.discards[0]
    s.pile[1] = ((1 << (CARDS_IN_DECK - WORD)) - 1) & ~s.discards[1]
    for i in range(s.n_seats):
        player = s.players[i]
        if i != seat:
            for word in range(2):
                player.hand[word] = known_there(s, seat, i, word)
        if player.plan != NONE and player.plan != HIDDEN:
            take_out(s.pile, player.plan)
        for word in range(2):
            s.pile[word] &= ~player.hand[word]


def cards_missing(s: State, i: int, age: int) -> int:
    """How many cards of a period a group still lacks."""
    missing = count_of_age(s, i, age)
    if s.victim != NONE and age == s.stolen_age:
        missing += 1 if i == s.thief else 0
        missing -= 1 if i == s.victim else 0
    for word in range(2):
        missing -= ones(s.players[i].hand[word] & s.periods[age][word])
    return missing


def deal_card(s: State, i: int, age: int, rng: Any) -> None:
    """Deal a group one of the unseen cards of a period."""
    low = s.pile[0] & s.periods[age][0]
    high = s.pile[1] & s.periods[age][1]
    card = nth_of_both(low, high, below(rng, ones(low) + ones(high)))
    take_out(s.pile, card)
    put_in(s.players[i].hand, card)


# --- a theft in doubt ---------------------------------------------------------------------------------------


def guess_theft(s: State, seat: int, rng: Any) -> None:
    """Guess the period of the stolen card, or that it was a certain one of those that the viewer knew."""
    s.stolen = NONE
    s.stolen_age = NONE
    total = 0
    for age in range(PERIODS):
        total += chance_of_age(s, seat, age)
    total += suspects(s, seat) * chance_of_shown(s, seat, NONE)
    nth = below(rng, total)
    for age in range(PERIODS):
        chance = chance_of_age(s, seat, age)
        if nth >= 0 and nth < chance:
            s.stolen_age = age
        nth -= chance
    if nth >= 0:
        s.stolen = nth_suspect(s, seat, nth // chance_of_shown(s, seat, NONE))
        s.stolen_age = age_of(s, s.stolen)


def chance_of_age(s: State, seat: int, age: int) -> int:
    """How likely a card of a period was stolen that the viewer did not know: as many as the victim had.

    Those shown by the victim since are gone from the count, which is as it should be: they were less likely in its hand
    if one of their period was stolen.
    """
    doubt = s.players[seat].doubt if seat != NONE else s.doubt
    if (doubt >> age) & 1 == 0:
        return 0
    cards = unknown_of_age(s, seat, s.victim, age)
    if age == 0:
        cards = max(1, cards - s.drawn_by_victim)
    return cards * chance_of_shown(s, seat, age)


def chance_of_shown(s: State, seat: int, age: int) -> int:
    """How likely the thief had to show what it has shown, with a stolen card of this period among the unknown ones."""
    chance = 1
    for other in range(PERIODS):
        if s.shown_by_thief[other] > 0:
            left = min(20, unknown_of_age(s, seat, s.thief, other) + 1)
            chance *= left + min(20, s.shown_by_thief[other]) if other == age else max(1, left)
    return chance


def suspects(s: State, seat: int) -> int:
    """How many cards that the viewer knew with the victim can have been stolen."""
    count = 0
    if seat != NONE and s.players[seat].doubt & MAYBE_KNOWN != 0:
        card = next_in(s.players[seat].knows[s.victim], 0)
        while card < CARDS_IN_DECK:
            if may_be_card(s, seat, card):
                count += 1
            card = next_in(s.players[seat].knows[s.victim], card + 1)
    return count


def nth_suspect(s: State, seat: int, nth: int) -> int:
    card = next_in(s.players[seat].knows[s.victim], 0)
    while nth > 0 or not may_be_card(s, seat, card):
        if may_be_card(s, seat, card):
            nth -= 1
        card = next_in(s.players[seat].knows[s.victim], card + 1)
    return card


def choose_stolen(s: State, seat: int, rng: Any) -> None:
    """The thief has shown none that can be it: the stolen card is one of its cards of this period."""
    low = s.players[s.thief].hand[0] & s.periods[s.stolen_age][0] & ~known_word(s, seat, s.thief, 0)
    high = s.players[s.thief].hand[1] & s.periods[s.stolen_age][1] & ~known_word(s, seat, s.thief, 1)
    s.stolen = nth_of_both(low, high, below(rng, ones(low) + ones(high)))


# --- a hidden plan ------------------------------------------------------------------------------------------


def choose_hidden_plan(s: State, seat: int, i: int, rng: Any) -> None:
    """One card of the group lies face down, each as likely as the others that were there when it was laid."""
    player = s.players[i]
    low = player.hand[0] & ~no_plan_word(s, i, 0)
    high = player.hand[1] & ~no_plan_word(s, i, 1)
    for age in range(min(player.plan_age, PERIODS)):
        low &= ~s.periods[age][0]
        high &= ~s.periods[age][1]
    later = player.later
    while later > 0 and ones(low) + ones(high) > 1:
        # Cards that came later are of the plan's own period, and unknown to the viewer.
        new_low = low & s.periods[player.plan_age][0] & ~known_there(s, seat, i, 0)
        new_high = high & s.periods[player.plan_age][1] & ~known_there(s, seat, i, 1)
        if new_low == 0 and new_high == 0:
            later = 0
        else:
            card = nth_of_both(new_low, new_high, below(rng, ones(new_low) + ones(new_high)))
            low &= ~bit_in(card, 0)
            high &= ~bit_in(card, 1)
            later -= 1
    player.plan = nth_of_both(low, high, below(rng, ones(low) + ones(high)))
    take_out(player.hand, player.plan)


def no_plan_word(s: State, i: int, word: int) -> int:
    """A word of the set of cards that cannot be this plan: everybody knows it, or they were stolen since."""
    cards = s.known_in_hand[word]
    if i == s.thief and s.behind_plan == 1 and s.stolen != NONE:
        cards |= bit_in(s.stolen, word)
    return cards


def bit_in(card: int, word: int) -> int:
    """The bit of a card in a word of a set, 0 when it is in the other."""
    return 1 << (card % WORD) if card // WORD == word else 0


def nth_of_both(low: int, high: int, nth: int) -> int:
    """The nth card of a set given by its two words."""
    return nth_one(low, nth) if nth < ones(low) else WORD + nth_one(high, nth - ones(low))
