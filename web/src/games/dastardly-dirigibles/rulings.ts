// What the rules in this page say of a table: what an airship counts, what a move makes of it, and what a card is good
// for (previews.py). Without the rules, which may still be on their way, they say nothing.
import type { TableView } from '../../table/table.svelte';
import {
  DESTROY,
  DISCARD,
  GIVE,
  NONE,
  PLACE,
  PLAY_SPECIAL,
  ROB,
  SWAP,
  FIRST_SPECIAL,
  REPLACE_EMPORIUM,
  type State,
} from './numbers';

/** The part of a table that the rules are asked about. */
export type Asked = Pick<TableView<State>, 'rules' | 'bytes' | 'viewer'>;

/** What an airship counts, and why. */
export interface Worth {
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

export interface Value extends Worth {
  /** The first to be complete in this round? */
  first: boolean;
  /** The points besides, should the round end like this. */
  bonus: number;
}

function worthIn([points, suit, ofSuit, wilds, singles, muddle, parts]: readonly number[]): Worth {
  return { points, suit, ofSuit, wilds, singles, muddle: muddle === 1, parts };
}

/** What a seat's airship counts once the viewer has taken an action, NONE for none. */
export function valueOf({ rules, bytes, viewer }: Asked, seat: number, action = NONE): Value | null {
  if (!rules || !bytes) return null;
  const told = rules.previews('value', bytes, seat, viewer, action);
  const [first, bonus] = told.slice(-2);
  return { ...worthIn(told), first: first === 1, bonus };
}

/** What an airship counts that is not on the table any more, by its suits from nose to tail. */
export function worthOf({ rules, bytes }: Asked, ship: readonly number[]): Worth | null {
  return rules && bytes ? worthIn(rules.previews('worth', bytes, ...ship)) : null;
}

/** What an action of the viewer makes of an airship. */
export interface Change {
  seat: number;
  slot: number;
  /** Its points. */
  before: number;
  after: number;
  /** The suit that is there then, NONE for an empty place. */
  suit: number;
}

/** The airship that an action changes; null where it changes none, or where nobody can say yet how. */
export function changeBy({ rules, bytes, viewer }: Asked, action: number): Change | null {
  if (!rules || !bytes || action === NONE) return null;
  const [seat, slot, before, after, suit] = rules.previews('change', bytes, viewer, action);
  return seat === NONE ? null : { seat, slot, before, after, suit };
}

export type What = 'place' | 'transmute' | 'special' | 'discard' | 'swap' | 'give' | 'rob' | 'destroy';

/** Something to do with a card of the hand. Some are two questions to the server, such as swapping: take from the
 *  Emporium, then give. Here they are one. */
export interface Use {
  what: What;
  action: number;
  /** The answer to the question that follows; NONE where the person decides. */
  answer: number;
  /** The place on one's own airship that the card fills, or in the Emporium that it is swapped for; NONE for none. */
  slot: number;
  place: number;
  /** The number of the rule that forbids it, 0 if it is legal. */
  rule: number;
  /** What the airship counts then. */
  points: number;
}

const USE = 5;

function whatIs(action: number, answer: number): What {
  if (answer >= DESTROY) return 'destroy';
  if (answer >= ROB) return 'rob';
  if (action >= GIVE) return 'give';
  if (action >= DISCARD) return 'discard';
  if (action >= SWAP) return 'swap';
  if (action >= PLAY_SPECIAL) return 'special';
  if (action >= PLACE) return 'place';
  return answer === NONE ? 'special' : 'transmute';
}

const use = (action: number, answer: number, slot: number, rule: number, points: number): Use => ({
  what: whatIs(action, answer),
  action,
  answer,
  slot,
  place: action >= SWAP && action < REPLACE_EMPORIUM ? action - SWAP : NONE,
  rule,
  points,
});

/** All that the viewer can think of doing with a card at the question that is put, legal or not. */
export function usesOf({ rules, bytes, viewer }: Asked, kind: number): Use[] {
  if (!rules || !bytes || viewer === NONE) return [];
  const told = rules.previews('uses', bytes, viewer, kind);
  const uses: Use[] = [];
  for (let at = 0; at < told.length && told[at] !== NONE; at += USE)
    uses.push(use(told[at], told[at + 1], told[at + 2], told[at + 3], told[at + 4]));
  return uses;
}

/** What it means to aim a Special at a place of a rival's airship; null for a card that does not act on one. */
export function aimedAt({ rules, bytes, viewer }: Asked, kind: number, seat: number, slot: number): Use | null {
  if (!rules || !bytes || viewer === NONE) return null;
  const answer = rules.preview('aim_at', bytes, kind, seat, slot);
  if (answer === NONE) return null;
  const action = PLAY_SPECIAL + kind - FIRST_SPECIAL;
  return use(action, answer, NONE, rules.preview('refused_in_turn', bytes, viewer, action, answer), 0);
}

/** The action whose effect on an airship can be shown in advance; NONE for none. */
export function shows({ what, action, answer }: Use): number {
  if (what === 'place') return action;
  return what === 'transmute' || what === 'rob' || what === 'destroy' ? answer : NONE;
}
