// A game of this browser seen again: every ply as one viewer saw it, and how everybody's chances went. It is what a
// server makes of its games (`aerodrome.server.replay`, `aerodrome.server.prospects`), made here.
import type { Engine, State } from '../engine/engine';
import { itemsOf, seatsIn } from '../table/asking';
import { HIDDEN, NONE } from '../wire/decode';
import type { ChancePoint, Chances, Item, Replay, ReplayFrame } from '../wire/types';
import type { Kept } from './keeper';
import { Match } from './match';
import type { Thinker } from './thinking';

/** The viewer who sees all hands. */
const OPEN = -2;
const EVERYBODY = -1;
/** Points of a game whose chances are looked at, and milliseconds for each. */
const POINTS = 40;
const THINKS_MS = 400;

type Flat = (number | string)[];
type Moment = { match: Match; before: State | null; turn: number };

/** The match ply by ply, the set-up first. */
function* moments(rules: Engine, kept: Kept): Generator<Moment> {
  const match = new Match(rules, kept.header);
  let counted = rules.turns(match.state);
  let turn = counted;
  yield { match, before: null, turn };
  for (const [seat, action] of kept.moves) {
    const before = match.state;
    match.play(seat, action);
    const turns = rules.turns(match.state);
    if (turns !== counted) [counted, turn] = [turns, turn + 1]; // a new round counts from its beginning
    yield { match, before, turn };
  }
}

/** With all hands open everything is seen but the generator. */
function seenBy(rules: Engine, match: Match, viewer: number): Flat {
  if (viewer !== OPEN) return rules.toNumbers(match.seen(viewer));
  const state = match.state.slice();
  const view = new DataView(state.buffer);
  for (let i = 0; i < 4; i++) view.setBigInt64(rules.sheet.offsets.rng + 8 * i, BigInt(HIDDEN), true);
  return rules.toNumbers(state);
}

/** With all hands open, what two seats were told alike is told once. */
function heard(told: readonly number[][], viewer: number): number[][] {
  if (viewer !== OPEN) return told.filter(([to]) => to === EVERYBODY || (viewer >= 0 && to === viewer));
  const whispered = new Set<string>();
  return told.filter(([to, ...event]) => {
    if (to < EVERYBODY || (to === EVERYBODY && whispered.has(event.join()))) return false;
    const again = whispered.has(event.join());
    if (to !== EVERYBODY) whispered.add(event.join());
    return to === EVERYBODY || !again;
  });
}

export function replayOf(rules: Engine, kept: Kept, viewer: number): Replay {
  const frames: ReplayFrame[] = [];
  let first: Flat = [];
  let last: Flat = [];
  for (const { match, before, turn } of moments(rules, kept)) {
    const now = seenBy(rules, match, viewer);
    const ply = match.log[match.log.length - 1];
    if (!before) first = now;
    const changes = before
      ? now.flatMap((value, i): [number, number | string][] => (value === last[i] ? [] : [[i, value]]))
      : [];
    last = now;
    const told = heard(match.told[match.told.length - 1], viewer).map(([, ...event]) => [EVERYBODY, ...event]);
    const shown = before && (viewer === OPEN || viewer === ply.seat);
    frames.push({
      seat: before ? ply.seat : NONE,
      action: shown ? ply.action : NONE,
      label: shown ? rules.said('label', rules.blind(before, ply.seat), ply.seat, ply.action) : [],
      turn,
      asked: seatsIn(rules.toAct(match.state)),
      items: itemsOf(rules, match.seen(NONE), told, NONE) as Item[],
      changes,
    } as ReplayFrame);
  }
  return { id: kept.id, seat: viewer, state: first, frames };
}

/** The plies to look at: where turns begin, if there are enough of those; else evenly spread. */
export function chosenPlies(turns: readonly number[], most = POINTS): number[] {
  const last = turns.length - 1;
  const all = turns.map((_, ply) => ply);
  const begun = all.filter((ply) => ply === 0 || ply === last || turns[ply] !== turns[ply - 1]);
  const those = 3 * begun.length >= most ? begun : all;
  const step = Math.max(1, Math.ceil((those.length - 1) / (most - 1)));
  return [...new Set([...those.filter((_, i) => i % step === 0), last])].sort((a, b) => a - b);
}

/** Works the chances of a game out, point by point, while `found` is looked at. */
export class Prospect {
  readonly found: Chances;

  constructor(rules: Engine, kept: Kept, thinker: Thinker) {
    this.found = { id: kept.id, ready: false, state: 'thinking', text: '', points: [], total: 0 };
    void this.#make(rules, kept, thinker);
  }

  async #make(rules: Engine, kept: Kept, thinker: Thinker): Promise<void> {
    const { found } = this;
    const sights: { ply: number; state: State }[] = [];
    const turns: number[] = [];
    let result: ChancePoint | null = null;
    for (const { match, turn } of moments(rules, kept)) {
      sights.push({ ply: turns.length, state: match.seen(NONE) });
      turns.push(turn);
      if (!match.over) continue;
      const shares = rules.outcome(match.state).map((share) => share / 60);
      result = { ply: turns.length - 1, shares, errors: shares.map(() => 0), samples: 0 };
    }
    const chosen = chosenPlies(turns);
    found.total = chosen.length;
    try {
      for (const ply of chosen) {
        if (result?.ply === ply) found.points.push(result);
        else
          found.points.push({
            ply,
            ...(await thinker.chances({ state: sights[ply].state, seat: NONE, ply: ply + 1 }, THINKS_MS)),
          });
      }
      Object.assign(found, { ready: true, state: 'done' });
    } catch {
      found.state = 'failed';
    }
  }
}
