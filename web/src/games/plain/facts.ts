// A view or a state as named facts that can be shown without knowing the game.
import { HIDDEN } from '../../wire/decode';

export type Data = Record<string, unknown>;

export interface Group {
  name: string;
  /** Does each row belong to a seat? */
  seats: boolean;
  rows: Data[];
}

/** What the frame shows already, and what is nothing for people. */
const ELSEWHERE = new Set([
  ...['game', 'you', 'over', 'ended_by', 'asked', 'decider', 'question', 'name', 'seat', 'scores', 'breakdown'],
  ...['rng', 'n_seats', 'options'],
]);

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (data: Data): Data => Object.fromEntries(Object.entries(data).filter(([key]) => !ELSEWHERE.has(key)));

/** Single facts, and rows of things that have facts of their own. A state has room for more seats than there are. */
export function partsOf(view: Data, seats: number): { facts: Data; groups: Group[] } {
  const facts: Data = {};
  const groups: Group[] = [];
  const whole = isData(view.table) ? { ...view, ...view.table, table: undefined } : view;
  for (const [key, value] of Object.entries(shown(whole))) {
    if (Array.isArray(value) && value.length && value.every(isData)) groups.push(groupOf(key, value, seats));
    else if (value !== undefined) facts[key] = value;
  }
  if (Array.isArray(view.scores) && !groups.some((group) => group.seats))
    groups.push({ name: 'players', seats: true, rows: view.scores.map((score) => ({ score })) });
  return { facts, groups };
}

function groupOf(key: string, rows: Data[], seats: number): Group {
  const ofSeats = rows.length >= seats && (key === 'players' || 'seat' in rows[0]);
  return { name: labelOf(key), seats: ofSeats, rows: (ofSeats ? rows.slice(0, seats) : rows).map(shown) };
}

export const labelOf = (key: string): string => key.replaceAll('_', ' ');

/** A fact as text. */
export function textOf(value: unknown, said: { nothing: string; yes: string; no: string; hidden: string }): string {
  if (Array.isArray(value)) return value.map((each) => textOf(each, said)).join(', ') || said.nothing;
  if (isData(value))
    return Object.entries(value)
      .map(([key, each]) => `${labelOf(key)} ${textOf(each, said)}`)
      .join(', ');
  if (value === null || value === undefined || value === '') return said.nothing;
  if (typeof value === 'boolean') return value ? said.yes : said.no;
  return Number(value) === HIDDEN ? said.hidden : String(value);
}
