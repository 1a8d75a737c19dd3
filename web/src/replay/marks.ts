// Events that stand out on the timeline of a game.
import type { Sentence } from './film';

interface Numbers {
  [name: string]: unknown;
}

/** By game: its numbers, and the names of the events that stand out, with which of their values is the seat. */
const MARKED: Record<string, { numbers: () => Promise<Numbers>; events: Record<string, number> }> = {
  airships: {
    numbers: () => import('../games/airships/numbers'),
    events: { EVENT_BUILDS_AIRSHIP: 0, EVENT_BUILDS_PHASE: 0, EVENT_CHANGE_OF_ERA: -1, EVENT_GAME_OVER: -1 },
  },
  'mad-zeppelin': {
    numbers: () => import('../games/mad-zeppelin/numbers'),
    events: { EVENT_OVERBOARD: 0, EVENT_JOURNEY: 0, EVENT_STEALS_CARD: 0, EVENT_GAME_OVER: -1 },
  },
  'dastardly-dirigibles': {
    numbers: () => import('../games/dastardly-dirigibles/numbers'),
    events: { EVENT_COMPLETES: 0, EVENT_ROBS: 0, EVENT_DESTROYS: 0, EVENT_ROUND_OVER: -1, EVENT_GAME_OVER: -1 },
  },
  zeppeldrome: {
    numbers: () => import('../games/zeppeldrome/numbers'),
    events: { EVENT_FINISH: 0, EVENT_STEALS: 0, EVENT_REVERSED: -1, EVENT_RESHUFFLE: -1, EVENT_GAME_OVER: -1 },
  },
};

export interface Mark {
  ply: number;
  of: Sentence;
  /** Whose it is; -1 for nobody's. */
  seat: number;
}

/** Which of the values of a game's events is the seat, by the number of the event; only those that stand out. */
export async function bigEvents(game: string): Promise<Map<number, number>> {
  const marked = MARKED[game];
  if (!marked) return new Map();
  const numbers = await marked.numbers();
  return new Map(Object.entries(marked.events).map(([name, place]) => [numbers[name] as number, place]));
}

export function marksOf(sentences: readonly Sentence[], big: ReadonlyMap<number, number>): Mark[] {
  return sentences.flatMap((each) => {
    const place = each.event === undefined ? undefined : big.get(each.event);
    if (place === undefined) return [];
    return [{ ply: each.ply, of: each, seat: place < 0 ? -1 : (each.values?.[place] ?? -1) }];
  });
}
