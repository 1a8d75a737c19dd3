"""Instinct: how good an action looks at a glance, in hundredths of a point. Greedy play and the search use it.

It considers what a Traitor could throw overboard, what that is worth after the bribe, and how likely a named Traitor is
to be in somebody's hand, as far as the seat has seen the draft.
"""

from __future__ import annotations

from aerodrome.games.mad_zeppelin import cards, rules, sight, state
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.record import NONE

COIN = 40  # what a coin and a Cargo card are worth
CARD = 90
FINISH = 500  # reaching the goal

# The chance in percent of getting a Traitor's heading, and what the ability is worth besides cheaper throws.
HIT = (55, 55, 55, 55, 55, 75, 55, 55, 55, 95, 55, 55, 90, 60)
ABILITY = (70, 10, 25, 0, 0, 0, 50, 0, 0, 15, 0, 0, 20, 20)


def hit_chance(t: int) -> int:
    return HIT[t]


def ability_worth(t: int) -> int:
    return ABILITY[t]


def appeal(s: State, seat: int, action: int) -> int:
    if s.asked == state.ASK_ACTION:
        return action_appeal(s, seat, action)
    if s.asked == state.ASK_PICK:
        return pick_appeal(s, seat, action - state.PICK)
    if s.asked == state.ASK_PLAY:
        return lay_down_appeal(s, seat, action - state.PLAY)
    if s.asked == state.ASK_NAME:
        return name_appeal(s, seat, action - state.NAME)
    if s.asked == state.ASK_DIE or s.asked == state.ASK_CHANGE:
        return die_appeal(s, seat, action)
    if s.asked == state.ASK_PAY:
        return payment_appeal(s, action)
    if s.asked == state.ASK_STEAL:
        return steal_appeal(s, seat, action)
    if s.asked == state.ASK_RIVAL:
        return rules.score(s, action - state.RIVAL)
    return -keep_worth(action - state.SHOW) if action != state.SHOW_HAND else 0


# --- throwing -----------------------------------------------------------------------------------------------


def throw_worth(s: State, seat: int, kind: int) -> int:
    """What Cargo of this kind adds to the seat's points, in hundredths. It is worth extra if it reaches the goal or
    fills a missing level."""
    return worth_beside(s, seat, kind, rules.missing_levels(s, seat), to_goal(s, seat))


def to_goal(s: State, seat: int) -> int:
    """How many points the seat still needs."""
    return rules.goal(s) - rules.score(s, seat)


def worth_beside(s: State, seat: int, kind: int, missing: int, needed: int) -> int:
    """The same for a seat that has these missing levels and needs so many points."""
    player = s.players[seat]
    level = 1 << cards.level_of(kind)
    gain = cards.points_of(kind)
    if kind == cards.STRANGE:
        gain = rules.first_level_among(player.laid_out)
    elif level == 1 << 1:
        gain += player.laid_out[cards.STRANGE]
    if missing == level:
        gain += 1
    worth = 100 * gain
    if gain >= needed:
        worth += FINISH
    if missing & level != 0:
        worth += 20
    return worth


def best_throw(s: State, seat: int, t: int, extra_coins: int) -> int:
    """The worth of the best throw from the hand with the Traitor t and a die that shows its heading; 0 for none."""
    return best_beside(s, seat, t, rules.means(s, seat) + extra_coins, rules.missing_levels(s, seat), to_goal(s, seat))


def best_beside(s: State, seat: int, t: int, can_spend: int, missing: int, needed: int) -> int:
    """The same for a seat that has these missing levels and needs so many points."""
    hand = s.players[seat].hand
    best = 0
    for kind in range(cards.THROWABLE):
        if hand[kind] > 0:
            price = rules.price_as(s, seat, kind, t)
            if price <= can_spend:
                best = max(best, worth_beside(s, seat, kind, missing, needed) - COIN * price)
    return best


def throw_now(s: State, seat: int, t: int, extra_coins: int) -> int:
    return best_throw(s, seat, t, extra_coins) if rules.heading_shown(s, cards.heading_of(t)) else 0


# --- Traitors -----------------------------------------------------------------------------------------------


