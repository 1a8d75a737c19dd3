// Where ships would fly as things stand: every way that the rules leave open, vector by vector, with its bounces. It is a
// preview, not a promise: others move meanwhile.
import type { Engine, State as Bytes } from '../../engine/engine';
import type { Space } from './course';
import * as N from './numbers';

export interface Leg {
  from: Space;
  /** Where the ship is afterwards; where it bounces, the same as before. */
  to: Space;
  direction: number;
  kind: 'flies' | 'bounces' | 'leaps';
  paid: boolean;
}

export interface Trace {
  seat: number;
  legs: Leg[];
  /** Where the plan can end. */
  ends: Space[];
}

/** The ways that a preview counts: eight directions, and leaving the card. */
const PAID = 2;
/** Plans that branch more than this are not traced to their ends. */
const MOST = 400;

const KINDS: Record<number, Leg['kind']> = {
  [N.EVENT_MOVES]: 'flies',
  [N.EVENT_LEAPS]: 'leaps',
  [N.EVENT_BOUNCES]: 'bounces',
};

/** Events name a space by 32 * row + column. */
export const spaceIn = (space: number): Space => ({ row: Math.floor(space / 32), column: space % 32 });

class Tracing {
  readonly #legs = new Map<string, Leg>();
  readonly #ends = new Map<string, Space>();
  readonly #seen = new Set<string>();

  constructor(
    readonly rules: Engine,
    readonly seat: number,
  ) {}

  /** What a ship does by what was told; where it is then. */
  fly(told: number[][] | null, from: Space, paid: boolean): Space {
    let at = from;
    for (const [, event, seat, direction, space] of told ?? []) {
      const kind = seat === this.seat ? KINDS[event] : undefined;
      if (!kind) continue;
      const to = kind === 'bounces' ? at : spaceIn(space);
      const key = [at.row, at.column, direction, kind].join();
      const before = this.#legs.get(key);
      this.#legs.set(key, { from: at, to, direction, kind, paid: paid && (before?.paid ?? true) });
      at = to;
    }
    return at;
  }

  /** All that is left of the plan. Branches that meet go on alike. */
  follow(state: Bytes, at: Space): void {
    const here = String.fromCharCode(...state);
    if (this.#seen.has(here) || this.#seen.size > MOST) return;
    this.#seen.add(here);
    const ways = this.rules.previews('ways_on', state, this.seat);
    if (!ways.some(Boolean)) this.#ends.set(`${at.row},${at.column}`, at);
    ways.forEach((kind, way) => {
      if (!kind) return;
      const flown = this.rules.tried('flown', state, this.seat, way);
      this.follow(flown.state, this.fly(flown.told, at, kind === PAID));
    });
  }

  get result(): Trace {
    return { seat: this.seat, legs: [...this.#legs.values()], ends: [...this.#ends.values()] };
  }
}

const placeOf = ({ row, column }: N.Players): Space => ({ row, column });

/** The rest of a seat's plan; null where it has none. */
export function traceOfPlan(rules: Engine, bytes: Bytes, s: N.State, seat: number): Trace | null {
  const player = s.players[seat];
  if (!player.flying || player.row < 0) return null;
  const tracing = new Tracing(rules, seat);
  tracing.follow(bytes, placeOf(player));
  return tracing.result;
}

/** What an answer would lead to on the course; null where it moves no ship. */
export function traceOf(rules: Engine, bytes: Bytes, s: N.State, viewer: number, action: number): Trace | null {
  const seat = movedBy(s, viewer, action);
  if (seat === N.NONE || seat >= s.n_seats || s.players[seat].row < 0) return null;
  const tracing = new Tracing(rules, seat);
  const { state, told } = rules.tried('answered', bytes, viewer, action);
  tracing.follow(state, tracing.fly(told, placeOf(s.players[seat]), false));
  return tracing.result;
}

/** The ship that an answer is about. */
function movedBy(s: N.State, viewer: number, action: number): number {
  if (viewer < 0 || action < 0) return N.NONE;
  if (action < N.PLAY) return viewer;
  if (action >= N.TARGET && action < N.CHOICE) return action - N.TARGET;
  if (action >= N.CHOICE && action < N.FLY) return s.target;
  if ((action >= N.FLY && action <= N.DROP) || action === N.COLLECT) return viewer;
  return N.NONE;
}

/** What a trace comes to for its ship. */
export interface Gain {
  /** The most columns ahead of where it is now. */
  ahead: number;
  bounces: number;
}

export const gainOf = (trace: Trace, from: Space): Gain => ({
  ahead: Math.max(...trace.ends.map(({ column }) => column)) - from.column,
  bounces: trace.legs.filter(({ kind }) => kind === 'bounces').length,
});
