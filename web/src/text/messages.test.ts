import { beforeAll, describe, expect, it } from 'vitest';
import type { GameTexts } from './messages';
import { gt, listed, notation as written, say, sayAll, sayText, t, told } from '.';
import { read } from './testing';
import { teach } from './text.svelte';

const NONE = -1;
const [THROWS, LOST, FLY, HAND, MOVE, ROLLED, WHY, POINTS, SETS, MEAN, GIVES] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const CRATES: [string, string[]] = ['crate', ['wood', 'small']];
const messages: GameTexts['messages'] = [
  [
    THROWS,
    'throws',
    [
      ['seat', 'seat'],
      ['crate', 'names', ...CRATES],
    ],
  ],
  [LOST, 'lost', [['what', 'list']]],
  [
    FLY,
    'fly',
    [
      ['seat', 'seat'],
      ['then', 'text'],
    ],
  ],
  [
    HAND,
    'hand',
    [
      ['n', 'number'],
      ['place', 'nth'],
      ['crates', 'some', ...CRATES],
    ],
  ],
  [MOVE, 'throw-out', [['crate', 'names', ...CRATES]]],
  [ROLLED, 'rolled', [['dice', 'digits']]],
  [WHY, 'why', [['rule', 'rule']]],
  [POINTS, 'points', [['n', 'number']]],
  [SETS, 'may-answer', [['seats', 'any']]],
  [MEAN, 'mean', [['value', 'tenths']]],
  [GIVES, 'gives', [['ticket', 'numbered', 'ticket', ['1', '2']]]],
];
const english = `
crate-wood = wood
    .a = some wood
crate-small = a small crate
    .a = a small crate
throw-out = throw { $crate }
ticket = ticket { $n }
    .no = no. { $n }
gives = gives { $ticket } ({ $ticket-no }, { $ticket-id })
throws = { $crate-id ->
    [none] { $seat } throws nothing.
   *[other] { $seat-you ->
        [yes] You throw { $crate-a }.
       *[no] { $seat } throws { $crate-a }.
    }
}
lost = Lost: { $what }. { $what-n }
fly = { $seat } flies: { $then }
hand = { $n ->
    [one] one crate
   *[other] { $n } crates
} in place { $place }: { $crates }
rolled = { $dice } ({ $dice-n })
why = { $rule } ({ $rule-id })
rule-4-2 = Nobody throws twice.
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
may-answer = { $seats-n ->
    [0] nobody
   *[other] { $seats }
}
mean = { $value } on average
ui-only = Only English
`;
const german = `
crate-wood = Holz
    .a = Holz
    .den = das Holz
crate-small = eine kleine Kiste
    .a = eine kleine Kiste
    .den = die kleine Kiste
throws = { $seat } wirft { $crate-den } über Bord.
lost = Verloren: { $what }. { $what-n }
fly = { $seat } fliegt: { $then }
hand = { $n } Kisten auf Platz { $place }: { $crates }
mean = im Mittel { $value }
rule-4-2 = Niemand wirft zweimal.
`;
const notation = 'throw-out = throw { $crate }\ncrate-wood = wood\ncrate-small = small\n';
const names = ['Ann', 'wood', '\ufdd00\ufdd1 { $n }'];

beforeAll(async () => {
  await read('de');
  teach('crates', { prefix: 'CR', messages, text: german, english, notation });
  await read('en');
  teach('crates', { prefix: 'CR', messages, text: english, notation });
});

const text = (...numbers: number[]) => sayText('crates', numbers, { names, viewer: 0 });

