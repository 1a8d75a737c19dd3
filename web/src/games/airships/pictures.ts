// From card data to drawings. Every card is drawn once a language and kept.
import { airship } from '../../art/airship';
import { hindenburg } from '../../art/hindenburg';
import { back, CARD } from '../../art/cards';
import { type Effect, effect, effectWidth, expansionCard, shipCard } from '../../art/company-cards';
import { chip, die, type DieColor, woodenAirship } from '../../art/dice';
import { department, PLAYERS } from '../../art/emblems';
import { keeper } from '../../art/keeper';
import { place, type Player, svg } from '../../art/kit';
import { BERTH, expansionSlip, expansionStub, phaseStub, shipSlip, SLIP, STUB, tag, tagWidth } from '../../art/slips';
import { card, era, isExpansion, isPhase, isReconstructed, type Card, type Tier, tier } from './cards';
import { AIRSHIP, ANY_COLOUR, BACKS, DEPARTMENT_NAMES, LETTERS } from './numbers';
import { shortName } from './say';

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

const faceOf = (c: Card) => ({
  name: shortName(c.number),
  needs: letters(c.needs),
  target: c.target,
  vp: c.vp,
  reconstructed: isReconstructed(c),
});

/** An expansion as it lies in the cabinet. */
export function slip(number: number, narrow: boolean): string {
  return once(`slip ${number} ${narrow} ${shortName(number)}`, () => {
    const c = card(number);
    const face = { ...faceOf(c), department: DEPARTMENT_NAMES[c.department], era: era(number), effect: effectOf(c) };
    return narrow ? svg(expansionStub(face), STUB) : svg(expansionSlip(face), SLIP);
  });
}

/** The airship on top of a stack, with so many cards in the stack. */
export function berth(number: number, left: number): string {
  return once(`berth ${number} ${left} ${shortName(number)}`, () => {
    const below = BACKS.slice(BACKS.length - left + 1) as Tier[];
    return svg(shipSlip({ ...faceOf(card(number)), tier: tier(number), below, look: look(number) }), BERTH);
  });
}

export function phase(number: number): string {
  return once(`phase ${number} ${shortName(number)}`, () => {
    const c = card(number);
    return svg(phaseStub({ ...faceOf(c), unfinished: c.vp_unfinished }), STUB);
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

/** The great ship, 940 by 296; `players` are the builders of its phases. */
export function greatShip(players: (string | null)[], next: number | null): string {
  return once(`great ${players.join()} ${next}`, () =>
    svg(hindenburg({ phases: players, next }), { x: -470, y: -166, w: 940, h: 296 }),
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
      h: 36,
    }),
  );
}

export const playerOf = (seat: number): Player => PLAYERS[seat].id;
export const chipOf = (seat: number): string =>
  once(`chip ${seat}`, () => svg(chip(playerOf(seat)), { x: -26, y: -26, w: 52, h: 52 }));
export const wooden = (): string => once('wooden', () => svg(woodenAirship(), { x: -50, y: -27, w: 100, h: 56 }));
export const pileBack = (second: boolean): string =>
  once(`back ${second}`, () => svg(back('airships', second ? 'storm-lo' : 'sky-lo'), CARD));

/** A thing that a text names, drawn to stand in the text: a die, or a card with its name. */
export function picture(kind: string, n: number): string | undefined {
  if (kind === 'colour') return once(`die ${n}`, () => svg(die(letter(n)), { w: 48, h: 48 }));
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
