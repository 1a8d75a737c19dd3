// Which page the address names. Links are plain <a href>; clicks on our own stay in this document. Where the client is a
// folder of files, whose host knows only the files, what the address names stands behind its `#`.
import { pageAt, SITE } from './wire/addresses';

type Page =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'tables' }
  | { page: 'join' }
  | { page: 'me' }
  | { page: 'table'; id: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'replay'; id: string }
  | { page: 'lost' };

/** The parts of a path; none where it is not well written, as /t/%. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function pageOf(path: string): Page {
  const parts = partsOf(path);
  if (!parts) return { page: 'lost' };
  const [first = '', second = '', third] = parts;
  if (third !== undefined) return { page: 'lost' };
  if (!first) return { page: 'start' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'tables' && !second) return { page: 'tables' };
  if (first === 'join' && !second) return { page: 'join' };
  if (first === 'me' && !second) return { page: 'me' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'replay' && second) return { page: 'replay', id: second };
  return { page: 'lost' };
}

/** The path that the address names. */
const named = (): string =>
  SITE ? new URL(location.hash.slice(1) || '/', location.origin).pathname : location.pathname;

function leadHere(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.origin !== location.origin || link.hash.startsWith('#/')) return;
  const path = link.getAttribute('href') ?? '';
  if (path.startsWith('/') && pageOf(link.pathname).page !== 'lost') link.setAttribute('href', pageAt(path));
}

class Router {
  path = $state(named());
  page = $derived(pageOf(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = named()));
    // A link that is opened elsewhere, in a tab of its own, has to be one that the host of the files knows.
    if (SITE) for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, leadHere, true);
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.hash && !SITE) return;
      const to = SITE && link.hash.startsWith('#/') ? link.hash.slice(1) : link.pathname + link.search + link.hash;
      if (pageOf(new URL(to, location.origin).pathname).page === 'lost') return;
      event.preventDefault();
      this.go(to);
    });
  }

  go(to: string): void {
    history.pushState(null, '', pageAt(to));
    this.path = named();
    scrollTo(0, 0);
    // People who cannot see the page must hear that it has changed.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  }

  replace(to: string): void {
    history.replaceState(null, '', pageAt(to));
    this.path = named();
  }
}

export const router = new Router();
