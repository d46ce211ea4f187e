import { expect, it } from 'vitest';
import { minutesOf, shownMinutes } from '../src/notices/hours';

it('reads and shows every minute of a day', () => {
  expect([minutesOf('22:30'), shownMinutes(5)]).toEqual([1350, '00:05']);
  for (let minute = 0; minute < 1440; minute++) expect(minutesOf(shownMinutes(minute))).toBe(minute);
});
