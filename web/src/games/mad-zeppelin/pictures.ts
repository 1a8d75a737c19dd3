// Pieces of this game as pictures: the art kit with the game's numbers.
import { cardSvg, back } from '../../art/cards';
import { crate } from '../../art/cargo';
import { medallion, traitorCard } from '../../art/traitors';
import { coin, headingDie, vpStar } from '../../art/dice';
import { svg } from '../../art/kit';
import { leadersWheel } from '../../art/nostria';
import { letterName, nameOf, titleOf } from './names';
import { CARGO_IDS, HEADING, HEADINGS, NONE, TRAITOR_IDS } from './numbers';

const LETTERS = ['N', 'E', 'S', 'W'] as const;
const FACES = [...LETTERS, 'choose', 'black'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

/** What stands for a heading, in the reader's language. */
export const letterAt = (heading: number): string => letterName(heading) || LETTERS[heading];
const letterOf = (traitor: number): (typeof LETTERS)[number] | null => LETTERS[HEADING[traitor] as number] ?? null;
export const faceArt = (face: number): string =>
  face < HEADINGS ? headingDie(FACES[face], letterAt(face)) : headingDie(FACES[face]);
export const dieSvg = (face: number): string => svg(faceArt(face), { w: 48, h: 48 });
/** About its middle, 156 across. */
export const medallionArt = (traitor: number): string =>
  HEADING[traitor] === NONE
    ? medallion(TRAITOR_IDS[traitor], null)
    : medallion(TRAITOR_IDS[traitor], letterOf(traitor), letterAt(HEADING[traitor]));
export const medallionSvg = (traitor: number): string => svg(medallionArt(traitor), { x: -78, y: -78, w: 156, h: 156 });
export const crateArt = (kind: number): string => crate(CARGO_IDS[kind]);
export const crateSvg = (kind: number): string => svg(crateArt(kind), { x: -46, y: -90, w: 92, h: 96 });
export const coinArt = (): string => coin(0);
export const wheelSvg = (): string => svg(leadersWheel(), { x: -14, y: -14, w: 28, h: 28 });
export const coinSvg = (): string => svg(coinArt(), { x: -22, y: -22, w: 44, h: 44 });
export const starArt = vpStar;
export const starSvg = (points: number | string): string => svg(vpStar(points), { x: -22, y: -22, w: 44, h: 44 });
export const cargoBackSvg = (): string => cardSvg(back('mad'), '', 200);
/** 200 by 280. */
export const traitorBackArt = (): string => back('mad', 'd-red-lo');
export const traitorBackSvg = (): string => cardSvg(traitorBackArt(), '', 200);

const cardOf = (traitor: number): string =>
  traitorCard({
    id: TRAITOR_IDS[traitor],
    name: nameOf(traitor),
    heading: letterOf(traitor),
    letter: HEADING[traitor] === NONE ? '' : letterAt(HEADING[traitor]),
    lines: [titleOf(traitor)],
  });
export const traitorSvg = (traitor: number): string => cardSvg(cardOf(traitor), '', 200);
/** Only the picture of a Traitor's card, for a card whose words are set in HTML. */
export const traitorWindow = (traitor: number): string => svg(cardOf(traitor), { x: 14, y: 44, w: 172, h: 160 });

const SMALL_ONES: Record<string, (n: number) => string> = { traitor: medallionSvg, cargo: crateSvg, face: dieSvg };
/** The small picture of what a text names. */
export const picture = (kind: string, n: number): string | undefined => SMALL_ONES[kind]?.(n);
