// Where things lie that are the same for everybody: games, their words and their rules. A server answers for them; a
// folder of files, which `make site` builds, has them as files.

/** Is this client a folder of files, without a server of its own? */
export const SITE = import.meta.env.MODE === 'site';

/** A file of the folder. The page itself lies there, and only what follows `#` changes in its address. */
const file = (name: string): string => new URL(name, document.baseURI).pathname;

export const gamesAt = (language: string): string =>
  SITE ? file(`data/games.${language}.json`) : `/api/games?lang=${language}`;

export const textsAt = (game: string, language: string): string =>
  SITE ? file(`data/${game}.texts.${language}.json`) : `/api/games/${encodeURIComponent(game)}/texts?lang=${language}`;

export const rulesAt = (game: string, language: string): string =>
  SITE ? file(`data/${game}.rules.${language}.json`) : `/api/games/${encodeURIComponent(game)}/rules?lang=${language}`;

export const lessonAt = (game: string, language: string): string =>
  SITE
    ? file(`data/${game}.lesson.${language}.json`)
    : `/api/games/${encodeURIComponent(game)}/lesson?lang=${language}`;

/** The address of a page of this client, for a link that leaves it. */
export const pageAt = (path: string): string => (SITE ? `${file('')}#${path}` : path);
