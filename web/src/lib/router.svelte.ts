/** Where we are on the site. Pages are chosen by path; links stay ordinary links. */

export type Route =
  | { page: 'shelf' }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'lesson'; game: string }
  | { page: 'replay'; id: string | null }
  | { page: 'operator'; part: string }
  | { page: 'stats'; link: string | null }
  | { page: 'try'; id: string; step: number }
  | { page: 'mistakes' }
  | { page: 'notices'; part: 'all' | 'confirm' | 'stop' }
  | { page: 'daily' | 'leaderboard'; game: string | null }
  | { page: 'player'; id: string }
  | { page: 'group'; link: string }
  | { page: 'referee' | 'word' | 'study' | 'quiz' | 'people' | 'profile' | 'recovery' | 'about' }
  | { page: 'unknown' };

const PLAIN = ['referee', 'word', 'study', 'quiz', 'people', 'profile', 'recovery', 'about'] as const;

/** Read a path. */
export function routeOf(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'try' && /^[1-9]\d*$/.test(more[0] ?? '')) return { page: 'try', id: second, step: Number(more[0]) };
  if (more.length) return { page: 'unknown' };
  if (!first) return { page: 'shelf' };
  if (first === 'replay') return { page: 'replay', id: second || null };
  if (first === 'study' && second === 'mistakes') return { page: 'mistakes' };
  if (first === 'daily' || first === 'leaderboard') return { page: first, game: second || null };
  if (first === 'player' && second) return { page: 'player', id: second };
  if (first === 'group' && second) return { page: 'group', link: second };
  if (first === 'notices' && !second) return { page: 'notices', part: 'all' };
  if (first === 'notices' && (second === 'confirm' || second === 'stop')) return { page: 'notices', part: second };
  if (first === 'stats') return { page: 'stats', link: second || null };
  if (first === 'operator') return { page: 'operator', part: second || 'reports' };
  if (first === 'table' && second) return { page: 'table', id: second };
  if ((first === 'rules' || first === 'lesson') && second) return { page: first, game: second };
  const plain = PLAIN.find((page) => page === first);
  return plain && !second ? { page: plain } : { page: 'unknown' };
}

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
