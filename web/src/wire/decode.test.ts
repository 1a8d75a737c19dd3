import { describe, expect, it } from 'vitest';
import { bits, decode, HIDDEN, type Field } from './decode';

const SCHEMA: Field[] = [
  { name: 'turn', shape: [], bits: 8 },
  { name: 'board', shape: [2, 3], bits: 8 },
  {
    name: 'players',
    shape: [2],
    fields: [
      { name: 'hand', shape: [], bits: 64 },
      { name: 'coins', shape: [2], bits: 16 },
    ],
  },
];
const FLAT = [4, 1, 2, 3, 4, 5, 6, '9223372036854775807', 7, 8, HIDDEN, 9, 10];

describe('decode', () => {
  it('makes records of a flat list', () => {
    expect(decode(SCHEMA, FLAT)).toEqual({
      turn: 4,
      board: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      players: [
        { hand: 9223372036854775807n, coins: [7, 8] },
        { hand: -100n, coins: [9, 10] },
      ],
    });
  });

  it('refuses a list that is of another kind', () => {
    expect(() => decode(SCHEMA, [...FLAT, 1])).toThrow('14 numbers, where 13 are known');
    expect(() => decode(SCHEMA, FLAT.slice(1))).toThrow();
  });
});

describe('bits', () => {
  it('gives the places of the bits that are set', () => {
    expect(bits(0)).toEqual([]);
    expect(bits(0b1011)).toEqual([0, 1, 3]);
    expect(bits((1n << 63n) | 1n)).toEqual([0, 63]);
  });

  it('finds nothing in what is hidden', () => {
    expect(bits(HIDDEN)).toEqual([]);
    expect(bits(BigInt(HIDDEN))).toEqual([]);
  });
});
