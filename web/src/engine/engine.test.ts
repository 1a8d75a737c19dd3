import { describe, expect, it } from 'vitest';
import { fromHex } from '../fair/sha256';
import type { Engine, State } from './engine';
import { load } from './loading';
import { BadModule, RuleFault } from './machine';
import type { Sheet } from './sheet';

/** What the native engine makes of the same games: tools/web_engine.py writes it. */
interface Expected {
  digest: string;
  games: { bots: number[]; seed: number; games: number; digest: string }[];
  steps: Record<string, { seed: number; plies: number; digest: string }>;
  searches: Search[];
  said: {
    seed: number;
    state: string;
    /** The seat that is asked, and its legal actions. */
    said: { moves: number[]; prompt: number[]; describe: number[]; labels: number[][]; notations: number[][] };
  };
  fault: { state: string; seat: number; seed: number; message: string };
}

interface Search {
  sight: string;
  seat: number;
  seed: number;
  ply: number;
  flat: boolean;
  watch: boolean;
  simulations: number;
  tally: string;
  squares: string;
  times: string;
  futures: { keys: [number, number]; action: number; count: number; digest: string };
}

const MODULES = import.meta.glob<string>('./built/*.wasm', { query: '?url&inline', import: 'default', eager: true });
const SHEETS = import.meta.glob<string>('./built/*.sheet.json', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});
const [EXPECTED] = Object.values(
  import.meta.glob<Record<string, Expected>>('./built/expected.json', { import: 'default', eager: true }),
);
if (!EXPECTED)
  throw new Error(
    'web/src/engine/built/expected.json is missing: python -m tools.web_engine --expected, or make test-client',
  );

const GAMES = Object.keys(EXPECTED);
const STRIDE = 7919;
const MOST_BYTES = 40 * 1024;

