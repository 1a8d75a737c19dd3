import { describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { de } from './de';
import { en } from './en';
import { listed, t } from './index.svelte';

type Texts = Record<string, string>;
const others = import.meta.glob<{ en: Texts; de: Texts }>(['../games/*/texts.ts', '../*/texts.ts'], { eager: true });
const sets: [string, Texts, Texts][] = [
  ['the client', en, de],
  ...Object.entries(others).map(([path, texts]): [string, Texts, Texts] => [path, texts.en, texts.de]),
];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort();

describe.each(sets)('texts of %s', (_, english, german) => {
  it('are there in every language', () => {
    expect(Object.keys(english)).not.toEqual([]);
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    for (const texts of [english, german]) expect(Object.entries(texts).filter(([, text]) => !text.trim())).toEqual([]);
  });

  it('have the same placeholders', () => {
    for (const key of Object.keys(english))
      expect([key, placeholders(german[key])]).toEqual([key, placeholders(english[key])]);
  });
});

describe('t', () => {
  it('fills names in, in the language that was chosen', () => {
    settings.set({ locale: 'en' });
    expect(t('players', { from: 2, to: 4 })).toBe('2 to 4 players');
    expect(listed(['Ann', 'Ben', 'Cy'])).toBe('Ann, Ben, and Cy');
    settings.set({ locale: 'de' });
    expect(t('players', { from: 2, to: 4 })).toContain('2');
    expect(t('players', { from: 2, to: 4 })).not.toBe('2 to 4 players');
    expect(listed(['Ann', 'Ben'])).toBe('Ann und Ben');
  });

  it('takes values as text, whatever they look like', () => {
    settings.set({ locale: 'en' });
    expect(t('winner', { names: '$& {names}' })).toBe('$& {names} wins');
  });
});
