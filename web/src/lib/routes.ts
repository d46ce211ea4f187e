/**
 * The pages of the site, from `routes.json`, which the server reads as well. The name of a page is that of its component in
 * src/pages, and of its texts: `site-title-<page>` and, in the menu, `site-place-<page>`.
 *
 * In a path, `{name}` stands for one part of an address and `{name:pattern}` for one that is as the pattern says. The page gets
 * them by these names, nothing for those of its other paths. `{game}` is a game of the shelf; the server knows which there are.
 */
import table from './routes.json' with { type: 'json' };

export interface Route {
  /** `unknown` if the site has no such page. */
  page: string;
  /** What the page is told. */
  parts: Record<string, string | null>;
}

const PART = /\{(\w+)(?::([^}]*))?\}/g;

/** The pages that the menu offers, in its order. */
export const MENU = table.filter(({ menu }) => menu).map(({ page, paths }) => ({ page, path: paths[0]! }));

const ROUTES = table.flatMap(({ page, paths }) => {
  const names = [...paths.join().matchAll(PART)].map(([, name]) => name!);
  const none: Route['parts'] = Object.fromEntries(names.map((name) => [name, null]));
  return paths.map((path) => ({ page, none, pattern: new RegExp(`^${path.replace(PART, patternOf)}$`) }));
});

function patternOf(_part: string, name: string, pattern = '[^/]+'): string {
  return `(?<${name}>${pattern})`;
}

/** Read a path. */
export function routeOf(path: string): Route {
  const tidy = `/${path.split('/').filter(Boolean).join('/')}`;
  for (const { page, none, pattern } of ROUTES) {
    const found = pattern.exec(tidy);
    if (!found) continue;
    const parts = { ...none };
    for (const [name, part] of Object.entries(found.groups ?? {})) parts[name] = decodeURIComponent(part);
    return { page, parts };
  }
  return { page: 'unknown', parts: {} };
}
