// Where the modules lie, and how one is loaded. Each game is a file of its own, which comes when it is asked for.
import { Engine } from './engine';
import { BadModule } from './machine';
import { readNetwork } from './network';
import type { Sheet } from './sheet';

const MODULES = import.meta.glob<string>('./built/*.wasm', { query: '?url', import: 'default', eager: true });
const GUIDED = import.meta.glob<string>('./built/guided/*', { query: '?url', import: 'default', eager: true });
const SHEETS = import.meta.glob<string>('./built/*.sheet.json', { query: '?url', import: 'default', eager: true });

const AGAIN = 'Load the page again; if that does not help, build the client anew: make web';

/** The addresses of a game's module and sheet, and of the network that the module asks, if it is a larger one. */
export interface Place {
  module: string;
  sheet: string;
  network?: string;
}

/** Are the rules of a game part of this client? */
export const isHere = (game: string): boolean => Object.hasOwn(MODULES, `./built/${game}.wasm`);

/** Is a network part of this client, for bots and hints that ask it? */
export const hasNetwork = (game: string): boolean => Object.hasOwn(GUIDED, `./built/guided/${game}.network.bin`);

/** Where the larger module of a game lies, which asks a network. Raises BadModule. */
export function guidedPlaceOf(game: string): Place {
  const [module, sheet, network] = ['wasm', 'sheet.json', 'network.bin'].map(
    (end) => GUIDED[`./built/guided/${game}.${end}`],
  );
  if (!module || !sheet || !network)
    throw new BadModule(
      `No network of ${game} is part of this client. Where one comes with a game, \`make web\` puts it in`,
    );
  return { module, sheet, network };
}

export function placeOf(game: string): Place {
  const [module, sheet] = [MODULES[`./built/${game}.wasm`], SHEETS[`./built/${game}.sheet.json`]];
  if (!module || !sheet)
    throw new BadModule(`The rules of ${game} are not part of this client. In a checkout, \`make web\` builds them`);
  return { module, sheet };
}

/** Fetch the rules of a game. Raises BadModule. */
export async function load(game: string, place = placeOf(game)): Promise<Engine> {
  if (typeof WebAssembly !== 'object') {
    throw new BadModule('This browser does not run WebAssembly. Take a current Firefox, Chrome, Edge or Safari');
  }
  const [bytes, sheet, network] = await Promise.all([
    fetched(game, place.module).then((file) => file.arrayBuffer()),
    fetched(game, place.sheet).then((file) => file.json() as Promise<Sheet>),
    place.network ? fetched(game, place.network).then((file) => file.arrayBuffer()) : null,
  ]);
  try {
    const read = network ? readNetwork(new Uint8Array(network), sheet) : undefined;
    return new Engine(sheet, await WebAssembly.compile(bytes), read);
  } catch (error) {
    if (error instanceof BadModule) throw error;
    throw new BadModule(`The rules of ${game} cannot be used (${(error as Error).message}). ${AGAIN}`, {
      cause: error,
    });
  }
}

async function fetched(game: string, address: string): Promise<Response> {
  let found: Response;
  try {
    found = await fetch(address);
  } catch (error) {
    throw new BadModule(`The rules of ${game} did not come. Look whether you are online, and load the page again`, {
      cause: error,
    });
  }
  if (!found.ok) throw new BadModule(`The rules of ${game} did not come: the server answers ${found.status}. ${AGAIN}`);
  return found;
}
