// Lessons run in the page: their deal is known, so that their bots do what the coach says, with a server or without.
import { guestFor } from '../table/names';
import type { Lesson } from '../wire/types';
import { begin, tableOf } from './house';
import { forget, keptGames } from './keeper';
import { lessonLuck } from './luck';
import type { LocalTable } from './table';

/** The seat of who learns. */
export const LEARNER = 0;

/** The table of a lesson that goes on; null where it is not kept any more, or over. */
export async function lessonGoingOn(id: string): Promise<LocalTable | null> {
  const table = await tableOf(id);
  return table?.kept.lesson && table.kept.status === 'running' ? table : null;
}

/** A new lesson. Of those before nothing is kept. */
export async function lessonBegun({ game, deal, seats, options, bot }: Lesson, name: string): Promise<LocalTable> {
  for (const { id, lesson } of await keptGames()) if (lesson) await forget(id);
  const names = [name];
  while (names.length < seats) names.push(guestFor(game, names)); // the same guests each time
  const id = await begin({
    game,
    options,
    luck: lessonLuck(game, deal),
    lesson: true,
    seats: names.map((each, seat) => (seat === LEARNER ? { name: each } : { bot, as: each })),
  });
  return (await tableOf(id))!;
}
