// Words of one language: a Fluent catalogue, with English behind it.
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Args = Record<string, string | number>;

/** In development, a text that a language lacks is seen to be one. */
export const missing = (text: string): string => (import.meta.env.DEV ? `⟦${text}⟧` : text);

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #behind: Catalogue | undefined;

  /** Later sources count before earlier ones; what none of them has comes from the catalogue `behind`. */
  constructor(language: string, sources: readonly string[], behind?: Catalogue) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#behind = behind;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#behind?.has(id) ?? false);
  }

  /** A text with its arguments filled in; undefined if there is no such text. */
  text(id: string, args: Args = {}): string | undefined {
    const found = this.#bundle.getMessage(id);
    if (found?.value) return this.#bundle.formatPattern(found.value, args, []);
    const english = this.#behind?.text(id, args);
    return english === undefined ? undefined : missing(english);
  }

  /** What stands beside a name: its article, its plural and whatever else the language needs. */
  attributes(id: string): Args {
    const found = this.#bundle.getMessage(id);
    if (!found) return this.#behind?.attributes(id) ?? {};
    return Object.fromEntries(
      Object.entries(found.attributes).map(([name, pattern]) => [name, this.#bundle.formatPattern(pattern, {}, [])]),
    );
  }
}
