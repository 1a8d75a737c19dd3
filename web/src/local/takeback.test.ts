// Moves are taken back here as at a table of a server: see tests/table/test_takeback.py.
import { expect, it } from 'vitest';
import { rulesFor } from '../engine/testing';
import { taught } from '../text/testing';
import type { Watcher } from '../wire/line.svelte';
import type { Snapshot, Update } from '../wire/types';
import { HUMAN, type Kept } from './keeper';
import { LocalTable } from './table';
import type { Thinker } from './thinking';

const GAME = 'mad-zeppelin';

/** Somebody who hears what is told to a seat. */
class Eyes implements Watcher {
  last: Snapshot | Update | null = null;
  words = false;
  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}
  since = () => 0;
  take(message: Snapshot | Update): void {
    this.last = message;
  }
  refused(): void {}
}

async function begun() {
  const rules = await rulesFor(GAME);
  await taught(GAME);
  const header = { game: GAME, seats: 2, options: {}, luck: { secret: '07'.repeat(32) }, names: ['Ann', 'Ben'] };
  const kept: Kept = {
    id: 'local-1',
    header: { ...header, players: [HUMAN, HUMAN] },
    moves: [],
    status: 'running',
    hints: false,
    lesson: false,
    created: 0,
    updated: 0,
    rematch: '',
    scores: [],
    places: [],
  };
  const manners = { bot: [0, 0] as [number, number], forced: [0, 0] as [number, number], pace: () => 0 };
  const around = { thinker: {} as Thinker, manners, keep: () => {}, again: () => Promise.reject(new Error()) };
  const table = new LocalTable(kept, rules, around);
  const eyes = [0, 1].map((seat) => new Eyes(kept.id, seat));
  eyes.forEach((each) => table.seenBy(each.seat).watch(each));
  await settled();
  return { table, eyes };
}

const settled = () => new Promise((resume) => setTimeout(resume, 20));

it('does not give a forced answer again that was taken back', async () => {
  const { table, eyes } = await begun();
  let mover = -1;
  for (let n = 0; mover < 0; n++) {
    expect(table.kept.status).toBe('running');
    const [seat] = table.asked;
    const legal = table.match.legal(seat);
    table.choose(seat, legal[(n * 7919) % legal.length], table.decision);
    if (legal.length === 1 && eyes[seat].last!.take_back) mover = seat;
  }
  const plies = table.match.log.length;
  const takeBack = () =>
    table.seenBy(mover).send({ t: 'take back', table: table.kept.id, seat: mover, decision: table.decision });
  await takeBack();
  await settled();
  expect(table.asked).toEqual([mover]);
  expect(table.match.log.length).toBe(plies - 1);
  expect(eyes[mover].last!.ask).toMatchObject({ by_hand: true });
  expect(table.match.legal(mover)).toHaveLength(1);
  await takeBack();
  expect(table.match.log.length).toBe(plies - 2);
  expect(table.match.legal(mover).length).toBeGreaterThan(1);
});

it('offers to take back what leads to a choice, and nothing else', async () => {
  const { table, eyes } = await begun();
  let forced = 0;
  let back: boolean[] = [];
  for (let n = 0; n < 300 && table.kept.status === 'running'; n++) {
    const [seat] = table.asked;
    const legal = table.match.legal(seat);
    const before = eyes.map((each) => each.last!.take_back ?? false);
    table.choose(seat, legal[(n * 7919) % legal.length], table.decision);
    back = eyes.map((each) => each.last!.take_back ?? false);
    expect(back[1 - seat]).toBe(false);
    if (legal.length === 1 && !before[seat]) {
      expect(back[seat]).toBe(false);
      forced++;
    }
  }
  expect(forced).toBeGreaterThan(5);
});
