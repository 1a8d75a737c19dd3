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
/** In development, a text that comes in English because the language lacks it is seen to be one, as a whole. */
export const lacking = (english: string): string =>
  import.meta.env.DEV ? `⟦${english.replace(/[⟦⟧]/g, '')}⟧` : english;

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
    return this.sourceOf(id) !== undefined;
  }

  private sourceOf(id: string): Catalogue | undefined {
    return this.#bundle.hasMessage(id) ? this : this.#beneath?.sourceOf(id);
  }

  /** A text with its arguments filled in. */
  text(id: string, args: Args = {}): string {
    const source = this.sourceOf(id);
    if (!source) return unwritten(id);
    const { value } = source.#bundle.getMessage(id)!;
    const text = value ? source.#bundle.formatPattern(value, source.#filling(args), []) : '';
    return source === this || source.language === NEUTRAL ? text : lacking(text);
  }

  /** Other forms of a name, by what they are called: with an article, the plural, and whatever the language needs. */
  forms(id: string, args: Args = {}): Record<string, string> {
    const source = this.sourceOf(id);
    if (!source) return {};
    const forms = Object.entries(source.#bundle.getMessage(id)!.attributes);
    const filling = this.#filling(args);
    return Object.fromEntries(forms.map(([name, form]) => [name, source.#bundle.formatPattern(form, filling, [])]));
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
