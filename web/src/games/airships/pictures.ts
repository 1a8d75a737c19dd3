// From card data to drawings. Every drawing is made once a language and kept.
import { airship } from '../../art/airship';
import { back, CARD, sky } from '../../art/cards';
import { type Effect, effect, effectWidth, expansionCard, shipCard } from '../../art/company-cards';
import { chip, die, type DieColor, vpStar, woodenAirship } from '../../art/dice';
import { department, PLAYERS } from '../../art/emblems';
import { flag } from '../../art/fittings';
import { hindenburg } from '../../art/hindenburg';
import { keeper } from '../../art/keeper';
import { place, type Player, svg } from '../../art/kit';
import { chipPlace, dial, instrument, tag, tagWidth } from '../../art/slips';
import { card, era, isExpansion, isPhase, type Card, tier } from './cards';
import { NATIONS, shortName } from './names';
import { AIRSHIP, ANY_COLOUR, DEPARTMENT_NAMES, LETTERS, PHASE } from './numbers';

export const letter = (colour: number): DieColor => LETTERS[colour] as DieColor;

const once = keeper();

export const letters = (dice: number[]): string => dice.map((n, colour) => LETTERS[colour].repeat(n)).join('');

function effectOf(c: Card): Effect {
  return {
    dice: letters(c.dice) || undefined,
    chips: c.chips || undefined,
    imaginary: c.imaginary[1] ? [letter(c.imaginary[0]), c.imaginary[1]] : undefined,
    exchange: c.exchange[1]
      ? [LETTERS[c.exchange[0]].repeat(c.exchange[1]), LETTERS[c.exchange[2]].repeat(c.exchange[3])]
      : undefined,
    bonus: c.bonus[1] ? [c.bonus[1], c.bonus[0] === ANY_COLOUR ? 'any' : letter(c.bonus[0])] : undefined,
  };
}

/** The livery of each airship, by its place among them: its name should be seen from afar. */
const LIVERIES = [
  { accent: 'sky-lo', livery: 'belly' }, // Skylark
  { accent: 'sun', livery: 'stripes' }, // Daisy
  { accent: 'wood-lo', livery: 'stripes' }, // Bumble
  { accent: 'slate-lo', livery: 'nose' }, // Swift
  { accent: 'leaf-lo', livery: 'stripes' }, // Meadow Queen
  { accent: 'd-red', livery: 'belly' }, // Red Kite
  { accent: 'wood', livery: 'nose' }, // Wayfarer
  { accent: 'c-blue-lo', livery: 'band' }, // Northern Star
  { accent: 'cloth', livery: 'stripes' }, // Vermilion
  { accent: 'brass', livery: 'band' }, // Courier
  { accent: 'storm-lo', livery: 'belly' }, // Thunderhead
  { accent: 'd-black', livery: 'nose' }, // Raven
  { accent: 'd-red', livery: 'band' }, // Scarlet Duchess
  { accent: 'brass', livery: 'stripes' }, // Three Crowns
  { accent: 'leaf-lo', livery: 'band' }, // Continental
  { accent: 'd-black', livery: 'belly' }, // Black Swan
  { accent: 'gem-lo', livery: 'band' }, // Aurora
  { accent: 'slate-lo', livery: 'nose' }, // Leviathan
] as const;
const look = (number: number) => ({ ...LIVERIES[number - AIRSHIP], seed: number });

const faceOf = (c: Card) => ({ name: shortName(c.number), needs: letters(c.needs), target: c.target, vp: c.vp });

/** Its sky, which fills whatever box it is given, and over it its airship, which is always whole. */
export function airborne(number: number): string {
  return once(`airborne ${number}`, () => {
    const kind = tier(number);
    const ship = airship({
      tier: kind,
      length: { light: 112, medium: 140, dark: 158 }[kind],
      detail: 2,
      engines: kind === 'dark' ? 2 : 1,
      ribs: kind === 'light' ? 0 : 7,
      gores: 4,
      ...look(number),
      flag: false,
    });
    const ground = svg(sky(kind, -60, -30, 306, 122, 1), { w: 186, h: 62 });
    return (
      ground.replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"') +
      svg(place(ship, 93, 30), { x: 10, y: 9, w: 166, h: 44 })
    );
  });
}

/** A card at full size. */
export function large(number: number): string {
  return once(`large ${number} ${shortName(number)}`, () => {
    const c = card(number);
    const body = isExpansion(number)
      ? expansionCard({
          ...faceOf(c),
          department: DEPARTMENT_NAMES[c.department],
          era: era(number),
          effect: effectOf(c),
        })
      : shipCard({ ...faceOf(c), tier: tier(number), look: { ...look(number), flag: false } });
    return svg(body, CARD);
  });
}

