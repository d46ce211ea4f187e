/** Where the pages of the site are that anybody can open: an address for each, by the name of the page. */
import { readFileSync } from 'node:fs';

const ROUTES = new URL('../src/lib/routes.json', import.meta.url);
const GAME = 'topword';

const routes = JSON.parse(readFileSync(ROUTES, 'utf8')) as { page: string; paths: [string, ...string[]] }[];

/** A page of one table, one person or one group is not here: there must be one first. */
export const ADDRESSES: Record<string, string> = {};
for (const { page, paths } of routes) {
  const address = paths[0].replace('{game}', GAME);
  if (!address.includes('{')) ADDRESSES[page] = address;
}
