import type { GameModule } from '..';
import type { Sound } from '../../sounds';
import type { Gesture, LogItem, TableView } from '../../table/table.svelte';
import { pointedCard } from './attempt';
import { percent } from './chance';
import Dock from './Dock.svelte';
import { gainInWords } from './gain';
import { tt } from './names';
import * as N from './numbers';
import { THROW_MS } from './pace';
import { picture, tile } from './pictures';
import { opens } from './plate';
import Plate from './Plate.svelte';
import { attemptFor, cardNamed, gainOf } from './rulings';
import Stage from './Stage.svelte';

/** How long each event is shown. What is not here is seen by the pieces that move when the state changes. */
const GESTURES: Record<number, Gesture> = {
  [N.EVENT_ENTREPRENEUR]: { ms: 300 },
  [N.EVENT_CHANGE_OF_ERA]: { ms: 1800 },
  [N.EVENT_TRIES]: { ms: 600 },
  [N.EVENT_EXCHANGES]: { ms: 700 },
  [N.EVENT_THROWS]: { ms: THROW_MS },
  [N.EVENT_TOTAL]: { ms: 450 },
  [N.EVENT_BONUSES]: { ms: 650 },
  [N.EVENT_FAILS]: { ms: 650 },
  [N.EVENT_WINS_EXPANSION]: { ms: 450 },
  [N.EVENT_BUILDS_AIRSHIP]: { ms: 450 },
  [N.EVENT_BUILDS_PHASE]: { ms: 600 },
  [N.EVENT_NO_TARGET]: { ms: 500 },
  [N.EVENT_ANOTHER_GO]: { ms: 400 },
};

const SOUNDS: Record<number, Sound> = {
  [N.EVENT_CHANGE_OF_ERA]: 'bell',
  [N.EVENT_THROWS]: 'dice',
  [N.EVENT_BONUSES]: 'coin',
  [N.EVENT_FAILS]: 'thud',
  [N.EVENT_WINS_EXPANSION]: 'paper',
  [N.EVENT_BUILDS_AIRSHIP]: 'wind',
  [N.EVENT_BUILDS_PHASE]: 'wind',
  [N.EVENT_ANOTHER_GO]: 'coin',
};

/** How an attempt ended: the story's tiles. */
const ENDINGS: Record<number, boolean> = {
  [N.EVENT_FAILS]: false,
  [N.EVENT_WINS_EXPANSION]: true,
  [N.EVENT_BUILDS_AIRSHIP]: true,
  [N.EVENT_BUILDS_PHASE]: true,
};

function deed(item: LogItem) {
  const good = ENDINGS[item.event ?? N.NONE];
  return good === undefined ? null : { picture: tile(pointedCard(item), item.values![0]), good };
}

/** The chance of an attempt, with and without chips, and what it would bring. */
function aside(table: TableView<N.State>, action: number): string[] {
  const state = table.shown;
  if (!state || (state.asked !== N.ASK_TARGET && state.asked !== N.ASK_EXCHANGE)) return [];
  const tried = state.asked === N.ASK_TARGET ? cardNamed(table, action) : state.target;
  const way = state.asked === N.ASK_TARGET ? N.NONE : action;
  const attempt = tried === N.NONE ? null : attemptFor(table, state.seat, tried, way);
  if (!attempt) return [];
  const gain = state.asked === N.ASK_TARGET ? gainOf(table, state.seat, action) : null;
  return [
    tt('ui-chance', { chance: percent(attempt.chance) }),
    ...attempt.chips.map(({ chips, chance }) => `${tt('ui-with-chips', { n: chips })} ${percent(chance)}`),
    ...(gain ? [gainInWords(table, gain, tried)] : []),
  ];
}

const game: GameModule<N.State> = {
  name: 'airships',
  schema: N.SCHEMA,
  gesture: (item) => GESTURES[item.event ?? N.NONE] ?? null,
  deed,
  aside,
  picture,
  parts: [
    { id: 'departments', name: 'ui-part-departments' },
    { id: 'airships', name: 'ui-stacks' },
    { id: 'company', name: 'ui-part-company' },
  ],
  steps: ({ era }) => ({
    steps: [tt('ui-era-n', { era: 'I' }), tt('ui-era-n', { era: 'II' })],
    now: era - 1,
    note: '',
  }),
  // Targets lie on the stage; every other answer stands beside the dice in the dock.
  placed: () => true,
  sound: (item) => SOUNDS[item.event ?? N.NONE] ?? null,
  opens,
  Stage,
  Dock,
  Plate,
};

export default game;
