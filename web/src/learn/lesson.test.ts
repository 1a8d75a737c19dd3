import { describe, expect, it } from 'vitest';
import type { Lesson } from '../wire/types';
import { lookOf, placeOf, sceneOf, wayBack, type Course, type Made } from './lesson';

const [TARGET, BONUS, NOTHING] = [0, 1, -1];
const page = (text: string, look = '') => ({ text, look, rules: [] });
const lesson: Lesson = {
  game: 'airships',
  title: 'Airships',
  deal: 1,
  seats: 2,
  options: {},
  bot: 'greedy',
  steps: [
    { say: [page('one', 'stage'), page('two')], action: 13, plies: 0 },
    { say: [page('three')], action: 33, plies: 2 },
  ],
  moves: [
    [0, 13],
    [1, 5],
    [0, 33],
  ],
  tips: { [TARGET]: page('tip') },
  outcome: page('outcome'),
  end: page('end'),
};
const at = (course: Partial<Course>): Course => ({
  lesson,
  place: { step: 0, strayed: false, question: TARGET },
  page: 0,
  over: false,
  ended: false,
  playsOn: false,
  strayedAt: -1,
  decision: 1,
  ...course,
});

describe('a lesson', () => {
  it('begins with an explanation and suggests nothing yet', () => {
    const scene = sceneOf(at({}));
    expect(scene).toMatchObject({ kind: 'page', number: 1, total: 3, action: null });
    expect(lookOf(scene)).toBe('stage');
  });

  it('points at the suggested move on the last page of a step', () => {
    const scene = sceneOf(at({ page: 1 }));
    expect(scene).toMatchObject({ number: 2, action: 13 });
    expect(lookOf(scene)).toBe('action:13');
  });

  it('stays on the last page of a step, however often Next is pressed', () => {
    expect(sceneOf(at({ page: 9 }))).toMatchObject({ number: 2, action: 13 });
  });

  it('counts the pages of the steps before', () => {
    const place = { step: 1, strayed: false, question: BONUS };
    expect(sceneOf(at({ place }))).toMatchObject({ number: 3, total: 3, action: 33 });
  });

  it('goes over to tips when another move was made, and says so once', () => {
    const place = { step: 1, strayed: true, question: TARGET };
    expect(sceneOf(at({ place, strayedAt: 1 }))).toMatchObject({ kind: 'free', fresh: true, tip: { text: 'tip' } });
    expect(sceneOf(at({ place, strayedAt: 1, decision: 2 }))).toMatchObject({ kind: 'free', fresh: false });
  });

  it('has something to show for a question without a tip', () => {
    expect(sceneOf(at({ place: { step: 1, strayed: true, question: BONUS } }))).toMatchObject({
      kind: 'free',
      tip: null,
    });
  });

  it('tells what came of the last step only to those who took it', () => {
    const followed = sceneOf(at({ place: { step: 2, strayed: false, question: NOTHING } }));
    expect(followed).toMatchObject({ kind: 'end', pages: [{ text: 'outcome' }, { text: 'end' }] });
    const strayed = sceneOf(at({ place: { step: 2, strayed: true, question: NOTHING } }));
    expect(strayed).toMatchObject({ kind: 'end', pages: [{ text: 'end' }] });
  });

  it('can be ended at any time', () => {
    expect(sceneOf(at({ ended: true }))).toMatchObject({ kind: 'end', pages: [{ text: 'end' }] });
  });

  it('gives tips to those who play on, until the game is over', () => {
    const place = { step: 2, strayed: false, question: TARGET };
    expect(sceneOf(at({ place, playsOn: true }))).toMatchObject({ kind: 'free', fresh: false });
    expect(sceneOf(at({ place, playsOn: true, over: true })).kind).toBe('end');
  });
});

describe('where a learner stands', () => {
  const after = (...made: Made[]) => placeOf(lesson, made, TARGET);

  it('is the step that comes after the moves of the script', () => {
    expect(after()).toEqual({ step: 0, strayed: false, question: TARGET });
    expect(after([0, 13])).toMatchObject({ step: 1, strayed: false });
    expect(after([0, 13], [1, 5])).toMatchObject({ step: 1, strayed: false });
    expect(after([0, 13], [1, 5], [0, 33])).toMatchObject({ step: 2, strayed: false });
  });

  it('is beside the script after another move, and after the script whatever comes', () => {
    expect(after([0, 14])).toMatchObject({ step: 1, strayed: true });
    expect(after([0, 13], [1, 5], [0, 34])).toMatchObject({ step: 2, strayed: true });
    expect(after([0, 13], [1, 5], [0, 33], [1, 9])).toMatchObject({ step: 2, strayed: false });
  });

  it('leads back to the step at which another move was made', () => {
    expect(
      wayBack(lesson, [
        [0, 14],
        [1, 5],
      ]),
    ).toEqual({ plies: 0, step: 0 });
    expect(
      wayBack(lesson, [
        [0, 13],
        [1, 5],
        [0, 34],
        [1, 2],
      ]),
    ).toEqual({ plies: 2, step: 1 });
  });
});
