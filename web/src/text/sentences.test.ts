// The browser puts into words what random games said, and compares with what Python said: `tools/web_sentences.py` makes
// the file, and `make test-client` has it made.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { notation, say, sayAll, t } from '.';
import type { GameTexts } from './messages';
import { house, read } from './testing';
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

/** Every piece of text in a catalogue. */
function pieces(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part === 'string') found.add(part.trim());
  else if (Array.isArray(part)) for (const each of part) pieces(each, found);
  else if (part !== null && typeof part === 'object') {
    const { type, value, attributes, variants } = part as Record<string, unknown>;
    if (type !== 'str' && type !== 'num') pieces([value, Object.values(attributes ?? {}), variants], found);
  }
  return found;
}

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

  it('keeps the name of somebody who is called like any text of a catalogue', { timeout: 60_000 }, async () => {
    const languages = Object.keys(texts) as Locale[];
    const sources = languages.flatMap((each) => [house(each), texts[each].text]);
    const terms = pieces(sources.map((source) => new FluentResource(source).body));
    terms.delete('');
    expect(terms.size).toBeGreaterThan(3000);
    for (const language of languages) {
      await read(language);
      teach(game, texts[language], language);
      const ofSeats = texts[language].messages.filter(
        ([, , args]) => args.length && args.every(([, form]) => form === 'seat'),
      );
      const messages = ofSeats.map(([number, , args]) => [number, ...args.map(() => 0)]);
      expect(messages.length).toBeGreaterThan(0);
      const others = messages.map((message) => sayAll(game, message, { names: ['ŻŻŻ'] }).join());
      const seated = t('seated', { name: 'ŻŻŻ', seat: 1 });
      let n = 0;
      for (const term of terms) {
        const nth = n++ % messages.length;
        expect(sayAll(game, messages[nth], { names: [term] }).join()).toBe(others[nth].replaceAll('ŻŻŻ', () => term));
        expect(t('seated', { name: term, seat: 1 })).toBe(seated.replace('ŻŻŻ', () => term));
      }
    }
  });
});
