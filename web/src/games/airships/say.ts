// Cards and dice in words, for labels and for people who cannot see the drawings.
import { listed } from '../../i18n/index.svelte';
import { card, type Card, gives, isPhase } from './cards';
import { ANY_COLOUR } from './numbers';
import { tt } from './texts';

const COLOURS = ['white', 'red', 'black'] as const;
export const colourName = (colour: number): string => tt(COLOURS[colour]);

export function diceInWords(dice: number[]): string {
  const parts = dice.flatMap((n, colour) =>
    n ? [tt(n === 1 ? 'dice_1' : 'dice_n', { n, colour: colourName(colour) })] : [],
  );
  return parts.length ? listed(parts) : tt('no_dice');
}

export function giftInWords(c: Card): string {
  const parts: string[] = [];
  if (c.dice.some(Boolean)) parts.push(diceInWords(c.dice));
  if (c.chips) parts.push(tt(c.chips === 1 ? 'gift_chips_1' : 'gift_chips_n', { n: c.chips }));
  if (c.imaginary[1]) parts.push(tt('gift_imaginary', { colour: colourName(c.imaginary[0]), n: c.imaginary[1] }));
  if (c.exchange[1]) {
    const [give, paid, get, gained] = c.exchange;
    parts.push(tt('gift_exchange', { paid, give: colourName(give), gained, get: colourName(get) }));
  }
  if (c.bonus[1]) {
    const [colour, n] = c.bonus;
    parts.push(
      colour === ANY_COLOUR ? tt('gift_bonus_any', { n }) : tt('gift_bonus', { n, colour: colourName(colour) }),
    );
  }
  return listed(parts);
}

export const pointsInWords = (c: Card): string =>
  isPhase(c.number) ? tt('points_phase', { n: c.vp, m: c.vp_unfinished }) : tt('points', { n: c.vp });

/** A card in one sentence. */
export function cardInWords(number: number): string {
  const c = card(number);
  const parts = [tt('card_of', { name: c.name, needs: diceInWords(c.needs), target: c.target })];
  if (gives(c)) parts.push(tt('card_gives', { gift: giftInWords(c) }));
  if (c.vp) parts.push(pointsInWords(c));
  return parts.join('; ');
}
