// The rules of one game, in this thread: legality, steps, sights, bots and whole games. In a page, ask the worker instead
// (client.ts), so that nothing waits.
import { bytesOf, numbersOf } from './layout';
import { Machine, type Row } from './machine';
import type { Sheet } from './sheet';
import { rowsToJudge, Thought, type Thinking } from './thought';
import type { Network } from './network';

/** The bytes of a state, as rules have it in memory. */
export type State = Uint8Array<ArrayBuffer>;

/** Luck from a small number, from 0 to 2**62 - 1. The set-up is ply 0; every step has a ply of its own. */
export interface Seeded {
  seed: number | bigint;
  ply: number;
}

/** The same, or the four words of 32 bits that key the generator for a ply. */
export type Luck = Seeded | { words: readonly number[] };

export interface Stepped {
  state: State;
  /** What the rules told: for whom, which event, and its three numbers. Null where that was too much. */
  told: number[][] | null;
  /** May it be taken back? Nobody has learnt anything from it: no luck, nothing shown, nothing that hung on what is hidden. */
  open: boolean;
}

/** Games `first` to `first + games - 1` of a run. */
export interface Run {
  /** A bot for each seat: 0 plays at random, 1 is greedy. */
  bots: readonly number[];
  options?: Record<string, number>;
  seed: number;
  first: number;
  games: number;
}

/** A row for each game; shares, scores and sides have a number for each seat. */
export interface Results {
  steps: number;
  plies: number[];
  shares: number[];
  scores: number[];
  /** In turns. */
  lengths: number[];
  sides: number[];
}

/** The functions that say something. */
export type Telling = 'sentence' | 'prompt' | 'notation' | 'label' | 'breakdown' | 'describe' | 'facts';

/** Ends a list within a message, and stands for an event that has no message of its own. */
const DONE = -1;
const ANY_EVENT = 200;

export interface Futures {
  /** The states in which the seat is asked again. */
  soon: State[];
  /** Those at the end. */
  late: State[];
}

export class Engine {
  readonly #machine: Machine;
  /** The state that is asked about, and one behind it for drivers that need two. */
  readonly #states: Row;
  readonly #state: Row;
  readonly #legal: Row;
  readonly #rng: Row;
  readonly #shares: Row;

  constructor(
    readonly sheet: Sheet,
    readonly module: WebAssembly.Module,
    readonly network?: Network,
  ) {
    const machine = new Machine(sheet, module);
    this.#machine = machine;
    this.#states = machine.takeFor('play_games', 0, 2);
    this.#state = { ...this.#states, lengths: [1], bytes: machine.stateBytes };
    this.#legal = machine.takeFor('list_legal', 2);
    this.#rng = machine.takeFor('deal', 2);
    this.#shares = machine.takeFor('outcome', 1, sheet.seats[1]);
  }

  // --- states

  /** A new game, set up. Options that are not named are as printed. */
  newGame(seats: number, options: Record<string, number>, seed: number | bigint): State {
    return this.begin(seats, options, { seed, ply: 0 }).state;
  }

  /** The same with any luck, and with what the set-up told. */
  begin(seats: number, options: Record<string, number>, luck: Luck): Stepped {
    this.#prepare(seats, options);
    return this.#carryOut(luck, () => this.#machine.call('new_game', this.#state));
  }

  /** A state that came over the wire. */
  fromNumbers(numbers: readonly (number | string)[]): State {
    return bytesOf(this.sheet.layout, numbers);
  }

  /** The same as the wire has it, for `decode`. */
  toNumbers(state: State): (number | string)[] {
    this.#put(state);
    return numbersOf(this.sheet.layout, state);
  }

