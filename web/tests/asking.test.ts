import { describe, expect, it } from 'vitest';
import { isTimeToAsk } from '../src/table/asking';
import type { Eyes, Line } from '../src/wire/types';

interface Change {
  toAct?: number[];
  away?: boolean;
  days?: boolean;
  computer?: boolean;
}

const eyesWith = ({ toAct = [1], away = false, days = false, computer = false }: Change): Eyes[] => {
  const other = computer ? { name: null, level: 'club' } : { name: 'Joueur 2', level: null };
  const seats = [
    { who: { name: 'Joueur 1', level: null }, here: true },
    { who: other, here: !away },
  ];
  const pace = days ? { type: 'correspondence', days: 2 } : { type: 'untimed' };
  return [{ seat: 0, view: { status: 'running', toAct, pace, seats } }] as unknown as Eyes[];
};
const moved = (seat: number) => [{ event: { type: 'moved', seat } }] as unknown as Line[];

describe('asking whether to be told', () => {
  it('waits for my own first move in a game that takes long', () => {
    expect(isTimeToAsk(eyesWith({ away: true }), moved(0))).toBe(true);
    expect(isTimeToAsk(eyesWith({ days: true }), moved(0))).toBe(true);
    expect(isTimeToAsk(eyesWith({ away: true }), moved(1))).toBe(false);
    expect(isTimeToAsk(eyesWith({ days: true }), [])).toBe(false);
  });
  it('asks nobody who plays with people who are here, or with the computer, or who is to move', () => {
    expect(isTimeToAsk(eyesWith({}), moved(0))).toBe(false);
    expect(isTimeToAsk(eyesWith({ computer: true, days: true }), moved(0))).toBe(false);
    expect(isTimeToAsk(eyesWith({ away: true, toAct: [0] }), moved(0))).toBe(false);
  });
});
