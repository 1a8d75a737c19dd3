import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatInfo, Share } from '../wire/types';
import { checkFile, checkLuck, keepsPromise, provenBy, verifyOptions } from './fair';
import { beginHere, due, missing, pledgeFor, settle, show } from './giving';
import { botNonce, boundBy, drawNonce, pledgeOf, seedOf, shareFits, shareText } from './luck';
import { noteOf, notePromise } from './notes';
import { fromHex, sha256 } from './sha256';
import { house } from '../text/testing';

const hashed = (text: string) => sha256(new TextEncoder().encode(text));

async function known(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('SHA-256', () => {
  it('gives what is known', () => {
    expect(sha256(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256(new TextEncoder().encode('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('agrees with the browser’s own at all lengths around a block', async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = crypto.getRandomValues(new Uint8Array(length));
      expect(sha256(bytes)).toBe(await known(bytes));
    }
  });
});

describe('the promise', () => {
  const secret = 'ab'.repeat(32);
  const commitment = sha256(fromHex(secret));

  it('is the hash of the bytes, not of the digits', () => {
    expect(keepsPromise(secret, commitment)).toBe(true);
    expect(keepsPromise(secret, hashed(secret))).toBe(false);
    expect(keepsPromise(`${secret.slice(0, -1)}c`, commitment)).toBe(false);
    expect(keepsPromise('', hashed(''))).toBe(false);
    expect(fromHex('00ff')).toEqual(new Uint8Array([0, 255]));
  });

  const short = (text: string) => hashed(text).slice(0, 12);
  function file(moves: string[], luck = secret, shares: string[] = []): string {
    const head = [
      `aerodrome-game ${shares.length ? 2 : 1}`,
      'game: airships',
      `luck: secret ${luck}`,
      `commitment: ${commitment}`,
      ...shares,
      '---',
    ];
    let chain = short(head.join('\n'));
    const lines = moves.map((move) => {
      chain = short(chain + move);
      return `${move} ~${chain}`;
    });
    const [tail, end] = ['result: A 1, B 0; won by A', `end: finished after ${moves.length} moves`];
    return [...head, ...lines, '---', tail, `${end} ~${short(chain + tail + end)}`, ''].join('\n');
  }

  it('is found in the game file, whose lines fit their hashes', () => {
    const good = file(['1 A: try F-S3 #9b1c33d1aa02', '2 Bé ~ B: pass #5f0c2d7e11ab']);
    const luck = { id: 'T', secret, commitment, shares: [] };
    expect(checkFile(good, luck)).toEqual({ luck: true, whole: true, moves: 2 });
    expect(checkFile(good.replace('try F-S3', 'try F-S2'), luck).whole).toBe(false);
    expect(checkFile(good.replace('won by A', 'won by B'), luck).whole).toBe(false);
    expect(checkFile(good.split('\n').slice(0, 6).join('\n'), luck).whole).toBe(false);
    expect(checkFile(file([], 'cd'.repeat(32)), luck)).toEqual({ luck: false, whole: true, moves: 0 });
    expect(checkFile('', luck)).toEqual({ luck: false, whole: false, moves: 0 });
  });

  it('and so is what every seat gave', () => {
    const shares: Share[] = [{ kind: 'player', nonce: '01'.repeat(32), pledge: '02'.repeat(32) }, { kind: 'none' }];
    const luck = { id: 'T', secret, commitment, shares };
    const lines = (...nonces: string[]) => ['table: T', ...nonces.map((nonce, i) => `nonce ${i + 1}: ${nonce}`)];
    const given = shares.map(shareText);
    expect(checkFile(file([], secret, lines(...given)), luck)).toEqual({ luck: true, whole: true, moves: 0 });
    expect(checkFile(file([], secret, lines(given[1], given[0])), luck).luck).toBe(false);
    expect(checkFile(file([], secret, lines(given[0])), luck).luck).toBe(false);
    expect(checkFile(file([], secret, ['table: U', ...lines(...given).slice(1)]), luck).luck).toBe(false);
    expect(checkFile(file([]), luck).luck).toBe(false);
    expect(checkFile(file([], secret, lines(...given)), { ...luck, shares: [] }).luck).toBe(false);
  });
});

// The same figures stand in tests/match/test_shared_luck.py: what a browser works out is what the server works out.
const TABLE = 'mD4Tn0o5Hk2w9xYz';
const SECRET = 'ab'.repeat(32);
const COMMITMENT = '9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885';
const NONCE = '01'.repeat(32);
const PLEDGE = '59da8bbe5ec231038b7e01f21d9439c5435c4a6081ea4013c94ed06e99ae203a';
const BOT = 'f517ad239ce5cdf237bd4e5f856910dbc887f6220f01f26f446046f72c08fb10';

describe('shared luck', () => {
  it('is worked out as the server does', () => {
    expect(sha256(fromHex(SECRET))).toBe(COMMITMENT);
    expect(pledgeOf(TABLE, 0, COMMITMENT, NONCE)).toBe(PLEDGE);
    expect(botNonce(TABLE, 1)).toBe(BOT);
    const shares: Share[] = [
      { kind: 'player', nonce: NONCE, pledge: PLEDGE },
      { kind: 'bot', nonce: BOT },
      { kind: 'none' },
      { kind: 'player', pledge: 'cd'.repeat(32) },
    ];
    expect(seedOf(SECRET, TABLE, shares)).toBe('060892de2ae243ad0db7c077574a2ca11c63c69780bc7a17cfff7686a1416899');
    expect(shares.every((share, seat) => shareFits(TABLE, seat, COMMITMENT, share))).toBe(true);
    expect(shareFits(TABLE, 1, COMMITMENT, shares[0])).toBe(false);
    expect(shareFits(TABLE, 0, COMMITMENT, shares[1])).toBe(false);
  });

  it('draws 256 bits, and others each time', () => {
    const drawn = Array.from({ length: 20 }, drawNonce);
    expect(new Set(drawn).size).toBe(20);
    for (const nonce of drawn) expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('this browser', () => {
  beforeEach(() => localStorage.setItem('aerodrome.promises', '{}'));

  const seats = (...ready: boolean[]): SeatInfo[] =>
    ready.map((each, i) => ({ taken: true, ready: each, mine: i === 0 }));
  const sent: Record<string, unknown>[] = [];
  const wire = { send: async <T>(message: object) => (sent.push(message as Record<string, unknown>), undefined as T) };
  const other = pledgeOf(TABLE, 1, COMMITMENT, 'ef'.repeat(32));
  const otherShare: Share = { kind: 'player', pledge: other };

  it('shows what it has pledged when everybody is ready, and not before', () => {
    notePromise(TABLE, COMMITMENT, true);
    const pledge = pledgeFor(TABLE, 0, COMMITMENT);
    const { nonce } = noteOf(TABLE)!.drawn![0];
    expect(pledgeOf(TABLE, 0, COMMITMENT, nonce)).toBe(pledge);
    const mine: Share = { kind: 'player', pledge };
    expect(due(TABLE, COMMITMENT, seats(true, false), [mine, otherShare])).toEqual([]);
    expect(due(TABLE, COMMITMENT, [...seats(true), { taken: false }], [mine, { kind: 'none' }])).toEqual([]);
    expect(due(TABLE, COMMITMENT, seats(true, true), [mine, otherShare])).toEqual([{ seat: 0, nonce }]);
    expect(due(TABLE, COMMITMENT, seats(true, true), [{ kind: 'player', pledge: other }, otherShare])).toEqual([]);
    expect(due(TABLE, COMMITMENT, seats(true, true), [{ ...mine, nonce }, otherShare])).toEqual([]);
    expect(missing([{ ...mine, nonce }, otherShare, { kind: 'bot', nonce: BOT }, { kind: 'none' }])).toEqual([1]);
  });

  /** A table at which this browser has the first seat, up to the end. */
  async function played(changed: (shares: Share[]) => Share[] = (shares) => shares) {
    notePromise(TABLE, COMMITMENT, true);
    const pledge = pledgeFor(TABLE, 0, COMMITMENT);
    const { nonce } = noteOf(TABLE)!.drawn![0];
    await show(TABLE, 0, nonce, [{ kind: 'player', pledge } as Share, otherShare].map(boundBy), wire);
    const shares = changed([
      { kind: 'player', nonce, pledge },
      { kind: 'player', nonce: 'ef'.repeat(32), pledge: other },
    ]);
    return checkLuck({ id: TABLE, commitment: COMMITMENT, secret: SECRET, shares }, noteOf(TABLE));
  }

  it('finds its own number in the luck, and the others bound as they were', async () => {
    const checks = await played();
    expect(checks).toEqual({ secret: 'good', promise: 'before', shares: 'good', mine: 'good', bound: 'good' });
    expect(provenBy(checks)).toBe('mine');
    expect(verifyOptions(COMMITMENT, noteOf(TABLE))).toBe(
      `--commitment ${COMMITMENT} --nonce 1=${noteOf(TABLE)!.drawn![0].nonce} --pledge 2=${other}`,
    );
  });

  it('names what is not as it was', async () => {
    const another = (nonce: string): Share => ({
      kind: 'player',
      nonce,
      pledge: pledgeOf(TABLE, 1, COMMITMENT, nonce),
    });
    expect(await played(([mine]) => [mine, another('aa'.repeat(32))])).toMatchObject({ mine: 'good', bound: 'bad' });
    expect(await played(([mine, ben]) => [mine, { ...ben, nonce: NONCE }])).toMatchObject({
      mine: 'good',
      shares: 'bad',
    });
    expect(await played(([, ben]) => [{ kind: 'none' }, ben])).toMatchObject({ mine: 'bad' });
    expect(await played(([mine, ben]) => [ben, mine])).toMatchObject({ mine: 'bad', shares: 'bad' });
    expect(await played(() => [])).toMatchObject({ mine: 'bad', shares: 'none' });
    expect(provenBy(await played(() => []))).toBe('bad');
    const shares: Share[] = [
      { kind: 'player', nonce: NONCE, pledge: PLEDGE },
      { kind: 'bot', nonce: BOT },
    ];
    const luck = { id: TABLE, commitment: COMMITMENT, secret: SECRET, shares };
    expect(checkLuck(luck, { commitment: 'another', before: true }).promise).toBe('bad');
    expect(checkLuck({ ...luck, secret: 'cd'.repeat(32) }, null).secret).toBe('bad');
  });

  it('says less where it knows less', () => {
    const shares: Share[] = [
      { kind: 'player', nonce: NONCE, pledge: PLEDGE },
      { kind: 'bot', nonce: BOT },
    ];
    const luck = { id: TABLE, commitment: COMMITMENT, secret: SECRET, shares };
    expect(provenBy(checkLuck(luck, null))).toBe('others');
    expect(provenBy(checkLuck({ ...luck, shares: [] }, { commitment: COMMITMENT, before: true }))).toBe('server');
    const late = {
      commitment: COMMITMENT,
      before: false,
      drawn: { 0: { nonce: NONCE, bound: shares.map(boundBy), shown: 1 } },
    };
    expect(provenBy(checkLuck(luck, late))).toBe('others');
    expect(provenBy(checkLuck(luck, { ...late, before: true }))).toBe('mine');
  });

  it('counts what it has shown for nothing, and does not take a void number for its own', async () => {
    await played();
    settle(TABLE, COMMITMENT, [{ kind: 'none' }, otherShare]);
    expect(noteOf(TABLE)!.drawn![0]).toEqual({ nonce: '', shown: 1 });
    await played();
    expect(noteOf(TABLE)!.drawn![0].shown).toBe(2);
  });

  it('keeps by what others were bound the first time, when it shows a number again', async () => {
    await played();
    const first = noteOf(TABLE)!.drawn![0];
    await show(TABLE, 0, first.nonce, ['player x', 'player y'], wire);
    expect(noteOf(TABLE)!.drawn![0]).toEqual(first);
  });

  it('begins a game against bots with a number of its own', async () => {
    sent.length = 0;
    await beginHere({ id: TABLE, status: 'open', link: '', invites: {}, mine: [0], commitment: COMMITMENT }, 2, wire);
    const { nonce, bound } = noteOf(TABLE)!.drawn![0];
    const pledge = pledgeOf(TABLE, 0, COMMITMENT, nonce);
    expect(sent).toEqual([
      { t: 'ready', table: TABLE, seat: 0, yes: true, pledge },
      { t: 'reveal', table: TABLE, seat: 0, nonce },
      { t: 'start', table: TABLE },
    ]);
    const shares: Share[] = [
      { kind: 'player', nonce, pledge },
      { kind: 'bot', nonce: BOT },
    ];
    expect(bound).toEqual(shares.map(boundBy));
    expect(provenBy(checkLuck({ id: TABLE, commitment: COMMITMENT, secret: SECRET, shares }, noteOf(TABLE)))).toBe(
      'mine',
    );
  });
});

it.each(['en', 'de', 'fr'])('no text calls luck fair (%s)', (language) => {
  const texts = house(language)
    .split('\n')
    .filter((line) => line.startsWith('fair-'));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.map((line) => line.slice(5)).filter((text) => /\bfair|ehrlich|équitable|honnête/i.test(text))).toEqual(
    [],
  );
});
