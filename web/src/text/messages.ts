// What the rules say, in words. A text is a run of ints: the number of a message, its plain arguments, then its nested
// messages; a list of nested messages ends with NONE. `aerodrome.text.Speaker` makes the same sentences in Python.
import { NONE } from '../wire/decode';
import type { Args, Catalogue } from './catalogue';
import { missing } from './catalogue';

/** A game's messages and words, as `/api/games/<name>/texts` has them. */
export interface GameTexts {
  /** Number, id, and the arguments: name, kind, and for a kind of named things their ids. */
  messages: [number, string, [string, string, string[]?][]][];
  /** The catalogue in the reader's language, and in English if that is another one. */
  text: string;
  english?: string;
  /** How game files write moves; it has no language. */
  notation?: string;
}

/** Something with a name, which may have a picture. */
export interface Thing {
  kind: string;
  n: number;
  text: string;
}
/** Part of a text. */
export type Piece = string | Thing;

/** Who sits where, and who reads. */
export interface Reader {
  names?: readonly string[];
  viewer?: number;
}

interface Argument {
  name: string;
  kind: string;
  ids?: string[];
}
interface Message {
  id: string;
  args: Argument[];
}

/** How lists are joined: all but the last by the first pattern, the last by the second. */
const JOINS: Record<string, [string, string]> = {
  commas: ['list-comma', 'list-comma'],
  list: ['list-comma', 'list-and'],
  either: ['list-comma', 'list-or'],
  clauses: ['list-clause', 'list-clause'],
  sentences: ['list-sentence', 'list-sentence'],
  then: ['list-then', 'list-then'],
  bars: ['list-bar', 'list-bar'],
};

/** Marks around a thing within a text; no text has these characters. */
const OPEN = '\ufdd0';
const SHUT = '\ufdd1';
const MARKED = new RegExp(`${OPEN}(\\d+)${SHUT}`);
const MARKS = new RegExp(`[${OPEN}${SHUT}]`, 'g');

/** A text that is being read. */
interface Reading {
  numbers: readonly number[];
  at: number;
  names: readonly string[];
  viewer: number;
  /** What stands in the text for a thing. */
  thing: (thing: Thing) => string;
}

export class Speech {
  readonly #messages = new Map<number, Message>();
  readonly #words: Catalogue;
  readonly #notation: Catalogue;
  readonly #house: Catalogue;

  /** `house` has the patterns of lists and the rules that all games share. */
  constructor(texts: GameTexts, words: Catalogue, notation: Catalogue, house: Catalogue) {
    for (const [number, id, args] of texts.messages)
      this.#messages.set(number, { id, args: args.map(([name, kind, ids]) => ({ name, kind, ids })) });
    this.#words = words;
    this.#notation = notation;
    this.#house = house;
  }

  /** One message in pieces. */
  pieces(numbers: readonly number[], reader: Reader = {}): Piece[] {
    const things: Thing[] = [];
    const mark = (thing: Thing) => `${OPEN}${things.push(thing) - 1}${SHUT}`;
    return this.#message(reading(numbers, reader, mark))
      .split(MARKED)
      .flatMap((part, i): Piece[] => (i % 2 ? [things[Number(part)]] : part ? [part] : []));
  }

  /** One message as plain text. */
  text(numbers: readonly number[], reader: Reader = {}): string {
    return this.#message(reading(numbers, reader, (thing) => thing.text));
  }

  /** A run of messages, cut into one run each. */
  cut(numbers: readonly number[]): number[][] {
    const run = reading(numbers, {}, () => '');
    const cuts = [];
    while (run.at < numbers.length) {
      const from = run.at;
      this.#message(run);
      cuts.push(numbers.slice(from, run.at));
    }
    return cuts;
  }

  /** The name of the nth of a kind of things, `ids` being theirs. */
  name(kind: string, id: string): string {
    return this.#words.text(`${kind}-${id}`) ?? missing(id);
  }

  #message(run: Reading): string {
    const number = run.numbers[run.at++];
    const message = this.#messages.get(number);
    if (!message) {
      // A server of another version; what follows cannot be told apart.
      run.at = run.numbers.length;
      return missing(`${number ?? ''}`);
    }
    const words = this.#notation.has(message.id) ? this.#notation : this.#words;
    const args: Args = {};
    for (const argument of message.args) this.#argument(run, argument, words, args);
    return words.text(message.id, args) ?? missing(message.id);
  }

  #argument(run: Reading, { name, kind, ids = [] }: Argument, words: Catalogue, args: Args): void {
    if (kind === 'text') {
      args[name] = this.#message(run);
      return;
    }
    if (kind in JOINS) {
      const parts = [];
      while (run.at < run.numbers.length && run.numbers[run.at] !== NONE) parts.push(this.#message(run));
      run.at++;
      this.#join(name, parts, JOINS[kind], args);
      return;
    }
    const n = run.numbers[run.at++];
    if (kind === 'number') args[name] = n;
    else if (kind === 'nth') args[name] = n + 1;
    else if (kind === 'digits') this.#join(name, [...String(n)], JOINS.commas, args);
    else if (kind === 'rule') {
      const id = `rule-${Math.floor(n / 100)}-${n % 100}`;
      args[name] = words.text(id) ?? this.#house.text(id) ?? missing(id);
      args[`${name}-id`] = `${Math.floor(n / 100)}.${n % 100}`;
    } else if (kind === 'seat') {
      args[name] = person(run, n);
      args[`${name}-id`] = n === NONE ? 'none' : 'some';
      args[`${name}-you`] = n !== NONE && n === run.viewer ? 'yes' : 'no';
    } else if (kind.startsWith('some ') || kind.startsWith('any ')) {
      const [how, of] = kind.split(' ');
      const members = [];
      for (let i = 0; n >> i; i++) if ((n >> i) & 1) members.push(i);
      const parts = members.map((i) => (of === 'seat' ? person(run, i) : this.#thing(run, of, i, ids[i], words)));
      this.#join(name, parts, JOINS[how === 'some' ? 'list' : 'either'], args);
    } else {
      const id = n === NONE ? 'none' : (ids[n] ?? String(n));
      args[name] = n === NONE ? '' : this.#thing(run, kind, n, id, words);
      args[`${name}-id`] = id;
      for (const [attribute, text] of Object.entries(words.attributes(`${kind}-${id}`)))
        args[`${name}-${attribute}`] = n === NONE ? text : run.thing({ kind, n, text: String(text) });
    }
  }

  #thing(run: Reading, kind: string, n: number, id: string, words: Catalogue): string {
    return run.thing({ kind, n, text: words.text(`${kind}-${id}`) ?? missing(id) });
  }

  #join(name: string, parts: string[], [comma, last]: [string, string], args: Args): void {
    args[`${name}-n`] = parts.length;
    args[name] = joined(this.#house, parts, comma, last);
  }
}

function reading(numbers: readonly number[], reader: Reader, thing: (thing: Thing) => string): Reading {
  return { numbers, at: 0, names: reader.names ?? [], viewer: reader.viewer ?? NONE, thing };
}

function person(run: Reading, seat: number): string {
  return (run.names[seat] ?? '').replace(MARKS, '');
}

/** A list as one text: the pattern `comma` over all but the last, then the pattern `last`. */
export function joined(house: Catalogue, parts: readonly string[], comma: string, last: string): string {
  return parts.reduce(
    (a, b, i) => (i === 0 ? b : (house.text(i === parts.length - 1 ? last : comma, { a, b }) ?? `${a}, ${b}`)),
    '',
  );
}
