import { expect, it } from 'vitest';
import { empty, totals, withRoom } from '../src/referee/pad';

it('takes five points for each tile left in Topword', () => {
  const pad = {
    ...empty('topword', ['A', 'B']),
    turns: [
      [12, 8],
      [5, null],
    ],
    ends: { 'tiles-left': [0, 3] },
  };
  expect(totals(pad)).toEqual([17, -7]);
});

it('adds place and last word in Topscore', () => {
  const pad = { ...empty('topscore', ['A']), turns: [[25]], ends: { place: [100], named: [125] } };
  expect(totals(pad)).toEqual([250]);
});

it('takes what was lost in Typo', () => {
  expect(totals({ ...empty('typo', ['A']), turns: [[9]], ends: { lost: [4] } })).toEqual([5]);
});

it('adds a line when the last one is full, a zero counting as written', () => {
  const pad = { ...empty('typo', ['A', 'B']), turns: [[0, 3]] };
  expect(withRoom(pad).turns).toEqual([
    [0, 3],
    [null, null],
  ]);
  expect(withRoom({ ...pad, turns: [[1, null]] }).turns).toHaveLength(1);
});
