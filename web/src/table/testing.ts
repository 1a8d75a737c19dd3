// What the tests of a table share: a made-up game of coins, a line that notes what is sent, and messages of the server.
import { beforeEach, vi } from 'vitest';
import { settings } from '../settings.svelte';
import type { GameTexts } from '../text';
import { teach } from '../text/text.svelte';
import type { Line, Watcher } from '../wire/line.svelte';
import type { Item, Snapshot, Update } from '../wire/types';
import { type Gesture, TableView } from './table.svelte';

export interface State {
  turn: number;
  coins: number[];
}

const SCHEMA = [
  { name: 'turn', shape: [], bits: 8 },
  { name: 'coins', shape: [2], bits: 8 },
];
const SENTENCES = ['begun', 'moved', 'news', 'throws', 'wins', 'two', 'three', 'four', 'five'];
export const [NOW, AND_NOW, TAKE, WRITTEN, PAYS] = [1, 2, 3, 4, 5];
const FIRST = 300;
export const ROUND_OVER = 9;
const texts: GameTexts = {
  prefix: 'AS',
  messages: [
    [NOW, 'ask-now', []],
    [AND_NOW, 'ask-and-now', []],
    [TAKE, 'take', [['coin', 'names', 'coin', ['penny', 'pound']]]],
    [WRITTEN, 'x', []],
    [
      PAYS,
      'pays',
      [
        ['seat', 'seat'],
        ['coin', 'names', 'coin', ['penny', 'pound']],
      ],
    ],
    ...SENTENCES.map((id, i): [number, string, []] => [FIRST + i, id, []]),
  ],
  text: `
ask-now = What now?
ask-and-now = And now?
take = Take { $coin }
coin-penny = a penny
coin-pound = a pound
pays = { $seat } pays { $coin }.
rule-4-2 = There is no airship.
${SENTENCES.map((id) => `${id} = ${id}\n`).join('')}`,
  notation: 'x = x\n',
};
export const WORDS = { prompt: [NOW], moves: [{ action: 3, notation: [WRITTEN], label: [TAKE, 1] }], rules: [] };

export class FakeLine {
  watcher!: Watcher;
  sent: { t: string; [field: string]: unknown }[] = [];
  resyncs = 0;
  answers: Record<string, (message: { action?: number }) => unknown> = {};

  watch(watcher: Watcher) {
    this.watcher = watcher;
    return () => {};
  }

  resync() {
    this.resyncs++;
  }

  async send(message: { t: string; action?: number }) {
    this.sent.push(message);
    return this.answers[message.t]?.(message) ?? {};
  }
}

export let line: FakeLine;

export const item = (text: string, event = 1): Item => ({
  k: 'event',
  said: [FIRST + SENTENCES.indexOf(text)],
  event,
  values: [],
  seat: 0,
});
export const told = (table: TableView<State>) => table.log.map((each) => table.toldText(each));
export const ask = (decision: number, ...legal: number[]) => ({ decision, legal, words: WORDS });

export const snapshot = (changed: Partial<Snapshot> = {}): Snapshot => ({
  t: 'snapshot',
  table: 'T',
  viewer: 0,
  n: 1,
  items: [item('begun')],
  status: 'running',
  settings: { game: 'airships', seats: 2 },
  seats: [
    { name: 'Ann', taken: true, mine: true },
    { name: 'Ben', taken: true },
  ],
  commitment: 'c',
  decision: 1,
  asked: [0],
  state: [1, 5, 6],
  ...changed,
});
export const update = (changed: Partial<Update> = {}): Update => ({
  t: 'update',
  table: 'T',
  viewer: 0,
  n: 2,
  items: [item('moved')],
  decision: 2,
  asked: [1],
  changes: [[0, 2]],
  ...changed,
});

/** A table seen by seat 0; `gestures` are those of the game, by the number of the event. */
export function open(gestures: Record<number, Gesture> = {}): TableView<State> {
  return new TableView<State>(
    'T',
    0,
    {
      name: 'coins',
      spoken: true,
      schema: SCHEMA,
      gesture: (event) => gestures[event.event ?? -1] ?? null,
      roundEnd: (event) => event.event === ROUND_OVER,
      picture: (kind, n) => `${kind} ${n}`,
    },
    line as unknown as Line,
  );
}

/** A lobby in which everybody is ready. */
export function ready(pledge: string, changed: Partial<Snapshot> = {}): Snapshot {
  const seats = [
    { name: 'Ann', taken: true, ready: true, mine: true },
    { name: 'Ben', taken: true, ready: true },
  ];
  return snapshot({
    status: 'open',
    seats,
    shares: [{ kind: 'player', pledge }, { kind: 'none' }],
    state: null,
    ...changed,
  });
}

/** Let all that is waiting happen, without time passing. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ speed: 'normal' });
  line = new FakeLine();
  teach('coins', texts);
});
