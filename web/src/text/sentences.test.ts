// What games say is put into the same words here as in Python: tools/web_sentences.py plays, and writes it down.
import { describe, expect, it } from 'vitest';
import { type GameTexts, type Locale, LOCALES, notation, prepare, say, sayAll } from '.';
import { settings } from '../settings.svelte';
import { teach } from './text.svelte';

interface Sentence {
  viewer: number;
  said: number[];
  words: Record<Locale, string[]>;
  notation?: string;
}
interface Told {
  names: string[];
  games: Record<string, { texts: Record<Locale, GameTexts>; sentences: Sentence[] }>;
}

const [found] = Object.values(import.meta.glob<Told>('../../sentences.json', { eager: true, import: 'default' }));
if (!found)
  throw new Error(
    'web/sentences.json is missing: python -m tools.web_sentences --out web/sentences.json, or make test-client',
  );
const { names, games } = found;

describe.each(Object.keys(games))('what %s says', (game) => {
  const { texts, sentences } = games[game];

  it.each(Object.keys(LOCALES) as Locale[])('is the same in Python and here (%s)', async (language) => {
    settings.set({ locale: language });
    await prepare();
    teach(game, texts[language]);
    expect(sentences.length).toBeGreaterThan(100);
    for (const { viewer, said, words, notation: written } of sentences) {
      const reader = { names, viewer };
      expect([said, ...sayAll(game, said, reader)]).toEqual([said, ...words[language]]);
      const pieces = say(game, said, reader).map((piece) => (typeof piece === 'string' ? piece : piece.text));
      expect(pieces.join('')).toBe(words[language].join(' '));
      if (written !== undefined) expect(notation(game, said)).toBe(written);
    }
  });
});
