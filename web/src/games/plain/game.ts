// The table of a game that has none of its own here: what the server tells of it in words, and a button for each move.
import type { GameModule } from '..';
import type { Field } from '../../wire/decode';
import type { Data } from './facts';
import Stage from './Stage.svelte';

export function plainGame(name: string, schema: readonly Field[]): GameModule<Data> {
  return { name, schema, spoken: true, gesture: () => null, placed: () => false, Stage };
}