const place = (game: string) => ({
  module: MODULES[`./built/${game}.wasm`],
  sheet: SHEETS[`./built/${game}.sheet.json`],
});
const content = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());
const dataUrl = (bytes: Uint8Array) =>
  `data:application/octet-stream;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
const engines = new Map(await Promise.all(GAMES.map(async (game) => [game, await load(game, place(game))] as const)));
const engineOf = (game: string): Engine => engines.get(game)!;

/** A hash of numbers and states one after the other. */
class Hasher {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];

  ints(...values: number[]): void {
    this.#parts.push(new Uint8Array(BigInt64Array.from(values, BigInt).buffer));
  }

  bytes(...parts: { buffer: ArrayBuffer }[]): void {
    this.#parts.push(...parts.map(({ buffer }) => new Uint8Array(buffer)));
  }

  async hex(): Promise<string> {
    const digest = await crypto.subtle.digest('SHA-256', await new Blob(this.#parts).arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

const lowest = (mask: number) => 31 - Math.clz32(mask & -mask);

describe.each(GAMES)('%s', (game) => {
  const expected = EXPECTED[game];
  const engine = engineOf(game);

  it('is a light module that needs nothing from outside', async () => {
    expect(WebAssembly.Module.imports(engine.module)).toEqual([]);
    const { module, sheet } = place(game);
    expect((await packed(await content(module))) + (await packed(await content(sheet)))).toBeLessThan(MOST_BYTES);
  });

  it('comes from the sources that the native engine comes from', () => {
    expect(engine.sheet.digest).toBe(expected.digest);
  });

  it.each(expected.games.map((each) => ({ ...each, seated: each.bots.join(' ') })))(
    'plays whole games as the native engine does: bots $seated',
    async ({ bots, seed, games, digest }) => {
      const found = engine.playGames({ bots, seed, first: 0, games });
      const hash = new Hasher();
      hash.bytes(
        Int32Array.from(found.plies),
        Int8Array.from(found.shares),
        Int16Array.from(found.scores),
        Int16Array.from(found.lengths),
        Int8Array.from(found.sides),
      );
      expect(await hash.hex()).toBe(digest);
      expect(found.steps).toBe(found.plies.reduce((sum, plies) => sum + plies));
    },
  );

  it.each(Object.entries(expected.steps))(
    'goes through a game of %s step by step as the native engine does',
    async (seats, { seed, plies, digest }) => {
      const hash = new Hasher();
      let state = engine.newGame(Number(seats), {}, seed);
      let ply = 0;
      for (; ply < plies; ply++) {
        const seat = lowest(engine.toAct(state));
        const legal = engine.legal(state, seat);
        const sight = engine.blind(state, seat);
        hash.ints(engine.toAct(state), engine.question(state, seat), engine.defaultAction(state, seat), ...legal);
        hash.ints(...Array.from({ length: engine.sheet.actions }, (_, action) => engine.refusal(state, seat, action)));
        hash.bytes(sight, engine.blind(state, -1));
        hash.ints(...legal.map((action) => engine.appeal(sight, seat, action)));
        hash.ints(engine.mostAppealing(sight, seat, { seed, ply }));
        hash.bytes(engine.deal(sight, seat, { seed, ply }));
        const stepped = engine.step(state, seat, legal[(ply * STRIDE) % legal.length], { seed, ply: ply + 1 });
        state = stepped.state;
        for (const event of stepped.told!) hash.ints(...event);
        hash.bytes(state);
        for (let each = 0; each < Number(seats); each++)
          hash.ints(
            engine.score(state, each),
            engine.place(state, each),
            engine.side(state, each),
            engine.outlook(state, each),
          );
        hash.ints(...engine.outcome(state), engine.ending(state), engine.turns(state));
      }
      expect(await hash.hex()).toBe(digest);
    },
  );

  it.each(expected.searches)(
    'searches as the native engine does: seat $seat at ply $ply, flat $flat, watch $watch',
    async (search) => {
      const { seat, seed, ply, flat, watch, simulations, futures } = search;
      const state: State = Uint8Array.from(fromHex(search.sight));
      const thought = engine.think({ state, seat, seed, ply, tuning: { flat, watch }, planned: simulations });
      thought.goOn(70);
      expect(thought.findings.simulations).toBe(70);
      thought.goOn(simulations - 70);
      const { tally, squares, times } = thought.findings;
      const hashes = [tally, squares, BigInt64Array.from(times, BigInt)].map((row) => {
        const hash = new Hasher();
        hash.bytes(row);
        return hash.hex();
      });
      expect(await Promise.all(hashes)).toEqual([search.tally, search.squares, search.times]);
      const { soon, late } = engine.playFutures(state, seat, futures.action, futures.keys, futures.count);
      const hash = new Hasher();
      hash.bytes(...soon, ...late);
      expect(await hash.hex()).toBe(futures.digest);
    },
  );

  it('says what the native engine says', async () => {
    const { seed, state, said } = expected.said;
    const bytes: State = Uint8Array.from(fromHex(state));
    const [seat, ...legal] = said.moves;
    expect(engine.said('prompt', bytes, seat)).toEqual(said.prompt);
    expect(engine.said('describe', bytes, seat)).toEqual(said.describe);
    expect(legal.map((action) => engine.said('label', bytes, seat, action))).toEqual(said.labels);
    expect(legal.map((action) => engine.said('notation', bytes, action))).toEqual(said.notations);
    expect(seed).toBeGreaterThan(0);
  });

  it('answers previews from a copy of the state', () => {
    const state = engine.newGame(engine.sheet.usual_seats, {}, 5);
    const before = state.slice();
    expect(engine.preview('score', state, 1)).toBe(engine.score(state, 1));
    expect(engine.previewed('blind', state, 1)).toEqual(engine.blind(state, 1));
    expect(engine.blind(state, 1)).not.toEqual(before);
    expect(state).toEqual(before);
  });

  it('reads and writes states as the wire has them', () => {
    const state = engine.newGame(engine.sheet.usual_seats, {}, 5);
    const numbers = engine.toNumbers(state);
    expect(engine.fromNumbers(numbers)).toEqual(state);
    expect(() => engine.fromNumbers(numbers.slice(1))).toThrow(
      `a state of ${numbers.length - 1} numbers, where ${numbers.length} are known`,
    );
  });

  it('refuses what is not possible, and goes on', () => {
    const [fewest, most] = engine.sheet.seats;
    expect(() => engine.newGame(most + 1, {}, 1)).toThrow(`is for ${fewest} to ${most} seats, not ${most + 1}`);
    expect(() => engine.newGame(fewest, { sails: 1 }, 1)).toThrow('has no option called sails');
    const [{ name, high }] = engine.sheet.options;
    expect(() => engine.newGame(fewest, { [name]: high + 1 }, 1)).toThrow(`option ${name} is from`);
    const state = engine.newGame(fewest, {}, 1);
    const seat = lowest(engine.toAct(state));
    const illegal = Array.from({ length: engine.sheet.actions }, (_, action) => action).find((action) =>
      engine.refusal(state, seat, action),
    )!;
    expect(() => engine.step(state, seat, illegal, { seed: 1, ply: 1 })).toThrow(
      /is not legal for seat \d now: rule \d+ forbids it/,
    );
    expect(() => engine.legal(state.slice(1), seat)).toThrow(`bytes, not ${state.length - 1}`);
    expect(engine.legal(state, seat).length).toBeGreaterThan(0);
  });

  it('tells as the native engine does where a rule could not go on, and goes on afterwards', () => {
    const { state, seat, seed, message } = expected.fault;
    const damaged: State = Uint8Array.from(fromHex(state));
    const run = { bots: Array<number>(engine.sheet.usual_seats).fill(1), seed: 1, first: 0, games: 2 };
    const before = engine.playGames(run);
    const faults = new Set<unknown>();
    // Often, so that whatever a trap leaves behind would run out of room.
    for (let round = 0; round < 3000; round++) {
      try {
        engine.outlook(damaged, seat);
        engine.deal(damaged, seat, { seed, ply: 0 });
      } catch (error) {
        faults.add(error instanceof RuleFault ? error.message : error);
      }
    }
    expect([...faults]).toEqual([message]);
    expect(engine.playGames(run)).toEqual(before);
  });
});

describe('a module that cannot be used', () => {
  const [game] = GAMES;
  const { module, sheet } = place(game);

  it('is not there', async () => {
    await expect(load('chess')).rejects.toThrow(
      'The rules of chess are not part of this client. In a checkout, `make web` builds them',
    );
    await expect(load(game, { module: 'http://127.0.0.1:9/none.wasm', sheet })).rejects.toThrow(
      `The rules of ${game} did not come. Look whether you are online`,
    );
  });

  it('is damaged', async () => {
    const bytes = await content(module);
    await expect(load(game, { module: dataUrl(bytes.slice(0, 1000)), sheet })).rejects.toThrow(
      /cannot be used \(.*\)\. Load the page again/,
    );
    await expect(load(game, { module: dataUrl(new TextEncoder().encode('<html>')), sheet })).rejects.toBeInstanceOf(
      BadModule,
    );
  });

  it('is of another version than its sheet', async () => {
    const other: Sheet = { ...engineOf(game).sheet, digest: '0'.repeat(64) };
    const changed = dataUrl(new TextEncoder().encode(JSON.stringify(other)));
    await expect(load(game, { module, sheet: changed })).rejects.toThrow(
      `The rules of ${game} are of another version than their sheet. Load the page again`,
    );
  });
});
