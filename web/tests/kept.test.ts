import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isWaiting, keepAnswer, kept, sendKept } from '../src/daily/kept.svelte';

const DAY = '2026-11-16';

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => Promise<void>) => run() } });
  document.cookie = 'csrftoken=1';
  kept.news = [];
});
afterEach(() => vi.unstubAllGlobals());

const answersWith = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));

it('a kept answer stays until the server has judged it: not while it is too busy or fails', async () => {
  keepAnswer({ day: DAY, game: 'topword', content: {} });
  for (const status of [429, 500, 503]) {
    answersWith(status);
    await sendKept();
    expect([isWaiting(DAY, 'topword'), kept.news]).toEqual([true, []]);
  }
  answersWith(410);
  await sendKept();
  expect(isWaiting(DAY, 'topword')).toBe(false);
  expect(kept.news.map(({ what }) => what)).toEqual(['over']);
});
