// What the server tells, in the reader's language. Catalogues are loaded when they are first needed; until one is here,
// and for a language without one, texts are shown as they came.
import { locale } from './index.svelte';
import { type Catalogue, Interpreter } from './told';

const LANGUAGES: Record<string, () => Promise<{ catalogues: (game: string) => Promise<Catalogue[]> }>> = {
  de: () => import('./german'),
};
const interpreters = $state<Record<string, Interpreter | null>>({});
const asked = new Set<string>();

/** Read the catalogue of a game in the reader's language, or with no game that of the tables. */
export async function prepare(game = ''): Promise<void> {
  const language = locale();
  const key = `${language}/${game}`;
  if (!(language in LANGUAGES) || asked.has(key)) return;
  asked.add(key);
  try {
    const { catalogues } = await LANGUAGES[language]();
    interpreters[key] = new Interpreter(await catalogues(game));
  } catch {
    asked.delete(key); // no connection just now: the next text asks again
  }
}

function interpreter(game: string): Interpreter | undefined {
  const found = interpreters[`${locale()}/${game}`];
  if (!found) void prepare(game);
  return found ?? undefined;
}

/** A text of the server about a game, or about tables in general. */
export function tell(game: string, text: string): string {
  return text && locale() !== 'en' ? (interpreter(game)?.tell(text) ?? text) : text;
}

/** A rule's text by its id. */
export function tellRule(game: string, id: string, text: string): string {
  return locale() === 'en' ? text : (interpreter(game)?.rule(id) ?? text);
}
