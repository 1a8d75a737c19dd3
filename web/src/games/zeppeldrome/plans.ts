// Flight plans: the arrows of the cards as numbered nodes, and what is left to fly of a plan as a tree.
import { bits } from '../../wire/decode';
import { CARDS, CARDS_IN_DECK, COLUMNS_ON, DIRECTIONS, NONE, ROWS_UP_OR_DOWN, type State } from './numbers';

interface Arrow {
  direction: number;
  paid: boolean;
  following: readonly Arrow[];
}

/** The tip of an arrow, or the dirigible from which a card starts. A player's cube is a number of one of these. */
export interface Node {
  card: number;
  direction: number;
  paid: boolean;
  /** Where it is drawn, in steps from the card's start. */
  spot: [number, number];
  ways: number[];
}

/** All nodes in the server's order: the starts of the cards, then card by card the arrows, those of a fork side by side. */
export const NODES: readonly Node[] = numbered(CARDS.deck.map((card) => card.tree as readonly Arrow[]));

function numbered(trees: readonly (readonly Arrow[])[]): Node[] {
  const nodes: Node[] = trees.map((_, card) => ({ card, direction: 0, paid: false, spot: [0, 0], ways: [] }));
  trees.forEach((tree, card) => {
    const waiting: [Node, readonly Arrow[]][] = [[nodes[card], tree]];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [node, ways] = next;
      for (const arrow of ways) {
        const spot: [number, number] = [
          node.spot[0] + COLUMNS_ON[arrow.direction],
          node.spot[1] + ROWS_UP_OR_DOWN[arrow.direction],
        ];
        const tip: Node = { card, direction: arrow.direction, paid: arrow.paid, spot, ways: [] };
        node.ways.push(nodes.push(tip) - 1);
        waiting.push([tip, arrow.following]);
      }
    }
  });
  return nodes;
}

/** Sets of cards come as two words of this many bits. */
const WORD = 62;

export function cardsIn(set: readonly bigint[]): number[] {
  return set.flatMap((word, i) => bits(word).map((bit) => i * WORD + bit));
}

export function withCard(set: readonly bigint[], card: number, there: boolean): bigint[] {
  const bit = 1n << BigInt(card % WORD);
  return set.map((word, i) => (i !== Math.floor(card / WORD) || word < 0n ? word : there ? word | bit : word & ~bit));
}

/** A vector that may be flown, with those that may follow it. */
export interface Vector {
  direction: number;
  paid: boolean;
  next: Vector[];
}

/** What a plan consists of when it is flown from some point on. */
export interface Plan {
  before: number[];
  /** The node from which the card goes on, ANY_VECTOR for a card that lies face down, NONE when the card is over. */
  node: number;
  after: number[];
  canPay: boolean;
}

export const ANY_VECTOR = -2;

/** The chits before a seat's card in the order in which they are flown, flown ones left out. */
export function chitsBefore(s: State, seat: number): number[] {
  const player = s.players[seat];
  return player.before.slice(0, Math.max(0, player.before_count - player.before_flown)).reverse();
}

function chitsAfter(s: State, seat: number): number[] {
  const player = s.players[seat];
  return player.after.slice(player.after_flown, player.after_count);
}

/** What is left of a seat's flight plan; null when it has none. */
export function planOf(s: State, seat: number): Plan | null {
  const player = s.players[seat];
  if (!player.flying) return null;
  const node = player.card_over ? NONE : player.face_up ? player.cube : ANY_VECTOR;
  return { before: chitsBefore(s, seat), node, after: chitsAfter(s, seat), canPay: player.hand_size > 0 };
}

/** The plan that a card would be, laid now. */
export function planWith(s: State, seat: number, card: number, faceUp: boolean): Plan {
  return {
    before: chitsBefore(s, seat),
    node: faceUp ? card : ANY_VECTOR,
    after: chitsAfter(s, seat),
    canPay: s.players[seat].hand_size > 1,
  };
}

/** All ways to fly a plan. */
export function vectorsOf(plan: Plan): Vector[] {
  const row = (chits: number[], then: () => Vector[]): Vector[] =>
    chits.length ? [{ direction: chits[0], paid: false, next: row(chits.slice(1), then) }] : then();
  const after = () => row(plan.after, () => []);
  const card = (node: number): Vector[] => {
    const ways = NODES[node].ways.map((way) => ({ way, ...NODES[way] })).filter((way) => plan.canPay || !way.paid);
    const on = ways.map(({ way, direction, paid }) => ({ direction, paid, next: card(way) }));
    // Where only open arrows lead on, one may leave the card and go on behind it.
    return ways.every((way) => way.paid) ? [...on, ...after()] : on;
  };
  return row(plan.before, () => {
    if (plan.node === NONE) return after();
    if (plan.node !== ANY_VECTOR) return card(plan.node);
    return Array.from({ length: DIRECTIONS }, (_, direction) => ({ direction, paid: false, next: after() }));
  });
}

/** How many cards lie in the draw pile, as everybody can count. */
export function pileSize(s: State): number {
  const players = s.players.slice(0, s.n_seats);
  return CARDS_IN_DECK - cardsIn(s.discards).length - players.reduce((sum, p) => sum + p.hand_size + p.laid, 0);
}
