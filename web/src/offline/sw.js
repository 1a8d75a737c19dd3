// The service worker: it holds the files of one version of the client, so that the page opens without a connection. The
// build puts in which files these are, and a hash of them (web/offline.ts).
const FILES = self.__FILES__;
const VERSION = self.__VERSION__;
/** The page itself. */
const SHELL = self.__SHELL__;

const CACHE = `aerodrome-${VERSION}`;
/** What a server says to everybody; the page fills it. */
const KEPT = 'aerodrome-kept';
const KEPT_PATHS = /^\/api\/games(\/|$)/;
const PATIENCE_MS = 5000;
/** The same for everybody, whatever a request says besides its address. */
const LOOSELY = { ignoreVary: true };

const here = (path) => new URL(path, self.location).href;
const files = new Set(FILES.map(here));

async function fetched(path) {
  const answer = await fetch(here(path), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function install() {
  const cache = await caches.open(CACHE);
  // A file with a hash in its name is the same in every version that has it.
  for (const path of [SHELL, ...FILES]) {
    const old = /-[\w-]{8}\./.test(path) && (await caches.match(here(path), LOOSELY));
    await cache.put(here(path), old || (await fetched(path)));
  }
  if (!self.registration.active) await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith('aerodrome-') && name !== CACHE && name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

/** From the network, if it answers in time; else what is kept. */
async function newest(request, kept, keepAs) {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(request, { signal: abort.signal });
    if (answer.ok && keepAs) await (await caches.open(KEPT)).put(keepAs, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const address = url.origin + url.pathname;
  if (files.has(address)) {
    event.respondWith(caches.match(address, LOOSELY).then((found) => found ?? fetch(request)));
  } else if (KEPT_PATHS.test(url.pathname)) {
    event.respondWith(newest(request, () => caches.match(request.url, LOOSELY), request.url));
  } else if (request.mode === 'navigate') {
    event.respondWith(newest(request, () => caches.match(here(SHELL), LOOSELY)));
  }
});
