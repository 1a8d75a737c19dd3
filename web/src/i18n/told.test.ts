import { describe, expect, it } from 'vitest';
import { Interpreter } from './told';

const shared = {
  things: { nothing: 'nichts' },
  patterns: [['{a} leaves.', '{a} geht.'] as [string, string]],
  joined: { and: 'und', or: 'oder' },
};
const game = {
  things: { wood: 'Holz', 'a small crate': 'eine kleine Kiste', 'Lay down a card.': 'Leg eine Karte aus.' },
  patterns: [
    ['{a} throws {b} overboard for {c}.', '{a} wirft für {c} {b} über Bord.'],
    ['{a} throws {b} overboard.', '{a} wirft {b} über Bord.'],
    ['{n} coins', '{n} Münzen'],
    ['{n} of {n2} left', 'noch {n} von {n2}'],
  ] as [string, string][],
  rules: { 'X-1.1': 'Erste Regel.' },
};
const german = new Interpreter([game, shared]);

describe('told in another language', () => {
  it('knows whole texts, forms, and the things in them', () => {
    expect(german.tell('Lay down a card.')).toBe('Leg eine Karte aus.');
    expect(german.tell('Ann throws wood overboard for 3 coins.')).toBe('Ann wirft für 3 Münzen Holz über Bord.');
    expect(german.tell('Ann leaves.')).toBe('Ann geht.');
    expect(german.tell('2 of 5 left')).toBe('noch 2 von 5');
    expect(german.rule('X-1.1')).toBe('Erste Regel.');
  });
  it('goes into lists', () => {
    expect(german.tell('Ann throws wood, a small crate and 2 coins overboard.')).toBe(
      'Ann wirft Holz, eine kleine Kiste und 2 Münzen über Bord.',
    );
  });
  it('takes apart what has no form as a whole', () => {
    expect(german.tell('Ann leaves. Ben leaves.')).toBe('Ann geht. Ben geht.');
    expect(german.tell('Ann throws wood; 2 coins overboard.')).toBe('Ann wirft Holz; 2 Münzen über Bord.');
  });
  it('leaves names and what it does not know', () => {
    expect(german.tell('a small crate of Ann leaves.')).toBe('a small crate of Ann geht.');
    expect(german.tell('Something else.')).toBe('Something else.');
    expect(german.gaps('Something else.', [])).toEqual(['Something else.']);
    expect(german.gaps('Ann throws wood and a hat overboard.', ['Ann'])).toEqual(['a hat']);
    expect(german.tell('x of 5 left')).toBe('x of 5 left');
    expect(german.tell('(.*) leaves.')).toBe('(.*) geht.');
  });
});
