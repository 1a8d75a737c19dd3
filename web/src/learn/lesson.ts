// Where a learner stands in a lesson, and what the coach has to say there.
import type { Lesson, LessonPage, Place } from '../wire/types';

/** What the coach shows. */
export type Scene =
  /** A page of the script; `action` is the suggested move, on the last page of a step. */
  | { kind: 'page'; page: LessonPage; number: number; total: number; action: number | null }
  /** The learner plays freely; `fresh` when that has just begun. */
  | { kind: 'free'; tip: LessonPage | null; fresh: boolean }
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

export function sceneOf({ lesson, place, page, over, ended, playsOn, strayedAt, decision }: Course): Scene {
  const done = place.step >= lesson.steps.length;
  if (over || ended || (done && !playsOn)) {
    return { kind: 'end', pages: done && !place.strayed ? [lesson.outcome, lesson.end] : [lesson.end] };
  }
  if (done || place.strayed) {
    return { kind: 'free', tip: lesson.tips[place.question] ?? null, fresh: place.strayed && strayedAt === decision };
  }
  const step = lesson.steps[place.step];
  const shown = Math.min(page, step.say.length - 1);
  return {
    kind: 'page',
    page: step.say[shown],
    number: pagesBefore(lesson, place.step) + shown + 1,
    total: pagesBefore(lesson, lesson.steps.length),
    action: shown === step.say.length - 1 ? step.action : null,
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
