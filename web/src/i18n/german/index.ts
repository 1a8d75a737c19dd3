// German, loaded when somebody reads it: the shared catalogue, and one for each game.
import type { Catalogue } from '../told';
import { reasons, shared } from './shared';

const GAMES: Record<string, () => Promise<{ german: Catalogue }>> = {
  airships: () => import('./airships'),
  'mad-zeppelin': () => import('./mad-zeppelin'),
  'dastardly-dirigibles': () => import('./dastardly-dirigibles'),
  zeppeldrome: () => import('./zeppeldrome'),
};

/** The catalogues for texts about a game, or with no game about tables in general. */
export async function catalogues(game: string): Promise<Catalogue[]> {
  return game in GAMES ? [reasons, (await GAMES[game]()).german, shared] : [shared];
}
