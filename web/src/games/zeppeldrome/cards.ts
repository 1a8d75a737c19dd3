// Sets of cards, as states have them.
import { bits } from '../../wire/decode';

/** They come as two words of this many bits. */
const WORD = 62;

export const cardsIn = (set: readonly bigint[]): number[] =>
  set.flatMap((word, i) => bits(word).map((bit) => i * WORD + bit));
