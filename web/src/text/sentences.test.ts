// The browser puts into words what random games said, and compares with what Python said: `tools/web_sentences.py` makes
// the file, and `make test-client` has it made.
import { describe, expect, it } from 'vitest';
import { notation, say, sayAll } from '.';
import type { GameTexts } from './messages';
import { read } from './testing';
import { type Locale, teach } from './text.svelte';

interface Said {
  viewer: number;
  said: number[];
  words?: Record<Locale, string[]>;
  notation?: string;
}
interface Collected {
  names: string[];
  games: Record<string, { texts: Record<Locale, GameTexts>; said: Said[] }>;
}

const [collected] = Object.values(
  import.meta.glob<Collected>('../../sentences.json', { eager: true, import: 'default' }),
);
if (!collected) throw new Error('web/sentences.json is missing: make test-client');
const { names, games } = collected;

describe.each(Object.keys(games))('%s', (game) => {
  const { texts, said } = games[game];
  it.each(Object.keys(texts) as Locale[])('says in the browser what it says in Python: %s', async (language) => {
    await read(language);
    teach(game, texts[language], language);
    const worded = said.filter((each) => each.words !== undefined);
    const told = worded.map((each) => sayAll(game, each.said, { names, viewer: each.viewer }));
    expect(told).toEqual(worded.map((each) => each.words![language]));
    expect(worded.length).toBeGreaterThan(100);
    const pieces = worded.map((each) => say(game, each.said, { names, viewer: each.viewer }));
    expect(pieces.map((some) => some.map((each) => (typeof each === 'string' ? each : each.text)).join(''))).toEqual(
      told.map((texts) => texts.join(' ')),
    );
    const written = said.filter((each) => each.notation !== undefined);
    expect(written.map((each) => notation(game, each.said))).toEqual(written.map((each) => each.notation));
    expect(written.length).toBeGreaterThan(10);
  });
});
