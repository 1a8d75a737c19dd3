// Words of one language: a Fluent catalogue, with English behind it.
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Args = Record<string, string | number>;

/** What stands where nobody has written a text. */
export const unwritten = (id: string): string => `⟦${id}⟧`;
/** In development, a text that comes in English because the language lacks it is seen to be one. */
export const lacking = (english: string): string => (import.meta.env.DEV ? `⟦${english}⟧` : english);

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #behind: Catalogue | undefined;

  /** Earlier sources count before later ones; what none of them has comes from the catalogue `behind`. */
  constructor(language: string, sources: readonly string[], behind?: Catalogue) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
    this.#behind = behind;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#behind?.has(id) ?? false);
  }

  /** A text with its arguments filled in. */
  text(id: string, args: Args = {}): string {
    const found = this.#bundle.getMessage(id);
    if (found?.value) return this.#bundle.formatPattern(found.value, args, []);
    return this.#behind?.has(id) ? lacking(this.#behind.text(id, args)) : unwritten(id);
  }

  /** Other forms of a name, by what they are called: with an article, the plural, and whatever the language needs. */
  forms(id: string, args: Args = {}): Record<string, string> {
    const found = this.#bundle.getMessage(id);
    if (!found) return this.#behind?.forms(id, args) ?? {};
    return Object.fromEntries(
      Object.entries(found.attributes).map(([name, pattern]) => [name, this.#bundle.formatPattern(pattern, args, [])]),
    );
  }
}
