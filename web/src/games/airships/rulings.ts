// What the table asks of the rules: chances, gains, what is lacking, dice and points. Nothing here decides: the answers
// come from the game's previews, for the position that is shown. Until the rules have come there are none, and the table
// shows what lies on it without them.
import type { TableView } from '../../table/table.svelte';
import { locale, sayAll } from '../../text';
import { cardName, GAME } from './names';
import { CHIPS_EACH, COLOURS, NONE, type State } from './numbers';

/** As much of a table as is needed to ask. */
export type Asking = Pick<TableView<State>, 'rules' | 'bytes'>;

const numbers = ({ rules, bytes }: Asking, name: string, ...given: number[]): number[] | null =>
  rules && bytes ? rules.previews(name, bytes, ...given) : null;
const number = ({ rules, bytes }: Asking, name: string, ...given: number[]): number | null =>
  rules && bytes ? rules.preview(name, bytes, ...given) : null;

/** A number of each colour. */
type PerColour = number[];
const perColour = (numbers: number[], at: number): PerColour => numbers.slice(at, at + COLOURS);

/** The dice with which a throw would be made. */
export interface Hand {
  /** Real dice of each colour at hand. */
  real: PerColour;
  /** The value of the imaginary die of each colour, 0 for none. */
  imaginary: PerColour;
}

/** How a seat would try for a card. */
export interface Attempt extends Hand {
  /** KEEP_DICE, EXCHANGE_REAL or EXCHANGE_IMAGINARY. */
  way: number;
  /** Dice of each colour that are lacking, and whether none is. */
  lacking: PerColour;
  enough: boolean;
  /** What the wooden airship and the Engine add. */
  free: number;
  /** The chance without chips. */
  chance: number;
  /** The chances with so many chips at most, each better than the one before. */
  chips: { chips: number; chance: number }[];
}

// What the preview `attempt` writes, by its places, and what a chance is counted in.
const REAL = 1;
const IMAGINARY = 4;
const LACKING = 7;
const FREE = 10;
const WITH_CHIPS = 12;
const THROWS = 10077696;

/** An attempt in the best way, or in another; null where that way cannot be gone. */
export function attemptFor(table: Asking, seat: number, card: number, way = NONE): Attempt | null {
  const found = numbers(table, 'attempt', seat, card, way);
  if (!found || found[WITH_CHIPS] === NONE) return null;
  const lacking = perColour(found, LACKING);
  const all = found.slice(WITH_CHIPS, WITH_CHIPS + CHIPS_EACH + 1).map((throws) => throws / THROWS);
  return {
    way: found[0],
    real: perColour(found, REAL),
    imaginary: perColour(found, IMAGINARY),
    lacking,
    enough: !lacking.some(Boolean),
    free: found[FREE],
    chance: all[0],
    chips: all.flatMap((chance, chips) => (chips && chance > all[chips - 1] ? [{ chips, chance }] : [])),
  };
}

/** Why a seat could not try for what an action names: a rule's number, 0 if it could. */
export const obstacleTo = (table: Asking, seat: number, action: number): number | null =>
  number(table, 'obstacle', seat, action);

/** The card that an action tries for, NONE for none. */
export const cardNamed = (table: Asking, action: number): number => number(table, 'named', action) ?? NONE;

/** What a seat would have more by a card. */
export interface Gain {
  dice: PerColour;
  chips: number;
  points: number;
  wooden: boolean;
  /** The card that would be replaced, NONE for none. */
  replaced: number;
  /** Does it do something at throws that the one it replaces does not do as well? */
  helps: boolean;
  /** Is it nothing at all, or less? */
  none: boolean;
}

export function gainOf(table: Asking, seat: number, action: number): Gain | null {
  const found = numbers(table, 'gain', seat, action);
  if (!found) return null;
  const [white, red, black, chips, points, wooden, replaced, helps] = found;
  const more = [white, red, black, chips, points, wooden, helps].some((each) => each > 0);
  return {
    dice: [white, red, black],
    chips,
    points,
    wooden: wooden === 1,
    replaced,
    helps: helps === 1,
    none: !more,
  };
}

/** All dice of a company. */
export function handOf(table: Asking, seat: number): Hand | null {
  const found = numbers(table, 'dice', seat);
  return found && { real: perColour(found, 0), imaginary: perColour(found, COLOURS) };
}

/** What makes up for the throw that falls short: what each adds. */
export interface Bonuses {
  wooden: number;
  engine: number;
  chips: number;
}
export function bonusesFor(table: Asking, seat: number, card: number): Bonuses | null {
  const found = numbers(table, 'bonuses', seat, card);
  return found && { wooden: found[0], engine: found[1], chips: found[2] };
}

export interface Thrown {
  way: number;
  /** The Engineer and the Materials card at the throw. */
  engineer: number;
  materials: number;
  /** The faces of each colour. */
  thrown: readonly (readonly number[])[];
}
/** The values of the imaginary dice in a throw, and the dice of each colour that count: a bit each, the last one's is
 * that of the imaginary die. */
export function countingIn(
  table: Asking,
  seat: number,
  card: number,
  { way, engineer, materials, thrown }: Thrown,
): { imaginary: PerColour; counts: PerColour } | null {
  const faces = thrown.map((each) => Number(each.join('') || 0));
  const found = numbers(table, 'counting', seat, card, way, engineer, materials, ...faces);
  return found && { imaginary: perColour(found, 0), counts: perColour(found, COLOURS) };
}

export interface Points {
  all: number;
  airships: number;
  expansions: number;
  hindenburg: number;
}
export function pointsOf(table: Asking, seat: number): Points | null {
  const found = numbers(table, 'points', seat);
  return found && { all: found[0], airships: found[1], expansions: found[2], hindenburg: found[3] };
}

/** Chips that a company can still receive. */
export const supplyOf = (table: Asking, seat: number): number | null => number(table, 'supply', seat);

export const isHindenburgOpen = (table: Asking): boolean => number(table, 'hindenburg') === 1;

/** The pile: its cards, those of the first era among them, and whether the Change of Era is. */
export function pileOf(table: Asking): { all: number; one: number; change: boolean } | null {
  const found = numbers(table, 'pile');
  return found && { all: found[0], one: found[1], change: found[2] === 1 };
}

// --- in words; what a card says is the same in every position

const said = new Map<string, readonly string[]>();

function saidOf(table: Asking, what: 'say_card' | 'say_figures', card: number): readonly string[] {
  const { rules, bytes } = table;
  if (!rules || !bytes) return [];
  const key = `${locale()} ${what} ${card}`;
  let found = said.get(key);
  if (!found?.length) {
    found = sayAll(GAME, rules.said(what, bytes, card));
    said.set(key, found);
  }
  return found;
}

/** A card in one sentence; only its name until the rules have come. */
export const cardInWords = (table: Asking, card: number): string =>
  saidOf(table, 'say_card', card).join(' ') || cardName(card);

/** What a card needs, what it gives and what it is worth: a text each. */
export const figuresInWords = (table: Asking, card: number): readonly string[] => saidOf(table, 'say_figures', card);
