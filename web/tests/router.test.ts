import { expect, it } from 'vitest';
import table from '../src/lib/routes.json';
import { routeOf } from '../src/lib/routes';

it.each([
  ['/', 'shelf', {}],
  ['/table/abc', 'table', { id: 'abc' }],
  ['/rules/mots-de-tete', 'rules', { game: 'mots-de-tete' }],
  ['/replay', 'replay', { id: null }],
  ['/replay/abc', 'replay', { id: 'abc' }],
  ['/operator', 'operator', { part: null }],
  ['/operator/words', 'operator', { part: 'words' }],
  ['/daily', 'daily', { game: null }],
  ['/daily/typo', 'daily', { game: 'typo' }],
  ['/leaderboard', 'leaderboard', { game: null }],
  ['/player/abc', 'player', { id: 'abc' }],
  ['/group/abc', 'group', { link: 'abc' }],
  ['/group', 'unknown', {}],
  ['/word', 'word', {}],
  ['/study', 'study', {}],
  ['/quiz', 'quiz', {}],
  ['/table', 'unknown', {}],
  ['/word/more', 'unknown', {}],
  ['/a/b/c', 'unknown', {}],
  ['/notices', 'notices', { part: null }],
  ['/notices/stop', 'notices', { part: 'stop' }],
  ['/notices/other', 'unknown', {}],
  ['/study/mistakes', 'mistakes', {}],
  ['/try/abc/3', 'try', { id: 'abc', step: '3' }],
  ['/try/abc/0', 'unknown', {}],
  ['/about/', 'about', {}],
  ['/group/a%20b', 'group', { link: 'a b' }],
])('%s', (path, page, parts) => {
  expect(routeOf(path)).toEqual({ page, parts });
});

it('has a component for each page', () => {
  const components = Object.keys(import.meta.glob('../src/pages/*.svelte')).map((path) => /(\w+)\.svelte$/.exec(path)![1]!);
  const parts = ['Room'];
  const named = table.map(({ page }) => page[0]!.toUpperCase() + page.slice(1));
  expect(named.toSorted()).toEqual(components.filter((name) => !parts.includes(name)).toSorted());
});
