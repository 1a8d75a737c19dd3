// The rules of all games, for tests in Node, where nothing is fetched.
import type { Engine } from './engine';
import { load } from './loading';

const MODULES = import.meta.glob<string>('./built/*.wasm', { query: '?url&inline', import: 'default', eager: true });
const SHEETS = import.meta.glob<string>('./built/*.sheet.json', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});

export const GAMES = Object.keys(MODULES).map((path) => path.slice('./built/'.length, -'.wasm'.length));

export const rulesFor = (game: string): Promise<Engine> =>
  load(game, { module: MODULES[`./built/${game}.wasm`], sheet: SHEETS[`./built/${game}.sheet.json`] });
