// Texts in the reader's language. Catalogues are read when they are first needed; a text that is asked for before shows
// when its catalogue is there.
import { settings } from '../settings.svelte';
import { type Args, Catalogue, missing } from './catalogue';
import { type GameTexts, joined, type Piece, type Reader, Speech } from './messages';

/** The languages, by their own names. */
export const LOCALES = { en: 'English', de: 'Deutsch', fr: 'Français' };
type Locale = keyof typeof LOCALES;
const isLocale = (tag: string): tag is Locale => Object.hasOwn(LOCALES, tag);

export function locale(): Locale {
  if (isLocale(settings.locale)) return settings.locale;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en';
}

interface Game {
  words: Catalogue;
  speech: Speech;
}

const SOURCES = import.meta.glob<string>('../../../src/aerodrome/text/*.ftl', { query: '?raw', import: 'default' });
const houses = $state<Record<string, Catalogue>>({});
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

/** Read the words of the house, or of a game, in the reader's language. */
export async function prepare(game = ''): Promise<void> {
  const language = locale();
  await once(language, () => readHouse(language));
  if (game) await once(`${language}/${game}`, () => readGame(language, game));
}

async function readHouse(language: Locale): Promise<void> {
  houses[language] = new Catalogue(language, [await SOURCES[`../../../src/aerodrome/text/${language}.ftl`]()]);
}

async function readGame(language: Locale, game: string): Promise<void> {
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/texts?lang=${language}`);
  if (!response.ok) throw new Error(response.statusText);
  teach(game, (await response.json()) as GameTexts, language);
}

/** Take a game's words in; the house's must be there. */
export function teach(game: string, texts: GameTexts, language: Locale = locale()): void {
  const english = texts.english === undefined ? undefined : new Catalogue('en', [texts.english]);
  const words = new Catalogue(language, [texts.text], english);
  const notation = new Catalogue('en', [texts.notation ?? '']);
  games[`${language}/${game}`] = { words, speech: new Speech(texts, words, notation, houses[language]) };
}

function house(): Catalogue | undefined {
  const found = houses[locale()];
  if (!found) void prepare();
  return found;
}

function gameOf(name: string): Game | undefined {
  const found = games[`${locale()}/${name}`];
  if (!found && name) void prepare(name);
  return found;
}

/** A text of the house; empty until its catalogue is there. */
export function t(id: string, args: Args = {}): string {
  const words = house();
  return words ? (words.text(id, args) ?? behind(id, args)) : '';
}

/** The same in English, where the reader's language lacks it. */
function behind(id: string, args: Args): string {
  void once('en', () => readHouse('en'));
  return missing(houses.en?.text(id, args) ?? id);
}

/** A text of a game that only the browser uses; empty until its catalogue is there. */
export function gt(game: string, id: string, args: Args = {}): string {
  const found = gameOf(game);
  return found ? (found.words.text(id, args) ?? missing(id)) : '';
}

/** What a game's rules say, in pieces: plain text, and things that may be drawn. */
export function say(game: string, numbers: readonly number[], reader?: Reader): Piece[] {
  return numbers.length ? (gameOf(game)?.speech.pieces(numbers, reader) ?? []) : [];
}

/** The same as plain text. */
export function sayText(game: string, numbers: readonly number[], reader?: Reader): string {
  return numbers.length ? (gameOf(game)?.speech.text(numbers, reader) ?? '') : '';
}

/** A run of messages, as one text each. */
export function sayAll(game: string, numbers: readonly number[], reader?: Reader): string[] {
  const speech = gameOf(game)?.speech;
  return speech?.cut(numbers).map((each) => speech.text(each, reader)) ?? [];
}

/** Names as "A, B and C". */
export function listed(names: readonly string[]): string {
  const words = house();
  return words ? joined(words, names, 'list-comma', 'list-and') : '';
}
