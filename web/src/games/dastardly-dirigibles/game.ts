import type { GameModule } from '..';
import Plain from '../Plain.svelte';
import { SCHEMA, type State } from './numbers';

const game: GameModule<State> = {
  schema: SCHEMA,
  gesture: () => null,
  placed: () => false,
  Stage: Plain,
};

export default game;