def pick_appeal(s: State, seat: int, t: int) -> int:
    text = rules.search_text(s, t)
    brings = COIN * cards.search_coins(text) + CARD * cards.search_cards(text)
    throws = best_throw(s, seat, t, cards.search_coins(text)) * hit_chance(t) // 100
    return brings + throws + ability_worth(t) + (12 * s.n_seats if t == cards.HELEN else 0)


def lay_down_appeal(s: State, seat: int, t: int) -> int:
    """The appeal of a Traitor now. The seat plays both Traitors sooner or later."""
    coins = cards.search_coins(rules.search_text(s, t))
    early = s.round == 1
    if t == cards.TIM:
        return best_to_take_over(s, seat, ~s.played & ~(1 << cards.SHADOW | 1 << cards.TIM))
    if t == cards.SHADOW:
        return best_to_take_over(s, seat, rules.copyable(s)) - (60 if early else 0)
    worth = throw_now(s, seat, t, coins)
    if t == cards.RATATINE or (t == cards.HERNAN and worth == 0):
        worth = best_throw(s, seat, t, coins) * hit_chance(t) // 100
    if early:
        worth += ability_worth(t)
        if t == cards.FRED or t == cards.HELEN:
            worth += CARD
    return worth


def best_to_take_over(s: State, seat: int, those: int) -> int:
    best = 0
    for t in range(cards.TRAITORS):
        if (those >> t) & 1 == 1:
            best = max(best, take_over_worth(s, seat, t))
    return best