describe('a message', () => {
  it('has its arguments in words', () => {
    expect(text(THROWS, 1, 1)).toBe('wood throws a small crate.');
    expect(text(ROLLED, 256)).toBe('2, 5, 6 (3)');
    expect(text(WHY, 402)).toBe('Nobody throws twice. (CR-4.2)');
  });

  it('speaks to the one who reads', () => {
    expect(text(THROWS, 0, 0)).toBe('You throw some wood.');
    expect(sayText('crates', [THROWS, 0, 0], { names })).toBe('Ann throws some wood.');
  });

  it('knows that there is nothing, or nobody', () => {
    expect(text(THROWS, 1, NONE)).toBe('wood throws nothing.');
    expect(text(THROWS, 3, 0)).toBe('seat 4 throws some wood.');
    expect(text(SETS, 0)).toBe('nobody');
  });

  it('has decimal fractions as the language has them', async () => {
    expect(text(MEAN, 25)).toBe('2.5 on average');
    expect(text(MEAN, 30)).toBe('3 on average');
    await read('de');
    expect(text(MEAN, 25)).toBe('im Mittel 2,5');
    await read('en');
  });

  it('counts', () => {
    expect(text(HAND, 1, 0, 0b01)).toBe('one crate in place 1: wood');
    expect(text(HAND, 2, 1, 0b11)).toBe('2 crates in place 2: wood and a small crate');
    expect(text(SETS, 0b111)).toContain('Ann, wood or ');
  });

  it('may hold others, and lists of others', () => {
    expect(text(FLY, 0, THROWS, 1, 0)).toBe('Ann flies: wood throws some wood.');
    const lost = [LOST, POINTS, 1, FLY, 0, LOST, POINTS, 2, POINTS, 3, NONE, POINTS, 4, NONE];
    expect(text(...lost)).toBe('Lost: 1 point, Ann flies: Lost: 2 points and 3 points. 2 and 4 points. 3');
    expect(text(LOST, NONE)).toBe('Lost: . 0');
    expect(sayAll('crates', [...lost, POINTS, 1, LOST, NONE])).toHaveLength(3);
    expect(sayAll('crates', [POINTS, 1, POINTS, 5])).toEqual(['1 point', '5 points']);
  });

  it('is written in game files without a language', () => {
    expect(written('crates', [MOVE, 1])).toBe('throw small');
    expect(text(MOVE, 1)).toBe('throw a small crate');
  });

  it('comes in pieces: a thing is one, a person who is called like it is not', () => {
    expect(say('crates', [THROWS, 1, 0], { names, viewer: 0 })).toEqual([
      'wood throws ',
      { kind: 'crate', n: 0, text: 'some wood' },
      '.',
    ]);
    expect(say('crates', [HAND, 2, 0, 3], { names })).toEqual([
      '2 crates in place 1: ',
      { kind: 'crate', n: 0, text: 'wood' },
      ' and ',
      { kind: 'crate', n: 1, text: 'a small crate' },
    ]);
    expect(say('crates', [THROWS, 2, 0], { names })[0]).toBe('0 { $n } throws ');
  });

  it('about a thing, within another, is one where it can be drawn', () => {
    const picture = (kind: string) => (kind === 'throw-out' || kind === 'throws' ? '<svg/>' : undefined);
    expect(say('crates', [FLY, 0, MOVE, 1], { names, picture })).toEqual([
      'Ann flies: ',
      { kind: 'throw-out', n: 1, text: 'throw a small crate' },
    ]);
    expect(say('crates', [FLY, 0, MOVE, 1], { names })[1]).toEqual({ kind: 'crate', n: 1, text: 'a small crate' });
    expect(say('crates', [FLY, 0, THROWS, 1, 0], { names, picture })[0]).toBe('Ann flies: wood throws ');
    expect(say('crates', [MOVE, 1], { names, picture })).toHaveLength(2);
  });

  it('calls things without names by their numbers', () => {
    expect(text(GIVES, 1)).toBe('gives ticket 2 (no. 2, 2)');
    expect(text(GIVES, NONE)).toContain('none');
    expect(say('crates', [GIVES, 0])[1]).toEqual({ kind: 'ticket', n: 0, text: 'ticket 1' });
  });

  it('of an event takes the first values of the event', () => {
    expect(told('crates', THROWS, [1, 0, 7])).toEqual([THROWS, 1, 0]);
  });

  it('that nobody knows ends a text, and breaks nothing', () => {
    expect(text(99, 1, 2)).toBe('⟦99⟧');
    expect(sayAll('crates', [POINTS, 1, 99, 5])).toEqual(['1 point', '⟦99⟧']);
    expect(text()).toBe('');
  });
});

describe('in another language', () => {
  it('things have the forms it needs', async () => {
    await read('de');
    expect(text(THROWS, 1, 1)).toBe('wood wirft die kleine Kiste über Bord.');
    expect(text(HAND, 3, 0, 3)).toBe('3 Kisten auf Platz 1: Holz und eine kleine Kiste');
    expect(written('crates', [MOVE, 0])).toBe('throw wood');
    expect(listed(['Ann'])).toBe('Ann');
    expect(listed(['Ann', 'Ben', 'Cy'])).toBe('Ann, Ben und Cy');
  });

  it('what is missing is there in English, and seen', async () => {
    await read('de');
    expect(gt('crates', 'ui-only')).toBe('⟦Only English⟧');
    expect(gt('crates', 'ui-nothing')).toBe('⟦ui-nothing⟧');
    expect(t('no-such-text')).toBe('⟦no-such-text⟧');
    await read('en');
    expect(gt('crates', 'ui-only')).toBe('Only English');
  });
});
