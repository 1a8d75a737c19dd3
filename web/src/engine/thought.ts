// A search from one sight. It can be continued, a chunk at a time, and looked at in between.
import type { State } from './engine';
import type { Machine, Row } from './machine';
import type { Network } from './network';
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
  /** Let the network guide it, if one is part of the client. */
  guided?: boolean;
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

/** Which rows of the search hold what it is to do, and where those begin and end that hold what it has found. */
const PLAN = 7;
const FOUND = 12;
const ROWS = 15;
/** Rows of a guided search between these and those of `judge`: what the network says of chances. */
const HEARD = 2;
/** Arguments of `judge` before its rows. */
const SIGHT = 2;

/** The rows that `judge` takes after a sight, with the network in them. Its last two hold what it says. */
export function rowsToJudge(machine: Machine, { width, arrays }: Network): Row[] {
  const kinds = machine.sheet.entries.judge;
  const { actions, seats } = machine.sheet.guided!.network;
  // By their place in `judge`: the room for three layers, then the network, with its heads and what is last of it.
  const [LAYERS, POLICY, VALUES, BETA] = [6, 18, 21, 24];
  let at = 0;
  return kinds.slice(SIGHT, -1).map((_, k) => {
    const i = k + SIGHT;
    const length = i === LAYERS || i < POLICY ? width : i < VALUES ? actions : seats;
    const row = machine.takeFor('judge', i, length, width);
    if (i > LAYERS && i <= BETA) {
      machine.bytes(row).set(arrays.subarray(at, at + row.bytes));
      at += row.bytes;
    }
    return row;
  });
}

export class Thought {
  readonly #machine: Machine;
  readonly #rows: Row[];
  #simulations = 0;

  readonly #search: 'search' | 'guided_search';

  /** With a network, it guides the search. */
  constructor(
    machine: Machine,
    { state, seat, tuning, planned = Infinity }: Thinking,
    keys: readonly [number, number],
    network?: Network,
  ) {
    const { sheet } = machine;
    const how = { ...(network ? sheet.guided!.tuning : sheet.tuning), ...tuning };
    const seats = state[sheet.offsets.n_seats];
    // A simulation adds at most two nodes to each tree, and a guided one also those of one decision's actions.
    const expanded = network ? sheet.actions * (planned + 1) : 0;
    const nodes = Math.min(NODES, seats + 2 * seats * planned + expanded);
    const open: Record<number, number> = { 0: network ? 3 : 2, 3: nodes, 4: nodes };
    this.#machine = machine;
    this.#search = network ? 'guided_search' : 'search';
    this.#rows = Array.from({ length: network ? ROWS + HEARD : ROWS }, (_, i) =>
      machine.takeFor(this.#search, i, open[i] ?? seats),
    );
    if (network) this.#rows.push(...rowsToJudge(machine, network));
    const [states, , slot, , , , secret, plan, style] = this.#rows;
    machine.bytes(states).set(state);
    machine.bytes(slot).fill(NONE); // a row of NONE has all its bits set
    for (const action of sheet.secret_actions) machine.bytes(secret)[action] = 1;
    machine.write(plan, [
      ...[0, 0, seat, nodes, sheet.max_plies, how.greedy_of_100, Number(how.watch), how.horizon, Number(how.flat)],
      ...[network ? how.trust_of_100 : 0, ...keys],
    ]);
    machine.write(style, [how.explore, how.widen]);
  }

  /** Think on, for so many simulations. */
  goOn(simulations: number): void {
    const begin = this.#simulations;
    this.#simulations += simulations;
    this.#machine.write(this.#rows[PLAN], [begin, this.#simulations]);
    this.#machine.call(this.#search, ...this.#rows);
  }

  get findings(): Findings {
    const [tally, squares, times] = this.#rows.slice(FOUND, ROWS).map((row) => this.#machine.numbers(row));
    return {
      simulations: this.#simulations,
      tally: Float64Array.from(tally),
      squares: Float64Array.from(squares),
      times,
    };
  }
}
