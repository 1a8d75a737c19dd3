import { describe, expect, it } from 'vitest';
import type { Lesson } from '../wire/types';
import { lookOf, sceneOf, type Course } from './lesson';

const page = (text: string, look = '') => ({ text, look, rules: [] });
const lesson: Lesson = {
  game: 'airships',
  title: 'Airships',
  steps: [
    { say: [page('one', 'stage'), page('two')], action: 13 },
    { say: [page('three')], action: 33 },
  ],
  tips: { ASK_TARGET: page('tip') },
  outcome: page('outcome'),
  end: page('end'),
};
const at = (course: Partial<Course>): Course => ({
  lesson,
  place: { step: 0, strayed: false, question: 'ASK_TARGET' },
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
    const place = { step: 1, strayed: false, question: 'ASK_BONUS' };
    expect(sceneOf(at({ place }))).toMatchObject({ number: 3, total: 3, action: 33 });
  });

  it('goes over to tips when another move was made, and says so once', () => {
    const place = { step: 1, strayed: true, question: 'ASK_TARGET' };
    expect(sceneOf(at({ place, strayedAt: 1 }))).toMatchObject({ kind: 'free', fresh: true, tip: { text: 'tip' } });
    expect(sceneOf(at({ place, strayedAt: 1, decision: 2 }))).toMatchObject({ kind: 'free', fresh: false });
  });

  it('has something to show for a question without a tip', () => {
    expect(sceneOf(at({ place: { step: 1, strayed: true, question: 'ASK_BONUS' } }))).toMatchObject({
      kind: 'free',
      tip: null,
    });
  });

  it('tells what came of the last step only to those who took it', () => {
    const followed = sceneOf(at({ place: { step: 2, strayed: false, question: '' } }));
    expect(followed).toMatchObject({ kind: 'end', pages: [{ text: 'outcome' }, { text: 'end' }] });
    const strayed = sceneOf(at({ place: { step: 2, strayed: true, question: '' } }));
    expect(strayed).toMatchObject({ kind: 'end', pages: [{ text: 'end' }] });
  });

  it('can be ended at any time', () => {
    expect(sceneOf(at({ ended: true }))).toMatchObject({ kind: 'end', pages: [{ text: 'end' }] });
  });

  it('gives tips to those who play on, until the game is over', () => {
    const place = { step: 2, strayed: false, question: 'ASK_TARGET' };
    expect(sceneOf(at({ place, playsOn: true }))).toMatchObject({ kind: 'free', fresh: false });
    expect(sceneOf(at({ place, playsOn: true, over: true })).kind).toBe('end');
  });
});
