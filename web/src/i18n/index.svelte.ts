// Texts of the client in the reader's language. What the rules say (questions, moves, sentences) comes from the server.
import { settings } from '../settings.svelte';
import { de } from './de';
import { en } from './en';

export type Key = keyof typeof en;
/** The languages, by their own names. */
export const LOCALES = { en: 'English', de: 'Deutsch' };
type Locale = keyof typeof LOCALES;
const isLocale = (tag: string): tag is Locale => tag in LOCALES;

export function locale(): Locale {
  if (isLocale(settings.locale)) return settings.locale;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en';
}

/** Texts with the same keys in each language; what it returns gives one of them, with {names} filled in. */
export function texts<K extends string>(languages: { en: Record<K, string>; de: Record<K, string> }) {
  return (key: K, values: Record<string, string | number> = {}): string =>
    languages[locale()][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export const t = texts({ en, de });

/** Names as "A, B and C". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}
