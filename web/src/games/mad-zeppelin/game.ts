import type { GameModule } from '..';
import Dock from './Dock.svelte';
import { gesture } from './gestures';
import { SCHEMA, type State } from './numbers';
import { picture } from './pictures';
import Plate from './Plate.svelte';
import Stage from './Stage.svelte';

const game: GameModule<State> = {
  name: 'mad-zeppelin',
  schema: SCHEMA,
  gesture,
  picture,
  captioned: ['traitor', 'cargo'],
  // Every answer lies in the dock, in the reader's language; many lie on the stage as well.
  placed: () => true,
  Stage,
  Dock,
  Plate,
};

export default game;
