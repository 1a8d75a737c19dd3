// What a page and its engine's worker say to each other.
import type { Engine } from './engine';
import type { Sight } from './bots';
import type { Hint } from './hints';
import type { Sheet } from './sheet';
import type { Findings, Thinking } from './thought';

/** What can be asked for, each answered at once. */
// prettier-ignore
export const METHODS = [
  'newGame', 'fromNumbers', 'toNumbers', 'toAct', 'question', 'legal', 'refusal', 'defaultAction', 'score', 'place', 'outcome', 'ending',
  'turns', 'side', 'appeal', 'outlook', 'mostAppealing', 'drawn', 'said', 'preview', 'previews', 'previewed', 'step', 'blind', 'deal',
  'playGames', 'playFutures',
] as const satisfies readonly (keyof Engine)[];

export type Method = (typeof METHODS)[number];
export type Given<M extends Method> = Parameters<Engine[M]>;
export type Answer<M extends Method> = ReturnType<Engine[M]>;
export type Call = { [M in Method]: { t: 'call'; id: number; method: M; given: Given<M> } }[Method];

/** How long to think: so many simulations, or so many milliseconds. */
export type Budget = { simulations: number } | { milliseconds: number };

/** From the page. Each is answered under its id; `stop` ends the thinking of that id, which is answered with what it has. */
export type Ask =
  | { t: 'open'; id: number; game: string }
  | Call
  | { t: 'think'; id: number; thinking: Thinking; budget: Budget }
  | { t: 'advise'; id: number; sight: Sight; seed: bigint; budget: Budget }
  | { t: 'choose'; id: number; bot: string; sight: Sight; seed: bigint }
  | { t: 'stop'; id: number };

/** From the worker. `progress` comes any number of times before the answer. */
export type Reply =
  | { t: 'done'; id: number; value: Answer<Method> | Findings | Hint | Sheet | number }
  | { t: 'progress'; id: number; findings: Findings }
  | { t: 'failed'; id: number; name: string; message: string };

/** One end of the line: a worker, or a port of a channel. */
export interface Line<Out, In> {
  postMessage(message: Out): void;
  onmessage: ((event: MessageEvent<In>) => void) | null;
}
