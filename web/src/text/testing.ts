// For tests: words without a server.
import { settings } from '../settings.svelte';
import type { GameTexts } from './messages';
import { prepare, teach } from './text.svelte';

const SOURCES = import.meta.glob<string>('../../../src/aerodrome/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A game's own catalogue in a language; empty if there is none. */
export function catalogue(game: string, language: string): string {
  return SOURCES[`../../../src/aerodrome/games/${game.replaceAll('-', '_')}/text/${language}.ftl`] ?? '';
}

/** Read in a language from now on, a game with the words of its folder and these messages. */
export async function read(language: 'en' | 'de' | 'fr', game = '', messages: GameTexts['messages'] = []) {
  settings.set({ locale: language });
  await prepare();
  if (game) {
    const notation = catalogue(game, 'notation');
    teach(game, { messages, text: catalogue(game, language), english: catalogue(game, 'en'), notation });
  }
}
