import type { GameModule } from '..';
import type { Gesture } from '../../table/table.svelte';
import Dock from './Dock.svelte';
import { uiOf } from './ui.svelte';
import * as n from './numbers';
import { thingPicture } from './pictures';
import Plate from './Plate.svelte';
import Stage from './Stage.svelte';

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
  [n.EVENT_SCORES]: 800,
  [n.EVENT_BONUS]: 450,
  [n.EVENT_TOTAL]: 250,
};

/**
 * Answers in words only: they become buttons under the question. Drawing and losing are offered there too, for people
 * who cannot see the pile or the bench.
 */
const BUTTONS = new Set([n.NO_MATCH, n.TRANSMUTE, n.KEEP_ALL, n.PASS, n.DRAW_PILE, n.LOSE_FRONT, n.LOSE_BACK]);

const game: GameModule<n.State> = {
  name: 'dastardly-dirigibles',
  schema: n.SCHEMA,
  gesture: (item): Gesture | null => {
    const ms = GESTURES[item.event ?? n.NONE];
    return ms ? { ms } : null;
  },
  // The discards are chosen from where they lie; whoever has closed them finds the cards under the question.
  placed: (action, table) => !BUTTONS.has(action) && (table.shown?.asked !== n.ASK_TAKE || uiOf(table).discardsOpen),
  picture: thingPicture,
  Stage,
  Dock,
  Plate,
};

export default game;
