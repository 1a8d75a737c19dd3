// Which page the address names. Links are plain <a href>; clicks on our own stay in this document.

type Page =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'tables' }
  | { page: 'join' }
  | { page: 'table'; id: string }
  | { page: 'learn'; game: string }
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
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'replay' && second) return { page: 'replay', id: second };
  return { page: 'lost' };
}

class Router {
  path = $state(location.pathname);
  page = $derived(pageOf(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.hash) return;
      if (pageOf(link.pathname).page === 'lost') return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.path = location.pathname;
    scrollTo(0, 0);
    // People who cannot see the page must hear that it has changed.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  }

  replace(to: string): void {
    history.replaceState(null, '', to);
    this.path = location.pathname;
  }
}

export const router = new Router();
