// Where a plan would lead as things stand: every vector from where the last one ended, bounces where something is in the
// way. What others do before, fans and ballast are left out: it is a preview, not a promise.
import { away, barrier, finishColumn, FREE, isObstacle, type Space } from './course';
import {
  AFTER,
  ANY_DIRECTION,
  ASK_FLY,
  ASK_LOSE,
  AT_ONCE,
  BEFORE,
  CARDS,
  CARDS_IN_DECK,
  CHIT,
  CHOICE,
  DEACTIVATE_CARD,
  DEACTIVATE_PLAN,
  DROP,
  FACE_DOWN,
  FLY,
  NONE,
  PLAY,
  REMOVE_AFTER,
  REMOVE_BEFORE,
  STEP_MOVEMENT,
  STOP,
  TARGET,
  UP,
  type State,
} from './numbers';
import { ANY_VECTOR, type Plan, planOf, planWith, type Vector, vectorsOf } from './plans';

export interface Leg {
  from: Space;
  /** Where the ship is afterwards; where it bounces, the same as before. */
  to: Space;
  direction: number;
  kind: 'flies' | 'bounces' | 'leaps';
  /** What it bounces off. */
  what: number;
  paid: boolean;
  /** How many vectors come before it. */
  depth: number;
}

export interface Trace {
  seat: number;
  legs: Leg[];
  /** Where the plan can end. */
  ends: Space[];
}

const key = (leg: Leg) => [leg.from.row, leg.from.column, leg.direction, leg.kind].join();

/** Follow all vectors from a space. */
export function trace(s: State, seat: number, vectors: Vector[], start?: Space): Trace {
  const { row, column, ladder } = s.players[seat];
  const legs = new Map<string, Leg>();
  const ends = new Map<string, Space>();
  const seen = new Set<string>();
  const follow = (ways: Vector[], from: Space, depth: number, ladders: number) => {
    if (!ways.length || from.column === finishColumn(s)) ends.set(`${from.row},${from.column}`, from);
    if (from.column === finishColumn(s)) return;
    for (const way of ways) {
      const what = barrier(s, seat, from, way.direction);
      let [kind, to, left]: [Leg['kind'], Space, number] = ['bounces', from, ladders];
      if (what === FREE) [kind, to] = ['flies', away(from, way.direction)];
      else if (ladders && isObstacle(what) && barrier(s, seat, from, way.direction, 2) === FREE)
        [kind, to, left] = ['leaps', away(from, way.direction, 2), 0];
      const leg: Leg = { from, to, direction: way.direction, kind, what, paid: way.paid, depth };
      const before = legs.get(key(leg));
      if (!before || (before.paid && !leg.paid))
        legs.set(key(leg), { ...leg, depth: Math.min(depth, before?.depth ?? depth) });
      // Branches that meet go on alike; a tree of eight directions would otherwise be walked in full.
      const again = `${key(leg)},${left},${JSON.stringify(way.next)}`;
      if (seen.has(again)) continue;
      seen.add(again);
      follow(way.next, to, depth + 1, left);
    }
  };
  if (row !== NONE) follow(vectors, start ?? { row, column }, 0, ladder);
  return { seat, legs: [...legs.values()], ends: [...ends.values()] };
}

/** The rest of a seat's own plan. */
export function traceOfPlan(s: State, seat: number): Trace | null {
  const plan = planOf(s, seat);
  return plan && trace(s, seat, vectorsOf(plan));
}

/** What an action would lead to on the course; null where it leads nowhere that can be drawn. */
export function previewOf(s: State, viewer: number, action: number): Trace | null {
  if (viewer < 0 || action < 0) return null;
  if (action < PLAY) {
    const card = action % CARDS_IN_DECK;
    return trace(s, viewer, vectorsOf(planWith(s, viewer, card, action < FACE_DOWN)));
  }
  if (action >= FLY && action < STOP) return flown(s, viewer, action - FLY);
  if (action === STOP) {
    const plan = planOf(s, viewer);
    return plan && trace(s, viewer, vectorsOf({ ...plan, node: NONE }));
  }
  if (action === DROP) return trace(s, viewer, [{ direction: UP, paid: false, next: [] }]);
  if (action >= TARGET && action < CHOICE)
    return meddled(s, action - TARGET, s.card, 0, NONE, CARDS.deck[s.card]?.choices.length === 1);
  if (s.target === NONE || s.card === NONE) return null;
  if (action >= CHOICE && action < CHIT) return meddled(s, s.target, s.card, action - CHOICE, NONE, true);
  if (action >= CHIT && action < REMOVE_BEFORE) return meddled(s, s.target, s.card, s.choice, action - CHIT, true);
  if (action >= REMOVE_BEFORE && action < FLY) return removed(s, action);
  return null;
}

/** One vector now, and then the rest of the plan; a vector that is lost is left out. */
function flown(s: State, seat: number, direction: number): Trace {
  const plan = s.asked === ASK_FLY || s.asked === ASK_LOSE ? planOf(s, seat) : null;
  const way = plan && vectorsOf(plan).find((vector) => vector.direction === direction);
  if (s.asked === ASK_LOSE) return trace(s, seat, way?.next ?? []);
  return trace(s, seat, [way ?? { direction, paid: false, next: [] }]);
}

/** A target's plan with what an action card does to it. */
function meddled(s: State, target: number, card: number, choice: number, chit: number, certain: boolean): Trace | null {
  if (card === NONE || target >= s.n_seats) return null;
  const plan = planOf(s, target);
  if (!certain) return plan && trace(s, target, vectorsOf(plan));
  const first = choice === s.choice ? s.effect : 0;
  const effects = (CARDS.deck[card].choices[choice] ?? [])
    .slice(first)
    .filter((effect) => !effect.paid || effect.kind === AT_ONCE);
  const at = effects.filter((effect) => effect.kind === AT_ONCE);
  if (at.length) {
    const still =
      s.step === STEP_MOVEMENT
        ? s
        : { ...s, players: s.players.map((p, i) => (i === target ? { ...p, ladder: 0 } : p)) };
    const row = at.reduceRight<Vector[]>(
      (next, effect) => [{ direction: effect.direction, paid: effect.paid, next }],
      [],
    );
    return trace(still, target, row);
  }
  if (!plan) return null;
  const changed: Plan = { ...plan };
  const own: number[] = [];
  for (const effect of effects) {
    const direction = effect.direction === ANY_DIRECTION ? chit : effect.direction;
    if (effect.kind === DEACTIVATE_CARD || effect.kind === DEACTIVATE_PLAN) changed.node = ANY_VECTOR;
    if (effect.kind === DEACTIVATE_PLAN) [changed.before, changed.after] = [[], []];
    if (direction === NONE) continue;
    if (effect.kind === BEFORE) own.push(direction);
    if (effect.kind === AFTER) changed.after = [...changed.after, direction];
    chit = NONE;
  }
  changed.before = [...own, ...changed.before];
  return trace(s, target, vectorsOf(changed));
}

function removed(s: State, action: number): Trace | null {
  const plan = planOf(s, s.target);
  if (!plan) return null;
  const before = action < REMOVE_AFTER;
  const nth = action - (before ? REMOVE_BEFORE : REMOVE_AFTER);
  const without = (chits: number[]) => chits.filter((_, i) => i !== nth);
  return trace(
    s,
    s.target,
    vectorsOf(before ? { ...plan, before: without(plan.before) } : { ...plan, after: without(plan.after) }),
  );
}
