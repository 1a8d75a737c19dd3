// The pile of expansion cards: what has not been seen of it yet.
import { bits } from '../../wire/decode';
import { ERA_ONE, ERA_ONE_CARDS, ERA_TWO, ERA_TWO_CARDS, type State } from './numbers';

/** Cards of each era that lie in the pile; the Change of Era lies between them while the era is the first. */
export function pileOf(state: State): { one: number; two: number; change: boolean; all: number } {
  const seen = bits(state.expansions_seen);
  const left = (first: number, n: number) => n - seen.filter((number) => number >= first && number < first + n).length;
  const one = left(ERA_ONE, ERA_ONE_CARDS);
  const two = left(ERA_TWO, ERA_TWO_CARDS);
  const change = state.era === 1;
  return { one, two, change, all: one + two + (change ? 1 : 0) };
}