  #prepare(seats: number, options: Record<string, number>): void {
    const {
      seats: [fewest, most],
      options: known,
      offsets,
      game,
    } = this.sheet;
    if (!(seats >= fewest && seats <= most))
      throw new RangeError(`${game} is for ${fewest} to ${most} seats, not ${seats}`);
    const unknown = Object.keys(options).find((name) => !known.some((option) => option.name === name));
    if (unknown)
      throw new RangeError(
        `${game} has no option called ${unknown}; it has: ${known.map(({ name }) => name).join(', ')}`,
      );
    const bytes = this.#machine.bytes(this.#state).fill(0);
    bytes[offsets.n_seats] = seats;
    known.forEach(({ name, default: usual, low, high }, i) => {
      const value = options[name] ?? usual;
      if (!(value >= low && value <= high))
        throw new RangeError(`option ${name} is from ${low} to ${high}, not ${value}`);
      bytes[offsets.options + i] = value;
    });
  }

  #put(state: State): Row {
    const { stateBytes, sheet } = this.#machine;
    if (state.length !== stateBytes)
      throw new RangeError(`a state of ${sheet.game} takes ${stateBytes} bytes, not ${state.length}`);
    this.#machine.bytes(this.#state).set(state);
    return this.#state;
  }

  #taken(): State {
    return this.#machine.bytes(this.#state).slice();
  }

  #key(rng: Row, luck: Luck, salt = 0): void {
    if ('words' in luck) return this.#machine.write(rng, luck.words);
    const { seed, ply } = luck;
    const first = (this.#machine.call('first_key', seed) ^ salt) >>> 0;
    this.#machine.call('key_chance', rng, first, this.#machine.call('second_key', seed), ply);
  }

  // --- asking

  /** The seats that may act now, a bit each; 0 when the game is over. */
  toAct(state: State): number {
    return this.#machine.call('to_act', this.#put(state));
  }

  /** What the seat is asked; -1 when nothing. */
  question(state: State, seat: number): number {
    return this.#machine.call('question', this.#put(state), seat);
  }

  /** The seat's legal actions, rising. */
  legal(state: State, seat: number): number[] {
    if (this.question(state, seat) < 0) return [];
    const n = this.#machine.call('list_legal', this.#state, seat, this.#legal);
    return this.#machine.numbers(this.#legal).slice(0, n);
  }

  /** The id of a rule by its number, as AS-4.2. */
  ruleId(rule: number): string {
    return `${this.sheet.rule_prefix}-${Math.floor(rule / 100)}.${rule % 100}`;
  }

  /** 0 when the action is legal, else the number of the rule that forbids it. */
  refusal(state: State, seat: number, action: number): number {
    return this.#machine.call('refusal', this.#put(state), seat, action);
  }

  /** The legal action that is taken for a seat whose clock runs out. */
  defaultAction(state: State, seat: number): number {
    return this.#machine.call('default_action', this.#put(state), seat);
  }

  score(state: State, seat: number): number {
    return this.#machine.call('score', this.#put(state), seat);
  }

  /** 1 for first; equal for ties. */
  place(state: State, seat: number): number {
    return this.#machine.call('place', this.#put(state), seat);
  }

  /** Each seat's share of the win, in sixtieths. */
  outcome(state: State): number[] {
    this.#machine.bytes(this.#shares).fill(0);
    this.#machine.call('outcome', this.#put(state), this.#shares);
    return this.#machine.numbers(this.#shares).slice(0, state[this.sheet.offsets.n_seats]);
  }

  /** The number of the rule that ended the game; 0 while it goes on. */
  ending(state: State): number {
    return this.#machine.call('ending', this.#put(state));
  }

  /** Turns begun. */
  turns(state: State): number {
    return this.#machine.call('turns', this.#put(state));
  }

  /** The side that a seat plays; -1 where all are alike. */
  side(state: State, seat: number): number {
    return this.#machine.call('side', this.#put(state), seat);
  }

  /** How good a legal action looks at a glance, from a blinded state. */
  appeal(state: State, seat: number, action: number): number {
    return this.#machine.call('appeal', this.#put(state), seat, action);
  }

  /** How well a seat stands: the seats' chances are as e to the power of a hundredth of this. */
  outlook(state: State, seat: number): number {
    return this.#machine.call('outlook', this.#put(state), seat);
  }

  /** The action that instinct likes best, from a blinded state; luck breaks ties. */
  mostAppealing(state: State, seat: number, luck: Luck): number {
    const n = this.legal(state, seat).length;
    if (!n) throw new RangeError(`seat ${seat} is not asked anything`);
    this.#key(this.#rng, luck, this.sheet.bot_salt);
    return this.#machine.call('most_appealing', this.#state, seat, this.#legal, n, this.#rng);
  }

  /** A number below `n`, as a bot draws it. */
  drawn(n: number, luck: Luck): number {
    this.#key(this.#rng, luck, this.sheet.bot_salt);
    return this.#machine.call('below', this.#rng, n);
  }

  /** The two words that key a bot's luck for futures. */
  botKeys(luck: Luck): [number, number] {
    this.#key(this.#rng, luck, this.sheet.bot_salt);
    const [first, second] = this.#machine.numbers(this.#rng);
    return [first, second];
  }

  // --- in messages, from a blinded state

  /** What one of the game's messages functions says, as the wire has it: `prompt` and `breakdown` of a seat, `label` of
   * a seat and an action, `notation` of an action, `sentence` of an event, `facts` and `describe` of a seat; or what a
   * preview says. */
  said(what: Telling | `say_${string}`, state: State, ...given: number[]): number[] {
    const row = this.#put(state);
    const rows = this.#machine.listen(() => this.#machine.call(what, row, ...given));
    if (!rows) throw new RangeError(`${this.sheet.game} says more in ${what} than there is room for`);
    return rows.flatMap(([message, ...values]) => {
      const plain = this.sheet.plain[message];
      if (plain !== undefined) return [message, ...values.slice(0, plain)];
      return message === DONE ? [DONE] : [ANY_EVENT, message, ...values.slice(0, 3)];
    });
  }

  // --- previews: what the game's previews.py answers. They work on a copy of the state, whatever they do to it

  /** The number that a preview returns. */
  preview(name: string, state: State, ...given: number[]): number {
    return this.#machine.call(name, this.#put(state), ...given);
  }

  /** The numbers that a preview writes. */
  previews(name: string, state: State, ...given: number[]): number[] {
    const row = this.#put(state);
    return this.#machine.scope(() => {
      const out = this.#machine.takeFor(name, given.length + 1);
      this.#machine.call(name, row, ...given, out);
      return this.#machine.numbers(out);
    });
  }

  /** The state that a preview makes. */
  previewed(name: string, state: State, ...given: number[]): State {
    return this.tried(name, state, ...given).state;
  }

  /** The same, with what the rules told on the way. */
  tried(name: string, state: State, ...given: number[]): Pick<Stepped, 'state' | 'told'> {
    const row = this.#put(state);
    const told = this.#machine.listen(() => this.#machine.call(name, row, ...given));
    return { state: this.#taken(), told };
  }

  // --- going on

  /** Carry out one action and all that follows until somebody must decide. Raises RangeError where it is not legal. */
  step(state: State, seat: number, action: number, luck: Luck): Stepped {
    const rule = this.refusal(state, seat, action);
    if (rule) throw new RangeError(`action ${action} is not legal for seat ${seat} now: rule ${rule} forbids it`);
    return this.#carryOut(luck, () => this.#machine.call('step', this.#state, seat, action));
  }

  #carryOut(luck: Luck, work: () => void): Stepped {
    const rng = { ...this.#state, at: this.#state.at + this.sheet.offsets.rng, ...RNG };
    this.#key(rng, luck);
    const before = this.#machine.numbers(rng);
    const told = this.#machine.listen(work);
    const unused = this.#machine.numbers(rng).every((word, i) => word === before[i]);
    const shown = told?.every(([audience, event]) => audience === EVERYBODY && !this.sheet.reveals.includes(event));
    return { state: this.#taken(), told, open: unused && shown === true };
  }

  /** What a seat may see; -1 is a spectator. */
  blind(state: State, seat: number): State {
    this.#machine.call('blind', this.#put(state), seat);
    return this.#taken();
  }

  /** A world that agrees with what a seat sees in a blinded state. */
  deal(state: State, seat: number, luck: Luck): State {
    this.#put(state);
    this.#key(this.#rng, luck);
    this.#machine.call('deal', this.#state, seat, this.#rng);
    return this.#taken();
  }

  // --- many games

  /** Whole games between bots. */
  playGames({ bots, options = {}, seed, first, games }: Run): Results {
    const machine = this.#machine;
    const seats = bots.length;
    this.#prepare(seats, options);
    return machine.scope(() => {
      const players = machine.takeFor('play_games', 3, seats);
      const [plies, shares, scores, lengths, sides] = [8, 9, 10, 11, 12].map((i) =>
        machine.takeFor('play_games', i, games, seats),
      );
      machine.write(players, bots);
      machine.bytes(this.#states).copyWithin(machine.stateBytes, 0, machine.stateBytes);
      const limits = [seed, first, games, this.sheet.max_plies];
      const steps = machine.call(
        'play_games',
        this.#states,
        this.#legal,
        this.#rng,
        players,
        ...limits,
        plies,
        shares,
        scores,
        lengths,
        sides,
      );
      return {
        steps,
        plies: machine.numbers(plies),
        shares: machine.numbers(shares),
        scores: machine.numbers(scores),
        lengths: machine.numbers(lengths),
        sides: machine.numbers(sides),
      };
    });
  }

  /** Futures after an action, from a blinded state, played by hunches. `keys` are two words of 32 bits. */
  playFutures(state: State, seat: number, action: number, keys: readonly [number, number], futures: number): Futures {
    const machine = this.#machine;
    this.#put(state);
    return machine.scope(() => {
      const soon = machine.takeFor('play_futures', 9, futures);
      const late = machine.takeFor('play_futures', 10, futures);
      const limits = [seat, action, this.sheet.tuning.greedy_of_100, this.sheet.max_plies];
      machine.call('play_futures', this.#states, this.#legal, this.#rng, ...keys, ...limits, soon, late);
      const states = (row: Row) =>
        Array.from({ length: futures }, (_, i) =>
          machine.bytes(row).slice(i * machine.stateBytes, (i + 1) * machine.stateBytes),
        );
      return { soon: states(soon), late: states(late) };
    });
  }

  /** Begin a search, which has a memory of its own. With a network, it guides the search. */
  think(thinking: Thinking): Thought {
    return new Thought(new Machine(this.sheet, this.module), thinking, this.botKeys(thinking), this.network);
  }

  /** What the network thinks of each action, in logits, and of every seat's chances, counted from the viewer. */
  judge(state: State, seat: number): { policy: number[]; values: number[] } {
    if (!this.network) throw new TypeError('there is no network');
    const machine = new Machine(this.sheet, this.module);
    const view = machine.takeFor('judge', 0);
    machine.bytes(view).set(state);
    const rows = rowsToJudge(machine, this.network);
    machine.call('judge', view, seat, ...rows);
    const [policy, values] = rows.slice(-2).map((row) => machine.numbers(row));
    return { policy, values };
  }
}

/** The audience of what all seats and spectators are told. */
const EVERYBODY = -1;
/** How a generator lies in a state. */
const RNG = { item: 'i64', lengths: [4], bytes: 32 };
