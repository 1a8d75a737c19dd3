import type { GameModule } from '..';
import { COLOUR_IDS, type State, SCHEMA } from './numbers';
import * as N from './numbers';
import Dock from './Dock.svelte';
import { picture } from './pictures';
import Plate from './Plate.svelte';
import Stage from './Stage.svelte';
import { columnsOf } from './course';
import { deed } from './deeds';
import { tt } from './names';

const STEPS = [
  [N.STEP_PLAN, 'ui-step-plans'],
  [N.STEP_ACTIONS, 'ui-step-actions'],
  [N.STEP_HAZARDS, 'ui-step-hazards'],
  [N.STEP_MOVEMENT, 'ui-step-movement'],
  [N.STEP_DISCARD, 'ui-step-discarding'],
] as const;

/** How long each event is shown; the others are told in the log only. */
const SHOWN: Record<number, number> = {
  [N.EVENT_COLOUR]: 300,
  [N.EVENT_STARTS_AT]: 200,
  [N.EVENT_MACHINE]: 500,
  [N.EVENT_TURN]: 700,
  [N.EVENT_RESHUFFLE]: 200,
  [N.EVENT_DRAWS]: 260,
  [N.EVENT_DRAWN]: 40,
  [N.EVENT_CHOSEN]: 40,
  [N.EVENT_PLAN]: 380,
  [N.EVENT_FACE_DOWN]: 300,
  [N.EVENT_NO_CARDS]: 200,
  [N.EVENT_ROUND]: 40,
  [N.EVENT_PLAYS]: 900,
  [N.EVENT_ON]: 900,
  [N.EVENT_PASSES]: 220,
  [N.EVENT_PAYS]: 420,
  [N.EVENT_CHIT]: 560,
  [N.EVENT_REMOVED]: 500,
  [N.EVENT_DEACTIVATED]: 500,
  [N.EVENT_CHITS_GONE]: 300,
  [N.EVENT_STEALS]: 600,
  [N.EVENT_STOLEN]: 40,
  [N.EVENT_REVERSED]: 900,
  [N.EVENT_MARSHAL]: 600,
  [N.EVENT_LADDER]: 500,
  [N.EVENT_MOVEMENT]: 600,
  [N.EVENT_MOVES]: 430,
  [N.EVENT_BOUNCES]: 520,
  [N.EVENT_LEAPS]: 560,
  [N.EVENT_COLLECTS]: 320,
  [N.EVENT_DROPS]: 430,
  [N.EVENT_BONUS]: 420,
  [N.EVENT_LOSES]: 480,
  [N.EVENT_STOPS]: 240,
  [N.EVENT_PLAN_OVER]: 160,
  [N.EVENT_FOLK]: 430,
  [N.EVENT_LEMMING]: 450,
  [N.EVENT_NEW_LEMMING]: 430,
  [N.EVENT_DISCARDS]: 160,
  [N.EVENT_FINISH]: 1400,
};

const game: GameModule<State> = {
  name: 'zeppeldrome',
  schema: SCHEMA,
  gesture: (item) => {
    const ms = SHOWN[item.event ?? N.NONE];
    return ms ? { ms } : null;
  },
  picture,
  deed,
  parts: [
    { id: 'course', name: 'ui-part-course' },
    { id: 'plans', name: 'ui-part-plans' },
  ],
  steps: (s) => {
    const length = tt('ui-length', { n: columnsOf(s) });
    if (s.step === N.STEP_SET_UP) return { steps: [tt('ui-set-up')], now: 0, note: length };
    const now = STEPS.findIndex(([step]) => step === s.step);
    const names = STEPS.map(([, name]) => tt(name));
    return { steps: [tt('ui-turn', { n: s.turn }), ...names], now: now < 0 ? N.NONE : now + 1, note: length };
  },
  // What is not a place on the course or a card is a button in the dock: the stage keeps its size that way.
  placed: () => true,
  colour: (state, seat) => {
    const colour = state.players[seat]?.colour ?? N.NONE;
    return colour === N.NONE ? 'var(--ink-2)' : `var(--c-${COLOUR_IDS[colour]})`;
  },
  Stage,
  Dock,
  Plate,
};

export default game;
