// Words of one language: a Fluent catalogue, over another one for what it lacks.
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** A list is shown as "a, b and c"; how many it has is an argument too, `…-n`. */
export type Args = Record<string, string | number | readonly string[]>;

/** The catalogue of notations, which are alike in all languages. */
export const NEUTRAL = 'notation';

/** How the forms of lists join: all but the last by the first pattern, the last by the second. */
export const JOINS: Record<string, [string, string]> = {
  commas: ['list-comma', 'list-comma'],
  list: ['list-comma', 'list-and'],
  either: ['list-comma', 'list-or'],
  clauses: ['list-clause', 'list-clause'],
  sentences: ['list-sentence', 'list-sentence'],
  then: ['list-then', 'list-then'],
  bars: ['list-bar', 'list-bar'],
};

/** What stands where nobody has written a text. */
export const unwritten = (id: string): string => `⟦${id}⟧`;
/** In development, a text that comes in English because the language lacks it is seen to be one. */
export const lacking = (english: string): string => (import.meta.env.DEV ? `⟦${english}⟧` : english);

export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #beneath: Catalogue | undefined;

  /** Earlier sources count before later ones. */
  constructor(language: string, sources: readonly string[], beneath?: Catalogue) {
    this.language = language;
    this.#bundle = new FluentBundle(language === NEUTRAL ? 'en' : language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
    this.#beneath = beneath;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#beneath?.has(id) ?? false);
  }

  /** A text with its arguments filled in. */
  text(id: string, args: Args = {}): string {
    const found = this.#bundle.getMessage(id);
    if (found?.value) return this.#bundle.formatPattern(found.value, this.#filling(args), []);
    if (!this.#beneath?.has(id)) return unwritten(id);
    const below = this.#beneath.text(id, args);
    return this.#beneath.language === NEUTRAL ? below : lacking(below);
  }

  /** Other forms of a name, by what they are called: with an article, the plural, and whatever the language needs. */
  forms(id: string, args: Args = {}): Record<string, string> {
    const found = this.#bundle.getMessage(id);
    if (!found) return this.#beneath?.forms(id, args) ?? {};
    return Object.fromEntries(
      Object.entries(found.attributes).map(([name, pattern]) => [name, this.#bundle.formatPattern(pattern, args, [])]),
    );
  }

  /** Parts in one text, as the language joins them. */
  joined(form: string, parts: readonly string[]): string {
    const [comma, last] = JOINS[form];
    return parts.reduce((a, b, i) => (i ? this.text(i === parts.length - 1 ? last : comma, { a, b }) : b), '');
  }

  #filling(args: Args): Record<string, string | number> {
    const filling: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'string' || typeof value === 'number') filling[name] = value;
      else {
        filling[name] = this.joined('list', value);
        filling[`${name}-n`] = value.length;
      }
    }
    return filling;
  }
}
