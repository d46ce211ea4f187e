/** Where we are on the site. Pages are chosen by path; links stay ordinary links. */
import { routeOf, type Route } from './routes';

let path = $state(location.pathname);
let search = $state(location.search);

export const here = {
  get route(): Route {
    return routeOf(path);
  },
  /** The page with what is asked of it: a page that is asked for something else is another one. */
  get address(): string {
    return path + search;
  },
  /** Whether the plain table is wanted, which shows any game as text: `?face=plain`. */
  get isPlain(): boolean {
    return this.asked('face') === 'plain';
  },
  /** What the address asks for by a name, nothing if it does not. */
  asked(name: string): string {
    return new URLSearchParams(search).get(name) ?? '';
  },
};

/** Go to another page of the site. */
export function go(to: string): void {
  history.pushState(null, '', to);
  arrive();
}

function arrive(): void {
  const changed = path !== location.pathname;
  path = location.pathname;
  search = location.search;
  if (changed) scrollTo(0, 0);
}

/** Follow links of the site without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button || link.target || link.download) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
  if (to.pathname === location.pathname && to.hash) return;
  event.preventDefault();
  go(to.pathname + to.search);
}

addEventListener('popstate', arrive);