def take_over_worth(s: State, seat: int, t: int) -> int:
    worth = throw_now(s, seat, t, 0) + ability_worth(t)
    if t == cards.RATATINE or (t == cards.HERNAN and not rules.heading_shown(s, cards.heading_of(t))):
        worth = max(worth, best_throw(s, seat, t, 0) * hit_chance(t) // 100)
    return worth


# --- naming -------------------------------------------------------------------------------------------------


def name_appeal(s: State, seat: int, t: int) -> int:
    who = rules.namer(s)
    mine = (s.players[seat].traitors >> t) & 1 == 1
    if who == cards.SHADOW:
        return take_over_worth(s, seat, t)
    if who == cards.TIM:
        return take_over_worth(s, seat, t) + (-150 if mine else chance_in_a_hand(s, seat, t) // 2)
    if mine:
        return -100
    chance = chance_in_a_hand(s, seat, t)
    if who == cards.KARL:
        return 0 if t == cards.CARLOTTA or t == cards.IGOR else chance * (100 + popularity(t)) // 100
    return chance * (60 + popularity(t)) // 100


def popularity(t: int) -> int:
    """How much players like to pick a Traitor and lay it down."""
    return ability_worth(t) + (60 if t == cards.FRED or t == cards.RATATINE else 0) - (60 if t == cards.HANS else 0)


def chance_in_a_hand(s: State, seat: int, t: int) -> int:
    """The chance in percent that a rival can still lay down the Traitor, as far as the seat can tell."""
    passed_on = (s.players[seat].passed_on >> t) & 1 == 1
    return chance_beside(s, seat, t, chance_of_unseen(s, seat, passed_on))


def chance_beside(s: State, seat: int, t: int, unseen: int) -> int:
    """The same with the chance of a Traitor of which the seat has seen nothing since the draft."""
    if ((s.played | s.laid_open | s.banned) >> t) & 1 == 1 or s.seen_at[t] == state.OUT_OF_PLAY:
        return 0
    if s.seen_at[t] != NONE:
        return 100
    if sight.sees_out(s, seat):
        return 0 if (s.out >> t) & 1 == 1 else 100
    return unseen


def chance_of_unseen(s: State, seat: int, passed_on: bool) -> int:
    """The chance of a Traitor that was passed on to the seat in the draft, or of one that was not."""
    earlier = kit.places_after(seat, s.leader, s.n_seats)
    known = ones(s.players[seat].passed_on)
    if passed_on:
        return 100 * (s.n_seats - 1 - earlier) // max(1, known - 1)
    return 100 * (s.n_seats - 1 + earlier) // max(1, cards.TRAITORS - 1 - known)


# --- the actions of a play ----------------------------------------------------------------------------------


def action_appeal(s: State, seat: int, action: int) -> int:
    player = s.players[seat]
    if action == state.END_PLAY:
        return 0
    if action == state.LAY_OUT + cards.ALCOHOL:
        return 10_000
    if action >= state.LAY_OUT:
        kind = action - state.LAY_OUT
        return throw_worth(s, seat, kind) - COIN * rules.price_as(s, seat, kind, player.acts_as)
    wants_heading = (
        player.acts_as != NONE and s.thrown == 0 and not rules.heading_shown(s, cards.heading_of(player.acts_as))
    )
    could_throw = player.acts_as != NONE and best_throw(s, seat, player.acts_as, 0) > 0
    if action != state.USE_ABILITY:
        return reroll_appeal(s, seat, action - state.USE_ABILITY - 1) if wants_heading and could_throw else -1
    t = player.current
    if t == cards.KARL or t == cards.RIPP:
        return 5_000
    if t == cards.TIM:
        return best_to_take_over(s, seat, ~s.played & ~(1 << cards.SHADOW | 1 << cards.TIM))
    if t == cards.SHADOW:
        return best_to_take_over(s, seat, rules.copyable(s))
    if t == cards.RATATINE:
        return 5_000 if wants_heading and could_throw else other_heading(s, seat)
    return -1


def other_heading(s: State, seat: int) -> int:
    """Is there a Traitor in hand whose heading no die shows?"""
    for t in range(cards.SHADOW):
        if (
            (s.players[seat].traitors >> t) & 1 == 1
            and t != cards.TIM
            and not rules.heading_shown(s, cards.heading_of(t))
        ):
            return 50
    return -1


def reroll_appeal(s: State, seat: int, die: int) -> int:
    return 5_000 - (100 if wanted_by_hand(s, seat, s.dice[die]) else 0)


def wanted_by_hand(s: State, seat: int, heading: int) -> bool:
    """Does a Traitor still in the seat's hand need this heading?"""
    for t in range(cards.TIM):
        if (s.players[seat].traitors >> t) & 1 == 1 and cards.heading_of(t) == heading:
            return True
    return False


def die_appeal(s: State, seat: int, action: int) -> int:
    if action == state.CHANGE_NO_MORE:
        return 0
    die = (action - state.SET_DIE) // cards.HEADINGS
    heading = (action - state.SET_DIE) % cards.HEADINGS
    old = s.dice[die]
    player = s.players[seat]
    worth = 0
    if not rules.heading_shown(s, heading):
        if s.asked == state.ASK_CHANGE and player.acts_as != NONE and cards.heading_of(player.acts_as) == heading:
            worth = 300
        else:
            worth = heading_worth(s, seat, heading)
    if s.asked == state.ASK_DIE:
        return worth + (5 if rules.heading_shown(s, heading) else 0)
    needed = wanted_by_hand(s, seat, old) or cards.heading_of(player.acts_as) == old
    return -10 if needed and dice_showing(s, old) == 1 else worth - 10


def heading_worth(s: State, seat: int, heading: int) -> int:
    """What the Traitors in the seat's hand could throw with this heading."""
    best = 0
    for t in range(cards.TIM):
        if (s.players[seat].traitors >> t) & 1 == 1 and cards.heading_of(t) == heading:
            best = max(best, 30 + best_throw(s, seat, t, cards.search_coins(rules.search_text(s, t))))
    return best


def dice_showing(s: State, face: int) -> int:
    count = 0
    for die in range(cards.DICE):
        if s.dice[die] == face and face != cards.BLACK:
            count += 1
    return count


# --- coins and cards ----------------------------------------------------------------------------------------


def payment_appeal(s: State, action: int) -> int:
    """Pay with crates first, since they have no other use, but not if they give change."""
    if action == state.PAY_COINS:
        return 0
    worth = cards.worth_of(cards.CARGO - 2 + action - state.PAY_SMALL)
    return worth if worth <= s.owed else -worth


def steal_appeal(s: State, seat: int, action: int) -> int:
    if action == state.STEAL_COIN:
        return COIN + (CARD if s.players[seat].coins < 3 else 0)
    return CARD


def keep_worth(kind: int) -> int:
    """How much a card in hand is worth to its player."""
    if kind < cards.STRANGE:
        return 10 * cards.points_of(kind)
    return 35


def hunch(s: State, seat: int, action: int) -> int:
    """The same as ``appeal``, which is fast enough in this game."""
    return appeal(s, seat, action)
