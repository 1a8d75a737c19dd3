// The pictures of the games for the start page, and for lists of tables.
import { posterAirships, posterDastardly, posterMad, posterZeppeldrome } from '../art/posters';

const POSTERS: Record<string, () => string> = {
  airships: posterAirships,
  'mad-zeppelin': posterMad,
  'dastardly-dirigibles': posterDastardly,
  zeppeldrome: posterZeppeldrome,
};

/** The poster of a game as SVG that fills its box from below; undefined for games of other packages. */
export function posterOf(game: string): string | undefined {
  return Object.hasOwn(POSTERS, game)
    ? POSTERS[game]().replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ')
    : undefined;
}
