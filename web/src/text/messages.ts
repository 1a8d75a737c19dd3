// What the rules say, in words. A text is a run of ints: the number of a message, its plain arguments, then its nested
// messages; a list of nested messages ends with NONE. `aerodrome.text.Speaker` makes the same sentences in Python.
import { NONE } from '../wire/decode';
import { type Args, type Catalogue, JOINS, unwritten } from './catalogue';

/** A game's messages and words, as `/api/games/<name>/texts` has them. */
export interface GameTexts {
  /** What the ids of the game's rules begin with. */
  prefix: string;
  /** Number, id, and the arguments: name, form, and of named things their kind and ids. */
  messages: [number, string, Argument[]][];
  /** The catalogue in the reader's language, and in English if that is another one. */
  text: string;
  english?: string;
  /** How game files write moves, which has no language. */
  notation?: string;
}
type Argument = [name: string, form: string, word?: string, ids?: string[]];

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
  /** A drawing of a thing, or of all that a text within a text tells of one: `kind` is then the id of that text. */
  picture?(kind: string, n: number): string | undefined;
}

/** Marks around the number of a thing within a text; no other text has these characters. */
const OPEN = '\ufdd0';
const SHUT = '\ufdd1';
const MARKED = new RegExp(`${OPEN}(\\d+)${SHUT}`);
const ALL_MARKED = new RegExp(MARKED, 'g');
const MARKS = new RegExp(`[${OPEN}${SHUT}]`, 'g');

/** A run that is being read. */
interface Reading {
  numbers: readonly number[];
  at: number;
  words: Catalogue;
  names: readonly string[];
  viewer: number;
  /** What stands in the text for a thing. */
  thing: (thing: Thing) => string;
  /** What stands in it for a text within it, which tells of the nth of some things. */
  told: (id: string, n: number, text: string) => string;
}

const inWords = { thing: (thing: Thing) => thing.text, told: (_id: string, _n: number, text: string) => text };

export class Speech {
  readonly #messages = new Map<number, { id: string; args: Argument[] }>();
  readonly #numbers = new Map<string, number>();
  readonly #prefix: string;
  readonly #words: Catalogue;
  readonly #notation: Catalogue;

  constructor(texts: GameTexts, words: Catalogue, notation: Catalogue) {
    for (const [number, id, args] of texts.messages) {
      this.#messages.set(number, { id, args });
      this.#numbers.set(id, number);
    }
    this.#prefix = texts.prefix;
    this.#words = words;
    this.#notation = notation;
  }

  /** A run of messages in pieces. */
  pieces(numbers: readonly number[], reader: Reader = {}): Piece[] {
    const things: Thing[] = [];
    const mark = (thing: Thing) => `${OPEN}${things.push(thing) - 1}${SHUT}`;
    const plain = (text: string) => text.replace(ALL_MARKED, (_, i: string) => things[Number(i)].text);
    const told = (kind: string, n: number, text: string) =>
      reader.picture?.(kind, n) === undefined ? text : mark({ kind, n, text: plain(text) });
    return this.#all(numbers, reader, this.#words, { thing: mark, told })
      .join(' ')
      .split(MARKED)
      .flatMap((part, i): Piece[] => (i % 2 ? [things[Number(part)]] : part ? [part] : []));
  }

  /** A run of messages as a plain text each. */
  texts(numbers: readonly number[], reader: Reader = {}): string[] {
    return this.#all(numbers, reader, this.#words, inWords);
  }

  /** A move as game files write it. */
  notation(numbers: readonly number[]): string {
    return this.#all(numbers, {}, this.#notation, inWords).join(' ');
  }

  /** The number of a message. */
  number(id: string): number {
    return this.#numbers.get(id) ?? NONE;
  }

  /** An event as it was told: its own message, with its first values as arguments; nothing if it has none. */
  told(event: number, values: readonly number[]): number[] {
    const message = this.#messages.get(event);
    return message ? [event, ...values.slice(0, message.args.length)] : [];
  }

