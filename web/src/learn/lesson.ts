// Where a learner stands in a lesson, and what the coach has to say there.
import type { Lesson, LessonPage } from '../wire/types';

/** Seat and action of a move. */
export type Made = readonly [seat: number, action: number];

/** Where a learner stands. */
export interface Place {
  /** The step that is next; as many as there are once all are done. */
  step: number;
  /** Has the learner made another move than the suggested one? */
  strayed: boolean;
  /** The number of what is asked now; -1 for nothing. */
  question: number;
}

/** What the coach shows. */
export type Scene =
  /** A page of the script; `action` is the suggested move, on the last page of a step. */
  | { kind: 'page'; page: LessonPage; number: number; total: number; action: number | null; first: boolean }
  /** The learner plays freely; `fresh` when that has just begun. */
  | { kind: 'free'; tip: LessonPage | null; strayed: boolean; fresh: boolean }
  | { kind: 'end'; pages: LessonPage[] };

export interface Course {
  lesson: Lesson;
  place: Place;
  /** Which page of the step is open. */
  page: number;
  /** The game is over. */
  over: boolean;
  /** The learner has had enough of the lesson. */
  ended: boolean;
  /** The learner wants to play on after the lesson. */
  playsOn: boolean;
  /** The place where the learner left the script, as a decision; the present decision. */
  strayedAt: number;
  decision: number;
}

/** How many of the moves that were made are those of the script. */
export function followed(lesson: Lesson, made: readonly Made[]): number {
  const there = Math.min(made.length, lesson.moves.length);
  for (let i = 0; i < there; i++) if (made[i].some((number, j) => number !== lesson.moves[i][j])) return i;
  return there;
}

export function placeOf(lesson: Lesson, made: readonly Made[], question: number, learner = 0): Place {
  const { steps, moves } = lesson;
  const strayed = followed(lesson, made) < Math.min(made.length, moves.length);
  const next = strayed
    ? made.filter(([seat]) => seat === learner).length
    : steps.findIndex(({ plies }) => plies >= made.length);
  return { step: next < 0 ? steps.length : Math.min(next, steps.length), strayed, question };
}

/** The moves that stay made where somebody goes back to the script, and the step that is next then. */
export function wayBack(lesson: Lesson, made: readonly Made[]): { plies: number; step: number } {
  const right = followed(lesson, made);
  const step = lesson.steps.findLastIndex(({ plies }) => plies <= right);
  return { plies: lesson.steps[step].plies, step };
}

export function sceneOf({ lesson, place, page, over, ended, playsOn, strayedAt, decision }: Course): Scene {
  const done = place.step >= lesson.steps.length;
  if (over || ended || (done && !playsOn)) {
    return { kind: 'end', pages: done && !place.strayed ? [lesson.outcome, lesson.end] : [lesson.end] };
  }
  if (done || place.strayed) {
    const { strayed } = place;
    return {
      kind: 'free',
      tip: lesson.tips[place.question] ?? null,
      strayed,
      fresh: strayed && strayedAt === decision,
    };
  }
  const step = lesson.steps[place.step];
  const shown = Math.min(page, step.say.length - 1);
  return {
    kind: 'page',
    page: step.say[shown],
    number: pagesBefore(lesson, place.step) + shown + 1,
    total: pagesBefore(lesson, lesson.steps.length),
    action: shown === step.say.length - 1 ? step.action : null,
    first: place.step === 0 && shown === 0,
  };
}

function pagesBefore(lesson: Lesson, step: number): number {
  return lesson.steps.slice(0, step).reduce((sum, each) => sum + each.say.length, 0);
}

/** What a scene points at: what its page is about, else the suggested move. */
export function lookOf(scene: Scene): string {
  if (scene.kind !== 'page') return '';
  return scene.page.look || (scene.action === null ? '' : `action:${scene.action}`);
}
