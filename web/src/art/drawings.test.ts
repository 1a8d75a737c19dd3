// Every picture of the games: well-formed, without a number that went wrong, in colours that both themes have.
import { describe, expect, it } from 'vitest';
import { airfield } from './airfield';
import { airship } from './airship';
import { back } from './cards';
import { crate } from './cargo';
import { expansionCard, shipCard } from './company-cards';
import { aloft, finish, grid, ground, weather } from './course';
import {
  ballast,
  blocked,
  compassArrow,
  dirigible,
  fans,
  fog,
  gearSpace,
  gust,
  hoop,
  inspiration,
  ladder,
  lemming,
  oldFolk,
  pistonSpace,
  pressBox,
} from './course-pieces';
import { chip, coin, die, headingDie, journey, vpStar, woodenAirship } from './dice';
import { bay, part, SLOTS } from './dirigible-parts';
import { bench, special } from './dirigible-specials';
import { department, emblem, PLAYERS, roundel } from './emblems';
import { facePicture } from './faces';
import { flag } from './fittings';
import { hindenburg } from './hindenburg';
import { clip, defs, keepClips, svg } from './kit';
import { badge, cutaway, holdHeap, land, leadersWheel, nightSky, purse, safe } from './nostria';
import { actionArt, chit, planBack, planSlip } from './plans';
import { posterAirships, posterDastardly, posterMad, posterZeppeldrome } from './posters';
import { dial, gauge, instrument, tag } from './slips';
import { suitMark } from './suits';
import { medallion, traitorCard } from './traitors';
import { CARGO_IDS, TRAITOR_IDS } from '../games/mad-zeppelin/numbers';
import { PERSONS } from '../wire/persons';
import theme from '../style/tokens.css?raw';

const DEPARTMENTS = ['financiers', 'hangars', 'captains', 'engineers', 'materials', 'engines'] as const;
const TIERS = ['light', 'medium', 'dark', 'giant'] as const;
const SHIPS = ['light', 'medium', 'dark'] as const;
const SUITS = ['chain', 'gear', 'goggle', 'key', 'screw', 'hat', 'wrench', 'cloud', 'bolt'] as const;
const SPECIALS = ['transmutation', 'extractor', 'tesla', 'thief', 'prestidigitation', 'dynamotor'] as const;
const COLOURS = ['Y', 'B', 'R', 'G'] as const;
const face = { name: 'A & B', needs: 'WRB', target: 9, vp: 2 };

