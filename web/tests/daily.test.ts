import { expect, it } from 'vitest';
import { daysUpTo } from '../src/daily/days';
import { filled, shareText, squares } from '../src/daily/sharing';

it.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [99, 4],
  [100, 5],
])('a mark of %i fills %i squares', (mark, count) => {
  expect(filled(mark)).toBe(count);
});

it('only the best move is green, and there are always five squares', () => {
  expect([squares(100), squares(64), squares(0)]).toEqual(['🟩🟩🟩🟩🟩', '🟨🟨🟨⬜⬜', '⬜⬜⬜⬜⬜']);
});

it('a shared text has marks and names of games, and nothing else', () => {
  const text = shareText('La position du jour', [
    { name: 'Topword', mark: 100 },
    { name: 'Typo', mark: 42 },
  ]);
  expect(text).toBe('La position du jour\n🟩🟩🟩🟩🟩 100 · Topword\n🟨🟨⬜⬜⬜ 42 · Typo');
});

it('the calendar goes over the end of a month and the change of the clocks', () => {
  expect(daysUpTo('2026-11-01', 3)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01']);
  expect(daysUpTo('2026-10-26', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
});
