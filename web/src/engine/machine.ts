// One instance of a game's module: its memory, and calls by the kinds that stand on its sheet.
import type { Kind, Sheet } from './sheet';

/** Numbers or states that lie in a machine's memory. */
export interface Row {
  readonly at: number;
  readonly item: string;
  readonly lengths: readonly number[];
  readonly bytes: number;
}

type Argument = number | bigint | Row;

/** A rule could not go on. The message names the rule and its line. */
export class RuleFault extends Error {
  override name = 'RuleFault';
}

/** The module cannot be used. The message says what to do. */
export class BadModule extends Error {
  override name = 'BadModule';
}

const WIDTHS: Record<string, number> = { i8: 1, i16: 2, i32: 4, i64: 8, f64: 8 };
const PAGE = 1 << 16;
const ALIGNMENT = 16;

// The head of the Room: is somebody listening, how often was something told, and what.
const LISTENING = 0;
const TIMES_TOLD = 8;
const TOLD = 16;
const EVENT_NUMBERS = 5;

type Functions = Record<string, (...passed: (number | bigint)[]) => number>;

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  fault_site(): number;
}

export class Machine {
  readonly stateBytes: number;
  readonly #exports: Exports;
  readonly #functions: Functions;
  readonly #room: Row;
  readonly #answer: Row;
  #top: number;

  constructor(
    readonly sheet: Sheet,
    module: WebAssembly.Module,
  ) {
    const { exports } = new WebAssembly.Instance(module);
    this.#exports = exports as unknown as Exports;
    this.#functions = exports as unknown as Functions;
    this.#top = this.#exports.__heap_base.value;
    this.#checkTag();
    this.stateBytes = this.#fact('state_bytes');
    const tables = Uint8Array.from(sheet.tables.match(/../g) ?? [], (digits) => parseInt(digits, 16));
    const head = TOLD + 8 * EVENT_NUMBERS * sheet.told_limit;
    this.#room = this.take('i8', this.#fact('room_bytes'));
    this.bytes(this.#room).set(tables, head);
    this.#answer = this.take('i64', 1);
  }

  #fact(name: string): number {
    return this.#functions[`${this.sheet.prefix}_${name}`]();
  }

