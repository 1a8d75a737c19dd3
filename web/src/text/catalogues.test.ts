// The catalogues are complete: what the client asks for is there, in every language, and nothing is there for nothing.
import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { listed, LOCALES, prepare, t } from '.';
import { catalogue, house } from './testing';

const GAMES = ['airships', 'mad-zeppelin', 'dastardly-dirigibles', 'zeppeldrome'];
const OTHERS = Object.keys(LOCALES).filter((tag) => tag !== 'en');
const SOURCES = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!./*', '!../wire/schema.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The messages of a catalogue, by id. */
function messages(source: string) {
  const { body } = new FluentResource(source);
  // What cannot be read is left out by the parser, which says nothing.
  expect(body.map((entry) => entry.id)).toEqual([...source.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map((found) => found[1]));
  return new Map(body.filter((entry) => !entry.id.startsWith('-')).map((entry) => [entry.id, entry]));
}

/** The names of the values that a message shows, and of those that it only chooses by. */
function values(part: unknown, shown = new Set<string>(), chosenBy = new Set<string>()) {
  if (part !== null && typeof part === 'object') {
    const { type, name, selector } = part as { type?: string; name?: string; selector?: unknown };
    if (type === 'var' && name) shown.add(name);
    values(selector, chosenBy, chosenBy);
    for (const [key, inner] of Object.entries(part)) if (key !== 'selector') values(inner, shown, chosenBy);
  }
  return { shown, chosenBy };
}

/** The first arguments of the calls of a function: ids, and beginnings of ids with `…${` after them. */
function asked(source: string, name: string): { ids: string[]; beginnings: string[] } {
  const ids: string[] = [];
  const beginnings: string[] = [];
  for (const call of source.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, 'g'))) {
    let [end, depth, quote] = [call.index + call[0].length, 0, ''];
    for (; ; end++) {
      const c = source[end];
      if (quote) quote = c === quote ? '' : quote;
      else if (c === "'" || c === '`') quote = c;
      else if ('([{'.includes(c)) depth++;
      else if (')]}'.includes(c) && depth-- === 0) break;
      else if (c === ',' && depth === 0) break;
    }
    const first = source.slice(call.index + call[0].length, end);
    ids.push(...[...first.matchAll(/'([a-z]+-[\w-]+)'/g)].map((found) => found[1]));
    beginnings.push(...[...first.matchAll(/`([a-z]+-[\w-]*)\$\{/g)].map((found) => found[1]));
  }
  return { ids, beginnings };
}

describe('the texts of the house', () => {
  const english = messages(house('en'));
  const calls = Object.values(SOURCES).map((source) => asked(source, 't'));
  /** What the tables of this browser refuse with. */
  const refusals = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/(?<![\w.])refused\('[a-z ]+', '([a-z-]+)'/g)].map((found) => found[1]),
  );
  const ids = new Set([...calls.flatMap((call) => call.ids), ...refusals]);
  const beginnings = new Set(calls.flatMap((call) => call.beginnings));

  it.each(OTHERS)('are all there in %s, with no other values', (language) => {
    const there = messages(house(language));
    const shared = /^rule-0-/; // In English these are in every game's RULES.md.
    expect([...there.keys()].filter((id) => !shared.test(id)).sort()).toEqual([...english.keys()].sort());
    for (const [id, message] of english) {
      const [here, wanted] = [values(there.get(id)), values(message)];
      expect([id, ...here.shown].sort()).toEqual([id, ...wanted.shown].sort());
      const known = new Set([...wanted.shown, ...wanted.chosenBy]);
      expect([id, ...[...here.chosenBy].filter((name) => !known.has(name))]).toEqual([id]);
    }
  });

  it('are those that the client asks for', () => {
    expect(ids.size).toBeGreaterThan(200);
    expect([...ids].filter((id) => !english.has(id))).toEqual([]);
    expect([...beginnings].filter((some) => ![...english.keys()].some((id) => id.startsWith(some)))).toEqual([]);
    // One that every id begins with would say that all are in use.
    expect([...beginnings].filter((some) => !/^[a-z]+-[a-z-]+-$/.test(some))).toEqual([]);
  });

  it('are all in use, in the part that is for the browser', () => {
    const own = messages(house('en').slice(house('en').indexOf('## In the browser')));
    const unused = [...own.keys()].filter((id) => !ids.has(id) && ![...beginnings].some((some) => id.startsWith(some)));
    expect(unused).toEqual([]);
  });
});

describe.each(GAMES.filter((game) => catalogue(game, 'en')))('the texts of %s', (game) => {
  const english = messages(catalogue(game, 'en'));
  const folder = Object.entries(SOURCES).filter(([path]) => path.startsWith(`../games/${game}/`));
  const written = folder.map(([, source]) => source).join('\n');

  it.each(OTHERS)('are all there in %s', (language) => {
    expect([...messages(catalogue(game, language)).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are those that the client asks for, and all in use', () => {
    const ids = [...written.matchAll(/'(ui-[\w-]+)'/g)].map((found) => found[1]);
    const beginnings = [...written.matchAll(/`(ui-[\w-]*)\$\{/g)].map((found) => found[1]);
    const known = messages(house('en'));
    expect(ids.filter((id) => !english.has(id) && !known.has(id))).toEqual([]);
    const own = [...english.keys()].filter((id) => id.startsWith('ui-'));
    expect(own.filter((id) => !ids.includes(id) && !beginnings.some((some) => id.startsWith(some)))).toEqual([]);
  });
});

