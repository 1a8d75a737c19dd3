// The names of things, the texts of this table that only the browser says, and cards as the rules tell them.
import { type Args, gt, numbered, sayText } from '../../text';
import type { TableView } from '../../table/table.svelte';
import * as N from './numbers';
import type { Gain } from './trace';

const GAME = 'zeppeldrome';
const DIRECTIONS = ['forward', 'back', 'up', 'down', 'up-forward', 'down-forward', 'up-back', 'down-back'];
/** Sections whose full name is too long for a sign on the course. */
const LONG: readonly number[] = [N.FOLKS, N.LEMMINGS];

export const tt = (id: string, args?: Args): string => gt(GAME, id, args);

export const directionName = (direction: number): string => tt(`direction-${DIRECTIONS[direction]}`);
export const colourName = (colour: number): string => tt(`colour-${N.COLOUR_IDS[colour]}`);

export const hazardOf = (section: number): string => tt(`ui-hazard-${N.SECTION_IDS[section]}`);
export const sectionName = (section: number): string =>
  tt(LONG.includes(section) ? `ui-section-${N.SECTION_IDS[section]}` : `section-${N.SECTION_IDS[section]}`);

// --- as the rules say them

type Told = Pick<TableView<N.State>, 'rules' | 'bytes' | 'text'>;

/** What the rules say of a card; nothing while they have not come. */
const told = (table: Told, what: `say_${string}`, ...given: number[]): string =>
  table.rules && table.bytes ? table.text(table.rules.said(what, table.bytes, ...given)) : '';

/** The arrows of a card, for people who cannot see them. */
export const planInWords = (table: Told, card: number): string => told(table, 'say_plan', card);
/** What a card does when it is played for its action. */
export const actionInWords = (table: Told, card: number): string => told(table, 'say_action', card);
export const choiceInWords = (table: Told, card: number, nth: number): string => told(table, 'say_choice', card, nth);

const count = (id: string, n: number): string => sayText(GAME, [numbered(GAME, id), n]);
/** How many cards somebody holds. */
export const handInWords = (n: number): string => count('hand-size', n);
export const ballastInWords = (n: number): string => count('ballast-size', n);
/** A ship on the course, with whose it is and where. */
export const shipInWords = (table: Pick<TableView<N.State>, 'names'>, seat: number, player: N.Players): string =>
  tt('ui-ship', {
    colour: colourName(player.colour),
    name: table.names[seat],
    row: player.row + 1,
    column: player.column + 1,
  });
/** What a way would bring. */
export const gainInWords = ({ ahead, bounces }: Gain): string =>
  tt('ui-gain', { way: ahead > 0 ? 'ahead' : ahead < 0 ? 'back' : 'none', n: Math.abs(ahead), bounces });
