// For tests: words without a server.
import { settings } from '../settings.svelte';
import type { GameTexts } from './messages';
import { type Locale, prepare, teach } from './text.svelte';

const PACKAGE = '../../../src/aerodrome';
const SOURCES = import.meta.glob<string>(
  ['../../../src/aerodrome/games/*/text/*.ftl', '../../../src/aerodrome/text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** The source of the house's texts in a language. */
export function house(language: string): string {
  return SOURCES[`${PACKAGE}/text/${language}.ftl`];
}

/** The source of a game's own texts in a language; empty if it has none. */
export function catalogue(game: string, language: string): string {
  return SOURCES[`${PACKAGE}/games/${game.replaceAll('-', '_')}/text/${language}.ftl`] ?? '';
}

/** Read in a language from now on, a game with the words of its folder and these messages. */
export async function read(language: Locale, game = '', messages: GameTexts['messages'] = []) {
  settings.set({ locale: language });
  await prepare();
  if (game) {
    const notation = catalogue(game, 'notation');
    teach(game, { prefix: '', messages, text: catalogue(game, language), english: catalogue(game, 'en'), notation });
  }
}

/** Read in a language from now on, a game with all that its server would say of it: make test-client has it written. */
export async function taught(game: string, language: Locale = 'en') {
  const [collected] = Object.values(
    import.meta.glob<Collected>('../../sentences.json', { eager: true, import: 'default' }),
  );
  if (!collected) throw new Error('web/sentences.json is missing: make test-client');
  await read(language);
  teach(game, collected.games[game].texts[language], language);
}

interface Collected {
  games: Record<string, { texts: Record<Locale, GameTexts> }>;
}