const drawings: Record<string, string[]> = {
  'faces of bots': PERSONS.map((name, i) => facePicture(name, i % 6, 'var(--p1)')),
  airships: [
    ...TIERS.flatMap((tier) => ([0, 1, 2] as const).map((detail) => airship({ tier, detail, player: 'p2' }))),
    hindenburg({ phases: ['p1', null, 'p3', null], next: 1 }),
    flag('usa', null),
    flag(null, 'p4'),
  ],
  'cards of Airships': [
    ...DEPARTMENTS.flatMap((name) => [
      expansionCard({ ...face, department: name, effect: { imaginary: ['R', 4], bonus: [1, 'any'] } }),
      expansionCard({ ...face, department: name, era: 2, effect: { dice: 'WR', exchange: ['WW', 'B'] } }),
      department(name),
      instrument(name),
      instrument(name, true),
    ]),
    ...SHIPS.map((tier) => shipCard({ ...face, tier })),
    dial(15, 20),
    gauge(0.3, 0.6),
    tag('A & B', department('engines')),
    back('airships'),
  ],
  'dice and pieces': [
    ...(['W', 'R', 'B'] as const).flatMap((colour) => [
      die(colour),
      die(colour, 6),
      die(colour, 4, { imaginary: true }),
    ]),
    ...(['N', 'S', 'E', 'W', 'choose', 'black'] as const).map((face) => headingDie(face)),
    ...PLAYERS.flatMap((each) => [chip(each.id), emblem(each.emblem), roundel(each.id, 0, 0, 14)]),
    ...[coin(), coin(3), journey(2), journey(3, false), vpStar(12), woodenAirship()],
  ],
  'Mad Zeppelin': [
    ...TRAITOR_IDS.flatMap((id, i) => [
      medallion(id, 'N'),
      traitorCard({ id, name: `Traitor ${i}`, heading: null, lines: ['one', 'two'] }),
    ]),
    ...CARGO_IDS.map(crate),
    ...(['blocked', 'marked', 'open', 'hand', 'out', 'passed', 'seen'] as const).map(badge),
    ...[cutaway(900, 300), nightSky(900, 300), land(300, 80, 3), safe(9), purse(5), leadersWheel()],
    holdHeap(back('mad'), 40),
  ],
  'Dastardly Dirigibles': [
    ...SUITS.flatMap((suit) => [suitMark(suit), ...SLOTS.map((slot) => part(slot, suit))]),
    ...SLOTS.map(bay),
    ...SPECIALS.map(special),
    bench(),
    back('dastardly'),
  ],
  Zeppeldrome: [
    ...COLOURS.flatMap((c) => [dirigible(c, { active: true }), hoop(c, 'far'), hoop(c, 'near'), fans(c)]),
    ...[ballast(), blocked(), gust(3), fog(4), inspiration(5), pressBox(), lemming(), ladder()],
    ...[gearSpace(), gearSpace(true), pistonSpace(), pistonSpace(true), oldFolk(0), oldFolk(1)],
    ...[ground(5), aloft(3), weather('fog', 5, 5), grid(5), finish(), compassArrow(45, { open: true, bounces: true })],
    ...[chit('UF'), chit('*', true), actionArt('[U]FP OR !DB', 0, 0), back('zeppeldrome')],
    planSlip('F { UF F / DF? F }', 'SUPPLY'),
    planSlip('F', '[U]FP OR FP[D?]'),
    planBack(0, 0, 80, 50),
  ],
  posters: [posterAirships(), posterMad(), posterDastardly(), posterZeppeldrome()],
  'what all share': [airfield(), defs(), svg('', { w: 1, h: 1, title: '"A" & <B>' })],
};

/** The first thing that is wrong with the tags, or nothing. */
function fault(drawing: string): string {
  const open: string[] = [];
  const attribute = String.raw`\s+[\w:-]+="[^"<]*"`;
  const rest = drawing.replace(
    new RegExp(`<(/?)(\\w+)((?:${attribute})*)\\s*(/?)>`, 'g'),
    (tag, end, name, _, alone) => {
      if (end && open.pop() !== name) return `${tag} closes another`;
      if (!end && !alone) open.push(name);
      return '';
    },
  );
  return rest.match(/[<>].*/)?.[0] ?? (open.length ? `${open.at(-1)} stays open` : '');
}

const tokens = new Set([...theme.matchAll(/(--[\w-]+):/g)].map(([, token]) => token));

describe.each(Object.entries(drawings))('%s', (_, pictures) => {
  it('are well-formed', () => {
    expect(pictures.map(fault).filter(Boolean)).toEqual([]);
  });

  it('have no number that went wrong', () => {
    expect(pictures.filter((picture) => /NaN|undefined|Infinity|null/.test(picture))).toEqual([]);
  });

  it('use colours of the theme', () => {
    const used = pictures.flatMap((picture) => [...picture.matchAll(/var\((--[\w-]+)\)/g)].map(([, token]) => token));
    expect([...new Set(used)].filter((token) => !tokens.has(token))).toEqual([]);
  });

  it('have all their clip paths in the one place where they are kept', () => {
    const kept = new Map<string, string>();
    keepClips((id, d) => kept.set(id, d));
    for (const picture of [...pictures, clip('M0 0h9v9z', '')])
      for (const [, id, d] of picture.matchAll(/<clipPath id="(\w+)"><path d="(.*?)"\/>/g))
        expect(kept.get(id)).toBe(d);
  });

  it('give an id to one shape only', () => {
    const shapes = new Map<string, string>();
    for (const picture of pictures) {
      for (const [, id, shape] of picture.matchAll(/<clipPath id="(\w+)">(.*?)<\/clipPath>/g)) {
        expect(shapes.get(id) ?? shape).toBe(shape);
        shapes.set(id, shape);
      }
    }
  });
});