  /** The seat that an event's own message names first: who did it, or whom it befell; NONE for nobody. */
  doer(event: number, values: readonly number[]): number {
    const place = this.#messages.get(event)?.args.findIndex(([, form]) => form === 'seat') ?? -1;
    return place < 0 ? NONE : (values[place] ?? NONE);
  }

  #all(numbers: readonly number[], reader: Reader, words: Catalogue, shown: typeof inWords): string[] {
    const run = { numbers, at: 0, words, names: reader.names ?? [], viewer: reader.viewer ?? NONE, ...shown };
    const texts = [];
    while (run.at < numbers.length) texts.push(this.#message(run));
    return texts;
  }

  #message(run: Reading): string {
    const number = run.numbers[run.at++];
    const message = this.#messages.get(number);
    if (!message) {
      // The server is of another version, and where the next message begins is not known.
      run.at = run.numbers.length;
      return unwritten(String(number));
    }
    const args: Args = {};
    for (const [name, form, word, ids] of message.args) Object.assign(args, this.#shown(run, name, form, word, ids));
    return run.words.text(message.id, args);
  }

  /** A text within a text. If it is about a thing, it may be drawn instead. */
  #within(run: Reading): string {
    const [number, n] = run.numbers.slice(run.at, run.at + 2);
    const message = this.#messages.get(number);
    const text = this.#message(run);
    return message?.args[0]?.[2] && n !== NONE ? run.told(message.id, n, text) : text;
  }

  /** The variables that an argument gives to its message. */
  #shown(run: Reading, name: string, form: string, word = '', ids: string[] = []): Args {
    if (form === 'text') return { [name]: this.#within(run) };
    if (form in JOINS) {
      const parts = [];
      while (run.at < run.numbers.length && run.numbers[run.at] !== NONE) parts.push(this.#message(run));
      run.at++;
      return listing(run, name, form, parts);
    }
    const n = run.numbers[run.at++];
    if (form === 'number') return { [name]: n };
    if (form === 'nth') return { [name]: n + 1 };
    if (form === 'tenths') return { [name]: n / 10 };
    if (form === 'digits') return listing(run, name, 'commas', [...String(n)]);
    if (form === 'rule') {
      const [section, item] = [Math.floor(n / 100), n % 100];
      return {
        [name]: run.words.text(`rule-${section}-${item}`),
        [`${name}-id`]: `${this.#prefix}-${section}.${item}`,
      };
    }
    if (form === 'seat') return person(run, name, n);
    if (form === 'names' || form === 'numbered') return thing(run, name, form, word, ids, n);
    const members = [];
    for (let i = 0, rest = n; rest > 0; i++, rest = Math.floor(rest / 2)) if (rest % 2) members.push(i);
    const one = (i: number) => (ids.length ? thing(run, name, 'names', word, ids, i) : person(run, name, i))[name];
    return listing(run, name, form === 'some' ? 'list' : 'either', members.map(one).map(String));
  }
}

function person(run: Reading, name: string, seat: number): Args {
  const there = seat >= 0 && seat < run.names.length;
  return {
    [name]: there ? run.names[seat].replace(MARKS, '') : run.words.text('seat', { n: seat + 1 }),
    [`${name}-id`]: seat === NONE ? 'none' : 'some',
    [`${name}-you`]: seat === run.viewer && seat !== NONE ? 'yes' : 'no',
  };
}

/** A thing by its name; things without names are called by their number, all by one message. */
function thing(run: Reading, name: string, form: string, kind: string, ids: string[], n: number): Args {
  if (n === NONE) return { [name]: '', [`${name}-id`]: 'none' };
  const [id, args]: [string, Args] = form === 'names' ? [`${kind}-${ids[n]}`, {}] : [kind, { n: n + 1 }];
  const shown: Args = { [name]: run.thing({ kind, n, text: run.words.text(id, args) }), [`${name}-id`]: ids[n] };
  for (const [other, text] of Object.entries(run.words.forms(id, args)))
    shown[`${name}-${other}`] = run.thing({ kind, n, text });
  return shown;
}

function listing(run: Reading, name: string, form: string, parts: string[]): Args {
  return { [name]: run.words.joined(form, parts), [`${name}-n`]: parts.length };
}
