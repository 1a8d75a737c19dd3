// A search from one sight. It can be continued, a chunk at a time, and looked at in between.
import type { State } from './engine';
import type { Machine, Row } from './machine';
import type { Tuning } from './sheet';

export interface Thinking {
  /** What the seat sees: a blinded state. */
  state: State;
  /** -1: nobody in particular. */
  seat: number;
  seed: number | bigint;
  ply: number;
  /** Instead of the game's own. */
  tuning?: Partial<Tuning>;
  /** Simulations that there will be at most: fewer need less memory. */
  planned?: number;
}

/** Rows are actions of the searching seat; the last one is for simulations in which it was not asked. */
export interface Findings {
  simulations: number;
  /** Each seat's shares of the wins, and their squares. */
  tally: Float64Array<ArrayBuffer>;
  squares: Float64Array<ArrayBuffer>;
  /** How often each action was tried. */
  times: number[];
}

/** Nodes that trees may have together, in 4.7 MB. A search that has used them up grows no further. */
const NODES = 1 << 17;
const NONE = -1;

/** Which rows of the search hold what it is to do, and where those begin that hold what it has found. */
const PLAN = 7;
const FOUND = 12;

export class Thought {
  readonly #machine: Machine;
  readonly #rows: Row[];
  #simulations = 0;

  constructor(
    machine: Machine,
    { state, seat, tuning, planned = Infinity }: Thinking,
    keys: readonly [number, number],
  ) {
    const { sheet } = machine;
    const how = { ...sheet.tuning, ...tuning };
    const seats = state[sheet.offsets.n_seats];
    const nodes = Math.min(NODES, seats + 2 * seats * planned); // a simulation adds at most two to each tree
    const open: Record<number, number> = { 0: 2, 3: nodes, 4: nodes };
    this.#machine = machine;
    this.#rows = Array.from({ length: 15 }, (_, i) => machine.takeFor('search', i, open[i] ?? seats));
    const [states, , slot, , , , secret, plan, style] = this.#rows;
    machine.bytes(states).set(state);
    machine.bytes(slot).fill(NONE); // a row of NONE has all its bits set
    for (const action of sheet.secret_actions) machine.bytes(secret)[action] = 1;
    machine.write(plan, [
      ...[0, 0, seat, nodes, sheet.max_plies, how.greedy_of_100, Number(how.watch), how.horizon, Number(how.flat)],
      ...[0, ...keys], // there is no network to be trusted
    ]);
    machine.write(style, [how.explore, how.widen]);
  }

  /** Think on, for so many simulations. */
  goOn(simulations: number): void {
    const begin = this.#simulations;
    this.#simulations += simulations;
    this.#machine.write(this.#rows[PLAN], [begin, this.#simulations]);
    this.#machine.call('search', ...this.#rows);
  }

  get findings(): Findings {
    const [tally, squares, times] = this.#rows.slice(FOUND).map((row) => this.#machine.numbers(row));
    return {
      simulations: this.#simulations,
      tally: Float64Array.from(tally),
      squares: Float64Array.from(squares),
      times,
    };
  }
}
