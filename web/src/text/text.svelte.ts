// Texts in the reader's language. Catalogues are read when they are first needed; a text that is asked for before shows
// when its catalogue is there.
import moves from '../../../src/aerodrome/text/notation.ftl?raw';
import { settings } from '../settings.svelte';
import { textsAt } from '../wire/addresses';
import { NONE } from '../wire/decode';
import { type Args, Catalogue, lacking, NEUTRAL, unwritten } from './catalogue';
import { type GameTexts, type Piece, type Reader, Speech } from './messages';

const SOURCES = import.meta.glob<string>('../../../src/aerodrome/text/??.ftl', { query: '?raw', import: 'default' });

export type Locale = string;
/** The languages that the house has a catalogue of, by their own names. */
export const LOCALES: Record<Locale, string> = Object.fromEntries(
  Object.keys(SOURCES).map((file) => {
    const tag = file.slice(-'xx.ftl'.length, -'.ftl'.length);
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return [tag, name[0].toLocaleUpperCase(tag) + name.slice(1)];
  }),
);
const isLocale = (tag: string): boolean => Object.hasOwn(LOCALES, tag);

export function locale(): Locale {
  if (isLocale(settings.locale)) return settings.locale;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en';
}

interface House {
  source: string;
  words: Catalogue;
}
interface Game {
  words: Catalogue;
  speech: Speech;
}

const houses = $state<Record<string, House>>({});
const games = $state<Record<string, Game>>({});
const asked = new Map<string, Promise<void>>();

function once(key: string, read: () => Promise<void>): Promise<void> {
  let reading = asked.get(key);
  if (!reading) {
    reading = read().catch(() => {
      asked.delete(key); // no connection just now: the next text asks again
    });
    asked.set(key, reading);
  }
  return reading;
}

/** Read the words of the house, or of a game, in the reader's language or in another one. */
export async function prepare(game = '', language: Locale = locale()): Promise<void> {
  await once(language, () => readHouse(language));
  if (game) await once(`${language}/${game}`, () => readGame(language, game));
}

async function readHouse(language: Locale): Promise<void> {
  const source = await SOURCES[`../../../src/aerodrome/text/${language}.ftl`]();
  houses[language] = { source, words: new Catalogue(language, [source]) };
}

async function readGame(language: Locale, game: string): Promise<void> {
  const response = await fetch(textsAt(game, language));
  if (!response.ok) throw new Error(response.statusText);
  teach(game, (await response.json()) as GameTexts, language);
}

/** Take a game's words in. The house's are there already. */
export function teach(game: string, texts: GameTexts, language: Locale = locale()): void {
  const notation = new Catalogue(NEUTRAL, [texts.notation ?? '', moves]);
  const beneath = texts.english === undefined ? notation : new Catalogue('en', [texts.english], notation);
  const words = new Catalogue(language, [texts.text, houses[language].source], beneath);
  games[`${language}/${game}`] = { words, speech: new Speech(texts, words, notation) };
}

function house(): Catalogue | undefined {
  const found = houses[locale()];
  if (!found) void prepare();
  return found?.words;
}

function gameOf(name: string): Game | undefined {
  const found = games[`${locale()}/${name}`];
  if (!found && name) void prepare(name);
  return found;
}

/** A text of the house; empty until its catalogue is there. */
export function t(id: string, args: Args = {}): string {
  const words = house();
  if (!words || words.has(id)) return words?.text(id, args) ?? '';
  void once('en', () => readHouse('en'));
  const english = houses.en?.words;
  return english?.has(id) ? lacking(english.text(id, args)) : unwritten(id);
}

/** A text of a game that only the browser uses; empty until its catalogue is there. */
export function gt(game: string, id: string, args: Args = {}): string {
  return gameOf(game)?.words.text(id, args) ?? '';
}

/** What a game's rules say, in pieces: plain text, and things that may be drawn. */
export function say(game: string, numbers: readonly number[], reader?: Reader): Piece[] {
  return gameOf(game)?.speech.pieces(numbers, reader) ?? [];
}

/** The same as plain text. */
export function sayText(game: string, numbers: readonly number[], reader?: Reader): string {
  return sayAll(game, numbers, reader).join(' ');
}

/** A run of messages, as a text each. */
export function sayAll(game: string, numbers: readonly number[], reader?: Reader): string[] {
  return gameOf(game)?.speech.texts(numbers, reader) ?? [];
}

/** A move as game files write it. */
export function notation(game: string, numbers: readonly number[]): string {
  return gameOf(game)?.speech.notation(numbers) ?? '';
}

/** The number of a message, for a text that is made up here as the rules would say it. */
export function numbered(game: string, id: string): number {
  return gameOf(game)?.speech.number(id) ?? NONE;
}

/** An event as it was told: what to say where the rules have no other sentence for it. */
export function told(game: string, event: number, values: readonly number[]): number[] {
  return gameOf(game)?.speech.told(event, values) ?? [];
}

/** The seat that an event is about, by its own message; NONE for none. */
export function doer(game: string, event: number, values: readonly number[]): number {
  return gameOf(game)?.speech.doer(event, values) ?? NONE;
}

/** The text of a rule by its id; empty if the game's words are not there, or do not have it. */
export function ruleText(game: string, rule: string): string {
  const [, section, item] = /(\d+)\.(\d+)$/.exec(rule) ?? [];
  const words = gameOf(game)?.words;
  const id = `rule-${section}-${item}`;
  return words?.has(id) ? words.text(id) : '';
}

/** An address of the server's, for texts in the reader's language. */
export function inLanguage(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale()}`;
}

/** A share as the language writes it, such as "21%". */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** How long ago that was, such as "20 minutes ago"; `at` is in seconds. */
export function ago(at: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, Math.round(now - at));
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? STEPS[3];
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  return unit === 'second' ? words.format(0, 'second') : words.format(-Math.floor(seconds / length), unit);
}

/** Names as "A, B and C". */
export function listed(names: readonly string[]): string {
  const words = house();
  return words?.joined('list', names) ?? '';
}
