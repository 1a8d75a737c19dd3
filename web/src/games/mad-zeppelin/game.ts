import type { GameModule } from '..';
import Dock from './Dock.svelte';
import { gesture } from './gestures';
import { CHANGE_NO_MORE, END_PLAY, SCHEMA, SHOW_HAND, type State } from './numbers';
import Plate from './Plate.svelte';
import Stage from './Stage.svelte';

/** What is no thing on the table: to end, to leave the dice, to have no such card. */
const SAID = [END_PLAY, CHANGE_NO_MORE, SHOW_HAND];

const game: GameModule<State> = {
  schema: SCHEMA,
  gesture,
  placed: (action) => !SAID.includes(action),
  Stage,
  Dock,
  Plate,
};

export default game;
