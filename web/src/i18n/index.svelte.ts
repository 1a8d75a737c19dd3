// Texts that are not in a catalogue yet.
import { locale as chosen } from '../text';

export { listed } from '../text';

export const locale = (): 'en' | 'de' => (chosen() === 'de' ? 'de' : 'en');

/** Texts with the same keys in each language; what it returns gives one of them, with {names} filled in. */
export function texts<K extends string>(languages: { en: Record<K, string>; de: Record<K, string> }) {
  return (key: K, values: Record<string, string | number> = {}): string =>
    languages[locale()][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