/** The great ship; `players` are the builders of its phases. */
export function greatShip(players: (string | null)[], next: number | null): string {
  // Flags need room above the hull.
  const box = players.some(Boolean) ? { y: -140, h: 262 } : { y: -82, h: 196 };
  return once(`great ${players.join()} ${next}`, () =>
    svg(hindenburg({ phases: players, next }), { x: -462, w: 924, ...box }),
  );
}

/** What a card gives, drawn small. */
export function gift(number: number): string {
  return once(`gift ${number}`, () => {
    const what = effectOf(card(number));
    const w = Math.max(40, effectWidth(what));
    return svg(effect(what, w / 2, 19), { w, h: 38 });
  });
}

/** A ship of a fleet in its owner's colours, 60 by 30. */
export function smallShip(number: number, player: Player): string {
  return once(`ship ${number} ${player}`, () =>
    svg(airship({ tier: tier(number), length: 52, detail: 0, player, livery: 'band' }), {
      x: -30,
      y: -17,
      w: 60,
      h: 40,
    }),
  );
}

export const playerOf = (seat: number): Player => PLAYERS[seat].id;
export const chipOf = (seat: number): string =>
  once(`chip ${seat}`, () => svg(chip(playerOf(seat)), { x: -26, y: -26, w: 52, h: 52 }));
/** A chip that is not on the board. */
export const noChip = (): string => once('no chip', () => svg(chipPlace(), { x: -26, y: -26, w: 52, h: 52 }));
/** A die: its letter only where it is yet to be thrown. */
export const dieOf = (colour: number, face: number | null = null, imaginary = false): string =>
  once(`die ${colour} ${face} ${imaginary}`, () => svg(die(letter(colour), face, { imaginary }), { w: 48, h: 48 }));
export const dialOf = (target: number): string =>
  once(`dial ${target}`, () => svg(dial(target, 20), { x: -21, y: -21, w: 43, h: 43.5 }));
export const starOf = (points: number | ''): string =>
  once(`star ${points}`, () => svg(vpStar(points), { x: -21, y: -21, w: 42, h: 42 }));
export const signOf = (d: number): string =>
  once(`department ${d}`, () => svg(department(DEPARTMENT_NAMES[d]), { x: -25, y: -25, w: 50, h: 50 }));
export const instrumentOf = (d: number, empty: boolean): string =>
  once(`instrument ${d} ${empty}`, () => svg(instrument(DEPARTMENT_NAMES[d], empty), { x: -32, y: -32, w: 64, h: 64 }));
export const flagOf = (country: number): string =>
  once(`flag ${country}`, () => svg(flag(NATIONS[country], null), { x: -2, y: -5, w: 34, h: 30 }));
export const wooden = (): string => once('wooden', () => svg(woodenAirship(), { x: -50, y: -27, w: 100, h: 56 }));
export const pileBack = (second: boolean): string =>
  once(`back ${second}`, () => svg(back('airships', second ? 'storm-lo' : 'sky-lo'), CARD));

/** A phase that a seat has built: the great ship with it, in small. */
export const phaseBuilt = (phase: number, seat: number): string =>
  once(`phase ${phase} ${seat}`, () => {
    const phases = [0, 1, 2, 3].map((each) => (each === phase ? playerOf(seat) : null));
    return svg(hindenburg({ length: 150, phases }), { x: -78, y: -34, w: 156, h: 68 });
  });

/** What somebody tried for, in the box of a tile. */
export function tile(number: number, seat: number): string {
  if (isExpansion(number)) return signOf(card(number).department);
  return isPhase(number) ? phaseBuilt(number - PHASE, seat) : smallShip(number, playerOf(seat));
}

/** A thing that a text names, drawn to stand in the text: a die, or a card with its name. */
export function picture(kind: string, n: number): string | undefined {
  if (kind === 'colour') return dieOf(n);
  if (kind !== 'card') return undefined;
  return once(`tag ${n} ${shortName(n)}`, () => svg(tag(shortName(n), sign(n)), { w: tagWidth(shortName(n)), h: 28 }));
}

/** What stands for a card beside its name, about the middle of a field 26 by 26. */
function sign(number: number): string {
  if (isExpansion(number)) return place(department(DEPARTMENT_NAMES[card(number).department]), 0, 0, 0.44);
  const ship = isPhase(number)
    ? airship({ tier: 'dark', length: 24, detail: 0 })
    : airship({ tier: tier(number), length: 24, detail: 0, ...look(number), flag: false });
  return place(ship, 0, 0);
}