describe('text', () => {
  const WORDS = /\p{L}\p{Ll}/u;
  const READ = ['aria-label', 'title', 'placeholder', 'alt'];

  /** What a component says by itself: words between its tags, and in attributes that are read. */
  function spoken(node: unknown, found: string[] = []): string[] {
    if (Array.isArray(node)) for (const each of node) spoken(each, found);
    else if (node !== null && typeof node === 'object') {
      const { type, name, data, value } = node as { type?: string; name?: string; data?: string; value?: unknown };
      if (type === 'Text' && WORDS.test(data ?? '')) found.push(data!.trim());
      // What is typed into a terminal is the same in every language.
      if (type === 'RegularElement' && name === 'code') return found;
      if (type === 'Attribute') return READ.includes(name ?? '') ? spoken(value, found) : found;
      for (const [key, inner] of Object.entries(node)) if (key !== 'parent') spoken(inner, found);
    }
    return found;
  }

  it('is in no component', { timeout: 60_000 }, () => {
    const components = Object.entries(SOURCES).filter(([path]) => path.endsWith('.svelte'));
    expect(components.length).toBeGreaterThan(60);
    for (const [path, source] of components)
      expect([path, ...spoken(parse(source, { modern: true }).fragment)]).toEqual([path]);
    expect(
      spoken(parse('<p title="Two words">{t("x")}<b>three more words</b></p>', { modern: true }).fragment),
    ).toEqual(['Two words', 'three more words']);
  });

  it('has its values filled in, in the language that was chosen', async () => {
    const read = async (locale: string) => {
      settings.set({ locale });
      await prepare();
      return [t('players', { from: 2, to: 4 }), listed(['Ann', 'Ben', 'Cy'])];
    };
    expect(await read('de')).toEqual(['2–4 Personen', 'Ann, Ben und Cy']);
    expect(await read('fr')).toEqual(['2 à 4 personnes', 'Ann, Ben et Cy']);
    expect(await read('en')).toEqual(['2–4 players', 'Ann, Ben and Cy']);
  });

  it('takes values as they are, whatever they look like', () => {
    settings.set({ locale: 'en' });
    expect(t('ui-winners', { n: 1, names: '$& { $names }' })).toBe('$& { $names } wins');
  });
});