  #checkTag(): void {
    const at = this.#functions[`${this.sheet.prefix}_tag`]?.() ?? 0;
    const found = new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, at, this.sheet.digest.length));
    if (found !== this.sheet.digest) {
      throw new BadModule(
        `The rules of ${this.sheet.game} are of another version than their sheet. Load the page again; if that does not help, build the client anew: make web`,
      );
    }
  }

  // --- memory

  /** Room for numbers or states, all 0. It stays, unless it is taken in a `scope`. */
  take(item: string, ...lengths: number[]): Row {
    const width = WIDTHS[item] ?? this.stateBytes;
    const bytes = lengths.reduce((product, length) => product * length, width);
    const at = Math.ceil(this.#top / ALIGNMENT) * ALIGNMENT;
    const lacking = at + bytes - this.#exports.memory.buffer.byteLength;
    if (lacking > 0) this.#exports.memory.grow(Math.ceil(lacking / PAGE));
    this.#top = at + bytes;
    const row = { at, item, lengths, bytes };
    this.bytes(row).fill(0);
    return row;
  }

  /** Room for an argument of a function; what its sheet leaves open is given. */
  takeFor(name: string, argument: number, ...open: number[]): Row {
    const kind = this.sheet.entries[name][argument];
    if (typeof kind === 'string') throw new TypeError(`argument ${argument} of ${name} is no row`);
    if ('record' in kind) return this.take(kind.record, 1);
    let next = 0;
    return this.take(kind.row, ...kind.lengths.map((length) => length ?? open[next++]));
  }

  /** Do something, and give back all room that was taken in it. */
  scope<T>(work: () => T): T {
    const top = this.#top;
    try {
      return work();
    } finally {
      this.#top = top;
    }
  }

  /** The bytes of a row as they lie there. Look at them at once: when more room is taken they may be gone. */
  bytes(row: Row): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#exports.memory.buffer as ArrayBuffer, row.at, row.bytes);
  }

  /** A copy of the numbers of a row. */
  numbers(row: Row): number[] {
    const { buffer } = this.bytes(row);
    const n = row.bytes / WIDTHS[row.item];
    switch (row.item) {
      case 'i8':
        return [...new Int8Array(buffer, row.at, n)];
      case 'i16':
        return [...new Int16Array(buffer, row.at, n)];
      case 'i32':
        return [...new Int32Array(buffer, row.at, n)];
      case 'i64':
        return Array.from(new BigInt64Array(buffer, row.at, n), Number);
      default:
        return [...new Float64Array(buffer, row.at, n)];
    }
  }

  write(row: Row, numbers: ArrayLike<number>): void {
    const view = new DataView(this.#exports.memory.buffer, row.at, row.bytes);
    const width = WIDTHS[row.item];
    for (let i = 0; i < numbers.length; i++) {
      if (row.item === 'f64') view.setFloat64(i * width, numbers[i], true);
      else if (width === 8) view.setBigInt64(i * width, BigInt(numbers[i]), true);
      else if (width === 4) view.setInt32(i * width, numbers[i], true);
      else if (width === 2) view.setInt16(i * width, numbers[i], true);
      else view.setInt8(i * width, numbers[i]);
    }
  }

  // --- calls

  /** Call a function of the module. Raises RuleFault. */
  call(name: string, ...given: Argument[]): number {
    const kinds = this.sheet.entries[name];
    if (given.length !== kinds.length - 1)
      throw new TypeError(`${name} takes ${kinds.length - 1} arguments, not ${given.length}`);
    const passed: (number | bigint)[] = [this.#room.at];
    given.forEach((each, i) => pass(name, kinds[i], each, passed));
    const returns = kinds[given.length];
    if (returns !== 'void') passed.push(this.#answer.at);
    try {
      this.#functions[`${this.sheet.prefix}_${name}`](...passed);
    } catch (error) {
      throw this.#fault(error);
    }
    if (returns === 'void') return 0;
    const view = new DataView(this.#exports.memory.buffer, this.#answer.at, 8);
    return returns === 'float' ? view.getFloat64(0, true) : Number(view.getBigInt64(0, true));
  }

  /** Do something, and hear what rules tell meanwhile; null where that is more than there is room for. */
  listen(work: () => void): number[][] | null {
    const head = () => new DataView(this.#exports.memory.buffer, this.#room.at);
    head().setBigInt64(TIMES_TOLD, 0n, true);
    head().setBigInt64(LISTENING, 1n, true);
    try {
      work();
    } finally {
      head().setBigInt64(LISTENING, 0n, true);
    }
    const times = Number(head().getBigInt64(TIMES_TOLD, true));
    if (times > this.sheet.told_limit) return null;
    const told = new BigInt64Array(this.#exports.memory.buffer, this.#room.at + TOLD, EVENT_NUMBERS * times);
    return Array.from({ length: times }, (_, i) =>
      Array.from(told.subarray(EVENT_NUMBERS * i, EVENT_NUMBERS * (i + 1)), Number),
    );
  }

  #fault(error: unknown): Error {
    const { game, sites, files, functions, faults } = this.sheet;
    const number = this.#exports.fault_site();
    if (!number)
      return new RuleFault(
        `The rules of ${game} have stopped (${String(error)}). The state is damaged, or the rules are wrong`,
        { cause: error },
      );
    const upTo = (steps: readonly number[]) => steps.slice(0, number).reduce((sum, step) => sum + step, 0);
    const [what, line] = [sites.what[number - 1], upTo(sites.line)];
    const [name, file] = functions[upTo(sites.function)];
    return new RuleFault(
      `${files[file]}:${line}: in ${name}: ${faults[what]}. The state is damaged, or the rule is wrong`,
      { cause: error },
    );
  }
}

function pass(name: string, kind: Kind, given: Argument, passed: (number | bigint)[]): void {
  if (typeof kind === 'string') {
    if (typeof given === 'object') throw new TypeError(`${name} takes a number here, not a row`);
    passed.push(kind === 'float' ? Number(given) : BigInt(given));
    return;
  }
  if (typeof given !== 'object') throw new TypeError(`${name} takes a row here, not a number`);
  passed.push(given.at);
  if ('record' in kind) return;
  const fits =
    given.item === kind.row &&
    given.lengths.length === kind.lengths.length &&
    kind.lengths.every((length, i) => length === null || length === given.lengths[i]);
  if (!fits)
    throw new TypeError(
      `${name} takes a row of ${kind.lengths.map((length) => length ?? 'n').join(' x ')} ${kind.row} here`,
    );
  kind.lengths.forEach((length, i) => length === null && passed.push(BigInt(given.lengths[i])));
}
