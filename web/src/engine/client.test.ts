import { afterEach, describe, expect, it } from 'vitest';
import { openEngine, type Findings, type RemoteEngine, type Thread } from './client';
import type { Engine } from './engine';
import { guidedPlaceOf, load } from './loading';
import type { Ask, Line, Reply } from './messages';
import { fromHex } from '../fair/sha256';
import { chancesIn } from './judging';
import { readNetwork } from './network';
import { serve, type Source } from './serving';
import type { Tuning } from './sheet';

const GAME = 'airships';
const [module] = Object.values(
  import.meta.glob<string>('./built/airships.wasm', { query: '?url&inline', import: 'default', eager: true }),
);
const [sheet] = Object.values(
  import.meta.glob<string>('./built/airships.sheet.json', { query: '?url&inline', import: 'default', eager: true }),
);
const loaded = (game: string): Promise<Engine> => (game === GAME ? load(game, { module, sheet }) : load(game));

/** A larger module, and a network of random weights: tools/web_engine.py makes them, and says what comes of them. */
const TRIAL = import.meta.glob<string>('./built/trial/airships.*', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});
interface Tried {
  seats: number;
  chosen: Record<string, number>;
  judged: {
    sight: string;
    seat: number;
    seed: number;
    ply: number;
    policy: number[];
    values: number[];
    searches: { tuning: Partial<Tuning>; simulations: number; tally: string; squares: string; times: string }[];
  }[];
}
const [EXPECTED] = Object.values(
  import.meta.glob<Tried>('./built/trial/expected.json', { import: 'default', eager: true }),
);
const place = {
  module: TRIAL['./built/trial/airships.wasm'],
  sheet: TRIAL['./built/trial/airships.sheet.json'],
  network: TRIAL['./built/trial/airships.network.bin'],
};
let timesLoaded = 0;
const source: Source = {
  load: loaded,
  hasNetwork: () => false,
  loadGuided: (game) => (timesLoaded++, load(game, place)),
};
const digest = async (row: ArrayBufferView<ArrayBuffer>) => toHex(await crypto.subtle.digest('SHA-256', row));
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const opened: Thread[] = [];
afterEach(() => opened.splice(0).forEach((thread) => thread.terminate()));

/** A worker that runs in this thread: messages are copied as they are for a real one. */
function thread(): Thread {
  const { port1, port2 } = new MessageChannel();
  serve(port2 as Line<Reply, Ask>, source);
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

describe('a network', () => {
  it.each(EXPECTED.judged)(
    'judges and guides as it does for the native engine: seat $seat at ply $ply',
    async (tried) => {
      const rules = await source.loadGuided(GAME);
      const { seat, seed, ply } = tried;
      const state = Uint8Array.from(fromHex(tried.sight));
      expect(rules.judge(state, seat)).toEqual({ policy: tried.policy, values: tried.values });
      for (const { tuning, simulations, tally, squares, times } of tried.searches) {
        const thought = rules.think({ state, seat, seed, ply, tuning, planned: simulations });
        thought.goOn(7);
        thought.goOn(simulations - 7);
        const { findings } = thought;
        const rows = [findings.tally, findings.squares, BigInt64Array.from(findings.times, BigInt)];
        expect(await Promise.all(rows.map(digest))).toEqual([tally, squares, times]);
      }
    },
  );

  it('comes when a bot or a hint asks it, and not before', async () => {
    const before = timesLoaded;
    const remote = await openEngine(GAME, thread());
    const seats = EXPECTED.judged.map(({ sight }) => fromHex(sight)[remote.sheet.offsets.n_seats]);
    const { seat, ply, sight } = EXPECTED.judged[seats.indexOf(EXPECTED.seats)];
    const state = Uint8Array.from(fromHex(sight));
    const seen = { state, seat, ply, legal: await remote.legal(state, seat) };
    await remote.advise(seen, 1n, { simulations: 50 });
    await remote.think({ state, seat, ply, seed: 1, guided: true }, { simulations: 50 });
    expect(timesLoaded).toBe(before);
    for (const [bot, action] of Object.entries(EXPECTED.chosen))
      expect(await remote.choose(bot, seen, 1n)).toBe(action);
    expect(timesLoaded).toBe(before + 1);
    source.hasNetwork = () => true;
    try {
      const found = await remote.think({ state, seat, ply, seed: 1, guided: true }, { simulations: 50 });
      const { shares } = chancesIn(found, EXPECTED.seats, EXPECTED.chosen.expert);
      expect(shares.reduce((sum, share) => sum + share)).toBeGreaterThanOrEqual(0);
      const hint = await remote.advise(seen, 1n, { simulations: 300 });
      expect(seen.legal).toContain(hint.moves[0].action);
      expect(hint.why.length).toBeGreaterThan(0);
    } finally {
      source.hasNetwork = () => false;
    }
    expect(timesLoaded).toBe(before + 1);
  });

  it('that is damaged or for other rules is refused, and one that is not there is said to be missing', async () => {
    const { sheet } = await source.loadGuided(GAME);
    const bytes = new Uint8Array(await (await fetch(place.network)).arrayBuffer());
    expect(readNetwork(bytes, sheet).width).toBe(32);
    const other = { ...sheet, guided: { ...sheet.guided!, network: { ...sheet.guided!.network, rules: 99 } } };
    expect(() => readNetwork(bytes, other)).toThrow('The network of airships was made for other rules (rules)');
    expect(() => readNetwork(bytes.slice(1), sheet)).toThrow('is no network, or its beginning is damaged');
    expect(() =>
      readNetwork(
        bytes.map((byte, i) => (i === 5000 ? byte ^ 1 : byte)),
        sheet,
      ),
    ).toThrow('is damaged: some of it is missing or has changed');
    expect(() => readNetwork(bytes.slice(0, -1), sheet)).toThrow('some of it is missing');
    const bare = thread();
    const remote = await openEngine(GAME, bare);
    const missing = { ...source, loadGuided: async () => load(GAME, guidedPlaceOf('chess')) };
    const { port1, port2 } = new MessageChannel();
    serve(port2 as Line<Reply, Ask>, missing);
    const without = await openEngine(
      GAME,
      Object.assign(port1, { onerror: null, terminate: () => port1.close() }) as unknown as Thread,
    );
    const { state, seat, legal, ply } = await begun(remote);
    await expect(without.choose('expert', { state, seat, legal, ply }, 1n)).rejects.toThrow(
      'No network of chess is part of this client',
    );
    without.close();
  });
});
