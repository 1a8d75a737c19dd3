import type { GameModule } from '..';
import Dock from './Dock.svelte';
import { gesture } from './gestures';
import { tt } from './names';
import { EVENT_TURN, SCHEMA, type State } from './numbers';
import { picture } from './pictures';
import Plate from './Plate.svelte';
import Stage from './Stage.svelte';
import { deed, sound } from './story';
import TurnEnd from './TurnEnd.svelte';

const game: GameModule<State> = {
  name: 'mad-zeppelin',
  schema: SCHEMA,
  gesture,
  deed,
  sound,
  picture,
  captioned: ['traitor', 'cargo'],
  parts: [
    { id: 'aboard', name: 'ui-aboard' },
    { id: 'ground', name: 'ui-below' },
  ],
  steps: ({ round, turn }) => ({
    steps: [tt('ui-draft'), tt('ui-round', { round: 1 }), tt('ui-round', { round: 2 })],
    now: round,
    note: tt('ui-turn', { n: turn }),
  }),
  // A game turn ends where the next one begins.
  roundEnd: ({ event, values }) => event === EVENT_TURN && (values?.[0] ?? 0) > 1,
  RoundEnd: TurnEnd,
  // Every answer lies in the dock, in the reader's language; many lie on the stage as well.
  placed: () => true,
  Stage,
  Dock,
  Plate,
};

export default game;
