// What an airship counts (DD-8.1 to DD-8.8), and what a move would make of it.
import {
  BACK_LIFT,
  DESTROY,
  DYNAMOTOR,
  DYNAMOTORS,
  FIRST,
  FIRST_SLOT,
  LAST_SLOT,
  FRONT_LIFT,
  LOSE_BACK,
  LOSE_FRONT,
  MUDDLE,
  NONE,
  OTHER,
  PARTS,
  PLACE,
  PLAY_SPECIAL,
  POINTS,
  ROB,
  SINGLE_CARD,
  SLOTS,
  SUIT_CARD,
  SUITS,
  WILD,
  WILD_CARD,
  WITH_DYNAMOTOR,
  type State,
} from './numbers';

export interface Value {
  /** Points for the airship without bonuses. */
  points: number;
  /** The suit that counts, NONE where none does. */
  suit: number;
  /** Its cards. */
  ofSuit: number;
  wilds: number;
  /** Cards that count one each because there is neither a pair nor a Wild card. */
  singles: number;
  muddle: boolean;
  parts: number;
}

/** Count an airship, given the suit at each place. */
export function valueOf(ship: readonly number[]): Value {
  const cards = Array.from({ length: SUITS }, (_, suit) => ship.filter((each) => each === suit).length);
  const parts = ship.filter((suit) => suit !== NONE).length;
  const wilds = cards[WILD] + cards[WILD + 1];
  const most = Math.max(...cards.slice(0, WILD));
  const suit = cards.indexOf(most);
  if (wilds === 0 && most <= 1) {
    const muddle = parts === SLOTS;
    return {
      points: muddle ? POINTS[MUDDLE] : parts * POINTS[SINGLE_CARD],
      suit: NONE,
      ofSuit: 0,
      wilds,
      singles: parts,
      muddle,
      parts,
    };
  }
  const points = most * POINTS[SUIT_CARD] + wilds * POINTS[WILD_CARD];
  return { points, suit: most ? suit : NONE, ofSuit: most, wilds, singles: 0, muddle: false, parts };
}

/** The bonus that a seat would receive if the round ended with its airship like this. A hand that is not known counts nothing. */
export function bonusOf(state: State, seat: number, ship: readonly number[] = state.players[seat].ship): number {
  const value = valueOf(ship);
  if (value.muddle) return 0;
  const held = Math.max(0, state.players[seat].hand[DYNAMOTOR]);
  const dynamotors = state.options[DYNAMOTORS] === 0 ? Math.min(held, 1) : held;
  const first = state.first_done === NONE || state.first_done === seat;
  const done = value.parts === SLOTS ? POINTS[first ? FIRST : OTHER] : 0;
  return done + dynamotors * POINTS[WITH_DYNAMOTOR];
}

export interface Change {
  seat: number;
  ship: number[];
  slot: number;
}

/** What an action of `actor` would make of whose airship; null where it touches none. */
export function changeBy(state: State, actor: number, action: number): Change | null {
  const changed = (seat: number, slot: number, suit: number): Change | null => {
    if (!state.players[seat]) return null;
    const ship = [...state.players[seat].ship];
    ship[slot] = suit;
    return { seat, ship, slot };
  };
  if (action >= PLACE && action < PLAY_SPECIAL && actor >= 0)
    return changed(actor, (action - PLACE) % SLOTS, Math.floor((action - PLACE) / SLOTS));
  if (action >= ROB && action < DESTROY)
    return changed(Math.floor((action - ROB) / SLOTS), (action - ROB) % SLOTS, NONE);
  if (action === LOSE_FRONT || action === LOSE_BACK)
    return changed(actor, action === LOSE_FRONT ? FRONT_LIFT : BACK_LIFT, NONE);
  if (action >= DESTROY && action < LOSE_FRONT) {
    const [seat, part] = [Math.floor((action - DESTROY) / PARTS), (action - DESTROY) % PARTS];
    const slots = [FIRST_SLOT[part], LAST_SLOT[part]].filter((slot) => state.players[seat]?.ship[slot] !== NONE);
    // Of two Lift Engines the victim chooses: nobody can say yet what will be left.
    if (new Set(slots).size !== 1) return null;
    return changed(seat, slots[0], NONE);
  }
  return null;
}
