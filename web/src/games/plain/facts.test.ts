import { describe, expect, it } from 'vitest';
import { partsOf, textOf } from './facts';

const said = { nothing: '-', yes: 'yes', no: 'no', hidden: 'hidden' };

describe('facts of a view', () => {
  it('are single ones, and rows for the seats, without what the frame shows', () => {
    const view = {
      ...{ game: 'kuhn-poker', you: 0, pot: 2 },
      players: [
        { name: 'Ann', card: 'King' },
        { name: '', card: null },
      ],
      piles: [{ left: 3 }],
    };
    expect(partsOf(view, 1)).toEqual({
      facts: { pot: 2 },
      groups: [
        { name: 'players', seats: true, rows: [{ card: 'King' }] },
        { name: 'piles', seats: false, rows: [{ left: 3 }] },
      ],
    });
  });

  it('are found in the usual view, whose table is one of its parts', () => {
    const view = { you: 0, asked: [0], scores: [3, 4], table: { turn: 2, asked: 1, options: [0] } };
    expect(partsOf(view, 2)).toEqual({
      facts: { turn: 2 },
      groups: [{ name: 'players', seats: true, rows: [{ score: 3 }, { score: 4 }] }],
    });
  });

  it('become text, whatever they are', () => {
    expect(textOf('King', said)).toBe('King');
    expect(textOf(0, said)).toBe('0');
    expect(textOf(true, said)).toBe('yes');
    expect(textOf(null, said)).toBe('-');
    expect(textOf([], said)).toBe('-');
    expect(textOf(-100, said)).toBe('hidden');
    expect(textOf([1, null, 'two'], said)).toBe('1, -, two');
    expect(textOf({ red_dice: 2, free: false }, said)).toBe('red dice 2, free no');
    expect(textOf(2n ** 60n, said)).toBe('1152921504606846976');
  });
});
