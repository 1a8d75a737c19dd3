// The rules of a game in this page, for stages and docks: fetched once, when a table of the game is opened.
import type { Engine } from '../engine/engine';

const asked = new Map<string, Promise<Engine | null>>();

/** The rules of a game; null where this client has none for it, as for games of other packages, or they do not come. */
export function rulesOf(game: string): Promise<Engine | null> {
  let found = asked.get(game);
  if (!found) {
    found = import('../engine/loading').then(({ isHere, load }) => (isHere(game) ? load(game) : null));
    found = found.catch((error: Error) => {
      console.warn(error.message);
      asked.delete(game); // the next table tries again
      return null;
    });
    asked.set(game, found);
  }
  return found;
}
