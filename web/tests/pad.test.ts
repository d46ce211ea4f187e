import { expect, it } from 'vitest';
import { empty, totals, withRoom } from '../src/referee/pad';

it('adds the turns, and the lines at the end as often as the game says', () => {
  const pad = {
    ...empty('some-game', ['A', 'B']),
    turns: [
      [12, 8],
      [5, null],
    ],
    ends: { left: [0, 3], place: [100, null] },
  };
  const endings = [
    { name: 'left', each: -5 },
    { name: 'place', each: 1 },
  ];
  expect(totals(pad, endings)).toEqual([117, -7]);
  expect(totals(pad, [])).toEqual([17, 8]);
});

it('adds a line when the last one is full, a zero counting as written', () => {
  const pad = { ...empty('some-game', ['A', 'B']), turns: [[0, 3]] };
  expect(withRoom(pad).turns).toEqual([
    [0, 3],
    [null, null],
  ]);
  expect(withRoom({ ...pad, turns: [[1, null]] }).turns).toHaveLength(1);
});
