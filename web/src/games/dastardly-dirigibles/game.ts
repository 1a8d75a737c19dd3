import type { GameModule } from '..';
import { screen } from '../../screen.svelte';
import type { Sound } from '../../sounds';
import type { Deed } from '../../table/story.svelte';
import type { LogItem } from '../../table/table.svelte';
import { cardAt } from './cards';
import Dock from './Dock.svelte';
import { tt } from './names';
import * as n from './numbers';
import { smallPicture, thingPicture } from './pictures';
import Plate from './Plate.svelte';
import RoundEnd from './RoundEnd.svelte';
import Stage from './Stage.svelte';
import { IN_WORDS, uiOf } from './ui.svelte';

/** How long each event is shown. */
const GESTURES: Record<number, number> = {
  [n.EVENT_ROUND]: 500,
  [n.EVENT_LOT]: 700,
  [n.EVENT_PLAYS]: 320,
  [n.EVENT_NO_MATCH]: 400,
  [n.EVENT_EMPTY_HAND]: 350,
  [n.EVENT_TRANSMUTES]: 800,
  [n.EVENT_SPECIAL]: 900,
  [n.EVENT_DESTROYS]: 700,
  [n.EVENT_LOSES]: 300,
  [n.EVENT_ROBS]: 600,
  [n.EVENT_RETRIEVES]: 400,
  [n.EVENT_DISCARDS]: 300,
  [n.EVENT_SWAPS]: 300,
  [n.EVENT_REPLACES_EMPORIUM]: 400,
  [n.EVENT_PASSES]: 400,
  [n.EVENT_EXTRACTS]: 400,
  [n.EVENT_KEEPS_ALL]: 400,
  [n.EVENT_COMPLETES]: 1200,
  [n.EVENT_ROUND_OVER]: 900,
};

const SOUNDS: Record<number, Sound> = {
  [n.EVENT_ROUND]: 'paper',
  [n.EVENT_PLAYS]: 'paper',
  [n.EVENT_SPECIAL]: 'coin',
  [n.EVENT_LOSES]: 'thud',
  [n.EVENT_ROBS]: 'thud',
  [n.EVENT_REPLACES_EMPORIUM]: 'paper',
  [n.EVENT_COMPLETES]: 'wind',
  [n.EVENT_ROUND_OVER]: 'bell',
};

/** The tile of an event: the card that it is about, which is lost where that is so. */
function deed({ event, values = [] }: LogItem): Deed | null {
  const [a, b, c] = values;
  switch (event) {
    case n.EVENT_PLAYS:
      return { picture: smallPicture(cardAt(b, c)) };
    case n.EVENT_LOSES:
      return { picture: smallPicture(cardAt(b, c)), seat: a, good: false };
    case n.EVENT_SPECIAL:
    case n.EVENT_RETRIEVES:
    case n.EVENT_SWAPS:
    case n.EVENT_TAKES_EMPORIUM:
      return { picture: smallPicture(b) };
    case n.EVENT_TRANSMUTES:
      return { picture: smallPicture(n.TRANSMUTATION) };
    case n.EVENT_ROBS:
      return { picture: smallPicture(c), seat: b, good: false };
    case n.EVENT_COMPLETES:
      return { picture: smallPicture(n.TAIL), good: true };
    default:
      return null;
  }
}

const game: GameModule<n.State> = {
  name: 'dastardly-dirigibles',
  schema: n.SCHEMA,
  gesture: ({ event = n.NONE }) => (GESTURES[event] ? { ms: GESTURES[event] } : null),
  sound: ({ event = n.NONE }) => SOUNDS[event] ?? null,
  deed,
  steps: ({ round, pile_size, asked }) => ({
    steps: Array.from({ length: n.ROUNDS }, (_, i) => tt('ui-last-round', { n: i + 1 })),
    now: asked === n.NONE ? n.NONE : round - 1,
    note: tt('ui-pile-note', { n: pile_size }),
  }),
  roundEnd: ({ event }) => event === n.EVENT_ROUND_OVER,
  // What has no place on the table is a button beside the question; on a phone it stands in the dock. The discards are
  // chosen from where they lie; whoever has closed them finds the cards under the question.
  placed: (action, table) =>
    (screen.narrow || !IN_WORDS.has(action)) && (table.shown?.asked !== n.ASK_TAKE || uiOf(table).discardsOpen),
  picture: thingPicture,
  seatsOnStage: true,
  parts: [
    { id: 'benches', name: 'ui-benches' },
    { id: 'counter', name: 'ui-emporium' },
  ],
  Stage,
  Dock,
  Plate,
  RoundEnd,
};

export default game;
