import { describe, expect, it } from 'vitest';
import { checkFile, keepsPromise } from './fair';
import { fromHex, sha256 } from './sha256';

const hashed = (text: string) => sha256(new TextEncoder().encode(text));

async function known(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('SHA-256', () => {
  it('gives what is known', () => {
    expect(sha256(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256(new TextEncoder().encode('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
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
  function file(moves: string[], luck = secret): string {
    const head = ['aerodrome-game 1', 'game: airships', `luck: secret ${luck}`, `commitment: ${commitment}`, '---'];
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
    expect(checkFile(good, secret, commitment)).toEqual({ luck: true, whole: true, moves: 2 });
    expect(checkFile(good.replace('try F-S3', 'try F-S2'), secret, commitment).whole).toBe(false);
    expect(checkFile(good.replace('won by A', 'won by B'), secret, commitment).whole).toBe(false);
    expect(checkFile(good.split('\n').slice(0, 6).join('\n'), secret, commitment).whole).toBe(false);
    expect(checkFile(file([], 'cd'.repeat(32)), secret, commitment)).toEqual({ luck: false, whole: true, moves: 0 });
    expect(checkFile('', secret, commitment)).toEqual({ luck: false, whole: false, moves: 0 });
  });
});
