// Texts of the client in the reader's language. What the rules say (questions, moves, sentences) comes from the server.
import { settings } from '../settings.svelte';
import { de } from './de';
import { en } from './en';

export type Key = keyof typeof en;
export const LOCALES: Record<string, { name: string; texts: Record<Key, string> }> = {
  en: { name: 'English', texts: en },
  de: { name: 'Deutsch', texts: de },
};

export function locale(): string {
  if (settings.locale in LOCALES) return settings.locale;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LOCALES);
  return wanted ?? 'en';
}

/** A text, with {names} filled in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return LOCALES[locale()].texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Names as "A, B and C". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}
