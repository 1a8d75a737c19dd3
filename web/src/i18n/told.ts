// What the server tells in English, in the reader's language.
//
// The rules word everything once, in English: questions, moves, sentences of the log, refusals, rules. A language is a
// catalogue of their patterns. `['{a} throws {b}.', '{a} wirft {b}.']` says how a sentence of that form goes; what
// stands in the places is translated in its turn, as a pattern, a thing or a list of things, and else left as it is:
// names of people, numbers, the title of a game. A text of several sentences is taken sentence by sentence,
// and a part with several clauses is taken apart where no pattern fits it. What no pattern fits is shown in English.

export interface Catalogue {
  /** Whole texts and parts of texts, word for word. */
  things: Record<string, string>;
  /** Forms of texts, the first that fits counts. {n}, {n2} and so on stand for whole numbers, {a}, {b} for anything. */
  patterns: [string, string][];
  /** The rules by their id, without the id. */
  rules?: Record<string, string>;
  /** How "A, B and C" and "A, B or C" are joined. */
  joined?: Record<string, string>;
  /** What stands between the whole and the tenths. */
  point?: string;
}

interface Form {
  matcher: RegExp;
  names: string[];
  into: string;
}

const PLACE = /\{(\w+)\}/g;
const LIST = /^(.+?)(?:, (.+))? (and|or) (.+)$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function formOf([from, into]: [string, string]): Form {
  const names: string[] = [];
  const parts = from.split(PLACE);
  const matcher = parts
    .map((part, i) => {
      if (i % 2 === 0) return escaped(part);
      names.push(part);
      return /^n\d*$/.test(part) ? '([-+]?\\d+)' : '(.+?)';
    })
    .join('');
  return { matcher: new RegExp(`^${matcher}$`, 's'), names, into };
}

/** How deep a pattern may lie within a pattern. */
const DEEPEST = 8;
const NUMBER = /^[-+]?\d+(\.\d+)?%?$/;
const SENTENCES = /(?<=[.!?]) (?=[A-Z\u201c"])/;
/** What clauses of a part are held apart by. */
const CLAUSES = ['; ', ' | ', ': '];

export class Interpreter {
  readonly #things = new Map<string, string>();
  readonly #forms: Form[] = [];
  readonly #rules = new Map<string, string>();
  readonly #joined: Record<string, string>;
  readonly #point: string;
  readonly #known = new Map<string, string | null>();
  /** Where parts that were left as they are get written down, for `gaps`. */
  #left: Set<string> | null = null;

  /** Earlier catalogues count before later ones. */
  constructor(catalogues: Catalogue[]) {
    for (const each of catalogues.toReversed()) {
      for (const [from, into] of Object.entries(each.things)) this.#things.set(from, into);
      for (const [id, text] of Object.entries(each.rules ?? {})) this.#rules.set(id, text);
    }
    this.#forms = catalogues.flatMap((each) => each.patterns.map(formOf));
    this.#joined = Object.assign({}, ...catalogues.map((each) => each.joined ?? {}).toReversed()) as Record<
      string,
      string
    >;
    this.#point = catalogues.find((each) => each.point)?.point ?? '.';
  }

  /** A text in the other language; as it is where no pattern fits. */
  tell(text: string): string {
    let known = this.#known.get(text);
    if (known === undefined) {
      known = this.#text(text);
      if (this.#known.size > 5000) this.#known.clear();
      this.#known.set(text, known);
    }
    return known ?? text;
  }

  rule(id: string): string | undefined {
    return this.#rules.get(id);
  }

  /** What of a text stays in English: the whole, or parts of it. Names of people and numbers are none. */
  gaps(text: string, people: readonly string[]): string[] {
    this.#left = new Set();
    const told = this.#text(text);
    const left = [...this.#left].filter((part) => !people.includes(part));
    this.#left = null;
    return told === null ? [text] : left;
  }

  #text(text: string): string | null {
    // Sentence by sentence first, or the first place of a pattern would take in the sentences before.
    const sentences = this.#things.has(text) ? [text] : text.split(SENTENCES);
    const told = sentences.map((each) => this.#whole(each, 0));
    return told.includes(null) ? this.#whole(text, 0) : told.join(' ');
  }

  /** A text that is a thing or has a form. */
  #whole(text: string, depth: number): string | null {
    const thing = this.#things.get(text);
    if (thing !== undefined) return thing;
    if (depth > DEEPEST) return null;
    for (const { matcher, names, into } of this.#forms) {
      const found = matcher.exec(text);
      if (!found) continue;
      const parts = new Map(names.map((name, i) => [name, this.#part(found[i + 1], depth + 1)]));
      return into.replace(PLACE, (whole, name: string) => parts.get(name) ?? whole);
    }
    return null;
  }

  /** What stands in a place: a whole, several clauses, or a list; else it is left. */
  #part(text: string, depth: number): string {
    if (NUMBER.test(text)) return text.replace('.', this.#point);
    const whole = this.#whole(text, depth);
    if (whole !== null || depth > DEEPEST) return whole ?? this.#leave(text);
    for (const mark of CLAUSES) {
      if (text.includes(mark))
        return text
          .split(mark)
          .map((part) => this.#part(part, depth + 1))
          .join(mark);
    }
    const list = LIST.exec(text);
    if (list && list[3] in this.#joined) {
      const [, first, middle, word, last] = list;
      const parts = [first, ...(middle ? middle.split(', ') : []), last].map((part) => this.#part(part, depth + 1));
      return `${parts.slice(0, -1).join(', ')} ${this.#joined[word]} ${parts.at(-1)}`;
    }
    return text.includes(', ')
      ? text
          .split(', ')
          .map((part) => this.#part(part, depth + 1))
          .join(', ')
      : this.#leave(text);
  }

  #leave(text: string): string {
    this.#left?.add(text);
    return text;
  }
}
