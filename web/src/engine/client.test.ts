import { afterEach, describe, expect, it } from 'vitest';
import { openEngine, type Findings, type RemoteEngine, type Thread } from './client';
import type { Engine } from './engine';
import { load } from './loading';
import type { Ask, Line, Reply } from './messages';
import { serve } from './serving';

const GAME = 'airships';
const [module] = Object.values(
  import.meta.glob<string>('./built/airships.wasm', { query: '?url&inline', import: 'default', eager: true }),
);
const [sheet] = Object.values(
  import.meta.glob<string>('./built/airships.sheet.json', { query: '?url&inline', import: 'default', eager: true }),
);
const loaded = (game: string): Promise<Engine> => (game === GAME ? load(game, { module, sheet }) : load(game));

const opened: Thread[] = [];
afterEach(() => opened.splice(0).forEach((thread) => thread.terminate()));

/** A worker that runs in this thread: messages are copied as they are for a real one. */
function thread(): Thread {
  const { port1, port2 } = new MessageChannel();
  serve(port2 as Line<Reply, Ask>, loaded);
  const made = Object.assign(port1, { onerror: null, terminate: () => port1.close() }) as unknown as Thread;
  opened.push(made);
  return made;
}

/** A state in which the first seat to act has a choice. */
async function begun(engine: RemoteEngine) {
  let state = await engine.newGame(3, {}, 1);
  for (let ply = 1; ; ply++) {
    const mask = await engine.toAct(state);
    const seat = 31 - Math.clz32(mask & -mask);
    const legal = await engine.legal(state, seat);
    if (ply > 10 && legal.length > 2) return { state: await engine.blind(state, seat), seat, legal, ply };
    ({ state } = await engine.step(state, seat, legal[0], { seed: 1, ply }));
  }
}

describe('rules in a worker', () => {
  it('answer like those that are here', async () => {
    const [remote, here] = [await openEngine(GAME, thread()), await loaded(GAME)];
    expect(remote.sheet).toEqual(here.sheet);
    const state = await remote.newGame(2, { chips_per_attempt: 6 }, 7);
    expect(state).toEqual(here.newGame(2, { chips_per_attempt: 6 }, 7));
    const seat = Math.log2(here.toAct(state));
    const [action] = await remote.legal(state, seat);
    const luck = { seed: 7, ply: 1 };
    expect(await remote.step(state, seat, action, luck)).toEqual(here.step(state, seat, action, luck));
    const run = { bots: [0, 1, 0], seed: 2, first: 5, games: 4 };
    expect(await remote.playGames(run)).toEqual(here.playGames(run));
  });

  it('search, and answer other questions meanwhile', async () => {
    const [remote, here] = [await openEngine(GAME, thread()), await loaded(GAME)];
    const { state, seat, legal, ply } = await begun(remote);
    const thinking = { state, seat, seed: 4, ply };
    const order: string[] = [];
    const thought = remote.think(thinking, { simulations: 2000 }).then((found) => (order.push('thought'), found));
    const asked = remote.legal(state, seat).then((found) => (order.push('legal'), found));
    expect(await asked).toEqual(legal);
    const found = await thought;
    expect(order).toEqual(['legal', 'thought']);
    const alone = here.think({ ...thinking, planned: 2000 });
    alone.goOn(2000);
    expect(found).toEqual(alone.findings);
    expect(found.times.reduce((sum, times) => sum + times)).toBe(2000);
  });

  it('tell how far they have come, and stop when nobody waits any more', async () => {
    const remote = await openEngine(GAME, thread());
    const { state, seat, ply } = await begun(remote);
    const enough = new AbortController();
    const heard: Findings[] = [];
    const watch = {
      signal: enough.signal,
      progress(findings: Findings) {
        heard.push(findings);
        if (heard.length === 2) enough.abort();
      },
    };
    const found = await remote.think({ state, seat, seed: 1, ply }, { milliseconds: 60_000 }, watch);
    expect(heard[1].simulations).toBeGreaterThan(heard[0].simulations);
    expect(found.simulations).toBeGreaterThanOrEqual(heard[1].simulations);
    const early = await remote.think(
      { state, seat, seed: 1, ply },
      { milliseconds: 60_000 },
      { signal: AbortSignal.abort() },
    );
    expect(early.simulations).toBeGreaterThan(0);
    expect((await remote.think({ state, seat, seed: 1, ply }, { milliseconds: 1 })).simulations).toBeGreaterThan(0);
  });

  it('hand errors over with their names and words', async () => {
    const remote = await openEngine(GAME, thread());
    const state = await remote.newGame(2, {}, 1);
    await expect(remote.newGame(9, {}, 1)).rejects.toThrow('airships is for 2 to 4 seats, not 9');
    const damaged = state.map((byte, i) => (i < 64 ? byte : 0x55));
    await expect(remote.outlook(damaged, 0)).rejects.toMatchObject({
      name: 'RuleFault',
      message: expect.stringMatching(/^games\/airships\/\w+\.py:\d+: in \w+: /),
    });
    expect(await remote.legal(state, (await remote.toAct(state)) & 1 ? 0 : 1)).not.toEqual([]);
    await expect(openEngine('chess', thread())).rejects.toMatchObject({
      name: 'BadModule',
      message: expect.stringContaining('`make web` builds them'),
    });
  });

  it('leave nobody waiting when they are let go, or their script does not come', async () => {
    const here = thread();
    const remote = await openEngine(GAME, here);
    const { state, seat, ply } = await begun(remote);
    const thought = remote.think({ state, seat, seed: 1, ply }, { simulations: 100_000 });
    remote.close();
    await expect(thought).rejects.toThrow('The rules of airships were let go');
    await expect(remote.toAct(state)).rejects.toThrow('The rules of airships were let go');
    const silent: Thread = {
      postMessage: () => silent.onerror!({ message: '' } as ErrorEvent),
      onmessage: null,
      onerror: null,
      terminate: () => {},
    };
    await expect(openEngine(GAME, silent)).rejects.toThrow(
      'The rules of airships have stopped (their script did not come). Load the page again',
    );
  });
});
