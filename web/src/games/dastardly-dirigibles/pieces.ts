// Names for the cards that can be seen, kept from one state to the next, so that a card flies from where it was to
// where it is. The state only counts cards of each kind; which of two like ones moved is found out here.
import { cardAt } from './cards';
import { ASK_GIVE, KINDS, NONE, SLOTS, type State } from './numbers';

interface Piece {
  kind: number;
  name: string;
  /** The anchor that the card comes from when it was not to be seen before. */
  from: string;
}

type Layout = Map<string, Piece>;

export const at = {
  ship: (seat: number, slot: number) => `ship:${seat}:${slot}`,
  emporium: (place: number) => `emporium:${place}`,
  hand: (kind: number) => `hand:${kind}`,
  shown: (seat: number, kind: number) => `shown:${seat}:${kind}`,
  discards: 'discards',
};

/** Every place where a card can be seen, with its kind; of the discards only the uppermost. */
function seen(state: State, viewer: number, top: number): [string, number][] {
  const places: [string, number][] = [];
  for (let seat = 0; seat < state.n_seats; seat++) {
    const player = state.players[seat];
    for (let slot = 0; slot < SLOTS; slot++)
      if (player.ship[slot] !== NONE) places.push([at.ship(seat, slot), cardAt(player.ship[slot], slot)]);
    const counts = seat === viewer ? player.hand : player.shown;
    for (let kind = 0; kind < KINDS; kind++)
      if (counts[kind] > 0) places.push([seat === viewer ? at.hand(kind) : at.shown(seat, kind), kind]);
  }
  state.emporium.forEach((kind, place) => kind !== NONE && places.push([at.emporium(place), kind]));
  if (top !== NONE) places.push([at.discards, top]);
  return places;
}

/** Follows the cards of one table. */
export class Pieces {
  /** The kind that lies uppermost on the discards, NONE for none. */
  top = NONE;
  #state: State | null = null;
  #layout: Layout = new Map();
  #named = 0;

  constructor(private readonly viewer: number) {}

  /** The cards of a state by where they lie. */
  follow(state: State): Layout {
    if (state === this.#state) return this.#layout;
    const before = this.#layout;
    const past = this.#state;
    this.top = this.#uppermost(state, past, before);
    const places = seen(state, this.viewer, this.top);
    const stay = new Set(places.filter(([place, kind]) => before.get(place)?.kind === kind).map(([place]) => place));
    const left = [...before].filter(([place]) => !stay.has(place));
    const layout: Layout = new Map();
    for (const [place, kind] of places) {
      if (stay.has(place)) {
        layout.set(place, before.get(place)!);
        continue;
      }
      const gone = left.findIndex(([, piece]) => piece.kind === kind);
      const name = gone >= 0 ? left.splice(gone, 1)[0][1].name : `card:${kind}:${this.#named++}`;
      layout.set(place, { kind, name, from: origin(place, past) });
    }
    this.#state = state;
    this.#layout = layout;
    return layout;
  }

  #uppermost(state: State, past: State | null, before: Layout): number {
    const grown = state.discards.flatMap((n, kind) => (n > (past?.discards[kind] ?? 0) ? [kind] : []));
    if (past && grown.length) {
      const visible = new Set([...before].filter(([place]) => place !== at.discards).map(([, piece]) => piece.kind));
      return grown.find((kind) => visible.has(kind)) ?? grown[0];
    }
    return this.top !== NONE && state.discards[this.top] > 0 ? this.top : state.discards.findLastIndex((n) => n > 0);
  }
}

/** Where a card that nobody could see before came from. */
function origin(place: string, past: State | null): string {
  const [where, seat] = place.split(':');
  if (where === 'ship') return `hand:${seat}`;
  if (where === 'discards' && past) return `hand:${past.decider}`;
  if (where === 'emporium' && past?.asked === ASK_GIVE) return `hand:${past.decider}`;
  return 'pile';
}
