// What a card would bring, in words.
import { listed } from '../../text';
import { card } from './cards';
import { cardName, diceInWords, pointsInWords, tt } from './names';
import { NONE } from './numbers';
import { type Asking, figuresInWords, type Gain } from './rulings';

const signed = (n: number, words: string) => `${n < 0 ? '−' : '+'}${words}`;

/** The gain in one sentence, with the card that would be replaced. */
export function gainInWords(table: Asking, gain: Gain, number: number): string {
  const givesDice = card(number).dice.some(Boolean);
  const parts = [
    ...gain.dice.flatMap((n, colour) => {
      const one = gain.dice.map((_, each) => (each === colour ? Math.abs(n) : 0));
      return n ? [signed(n, diceInWords(one))] : [];
    }),
    ...(gain.helps ? [figuresInWords(table, number)[1] ?? ''] : []),
    ...(gain.chips > 0 ? [signed(gain.chips, tt('ui-gain-chips', { n: gain.chips }))] : []),
    ...(gain.points ? [signed(gain.points, pointsInWords(Math.abs(gain.points)))] : []),
    ...(gain.wooden ? [tt('ui-gain-wooden')] : []),
  ].filter(Boolean);
  const nothing = tt(givesDice ? 'ui-gain-no-dice' : 'ui-gain-none');
  const words = gain.none ? listed([nothing, ...parts]) : listed(parts);
  return gain.replaced === NONE
    ? tt('ui-gain', { gain: words })
    : tt('ui-gain-replaces', { card: cardName(gain.replaced), gain: words });
}
