import { expect, it } from 'vitest';
import { routeOf } from '../src/lib/router.svelte';

it.each([
  ['/', { page: 'shelf' }],
  ['/table/abc', { page: 'table', id: 'abc' }],
  ['/rules/mots-de-tete', { page: 'rules', game: 'mots-de-tete' }],
  ['/replay', { page: 'replay', id: null }],
  ['/replay/abc', { page: 'replay', id: 'abc' }],
  ['/operator', { page: 'operator', part: 'reports' }],
  ['/operator/words', { page: 'operator', part: 'words' }],
  ['/daily', { page: 'daily', game: null }],
  ['/daily/typo', { page: 'daily', game: 'typo' }],
  ['/leaderboard', { page: 'leaderboard', game: null }],
  ['/player/abc', { page: 'player', id: 'abc' }],
  ['/group/abc', { page: 'group', link: 'abc' }],
  ['/group', { page: 'unknown' }],
  ['/word', { page: 'word' }],
  ['/study', { page: 'study' }],
  ['/quiz', { page: 'quiz' }],
  ['/table', { page: 'unknown' }],
  ['/word/more', { page: 'unknown' }],
  ['/a/b/c', { page: 'unknown' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
