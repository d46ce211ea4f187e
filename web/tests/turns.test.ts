import { describe, expect, it } from 'vitest';
import { eyesToUse, isJudging, isMyTurn } from '../src/table/turns';
import type { Eyes } from '../src/wire/types';

const eyes = (seat: number, toAct: number[], may: string[] = []): Eyes =>
  ({ seat, may, expected: '', view: { toAct, game: null } }) as unknown as Eyes;

describe('my turn', () => {
  const turn = (view: object) =>
    isMyTurn([
      {
        seat: 0,
        view: { status: 'running', toAct: [0], pausedUntil: null, seats: [{ standIn: null }], ...view },
      } as unknown as Eyes,
    ]);
  it('is neither in a pause nor while a computer plays in my place', () => {
    expect(turn({})).toBe(true);
    expect(turn({ toAct: [1] })).toBe(false);
    expect(turn({ pausedUntil: 1 })).toBe(false);
    expect(turn({ seats: [{ standIn: 'famille' }] })).toBe(false);
  });
});

describe('one device for several players', () => {
  it('looks with the eyes of who is to act, else as before', () => {
    const both = [eyes(0, [1]), eyes(1, [1])];
    expect(eyesToUse(both, 0)?.seat).toBe(1);
    expect(eyesToUse([eyes(0, [2]), eyes(1, [2])], 1)?.seat).toBe(1);
  });
  it('needs no hand while a play is judged', () => {
    expect(isJudging([eyes(0, [1]), eyes(1, [1], ['accept', 'contest'])])).toBe(true);
    expect(isJudging([eyes(0, [1]), eyes(1, [1], ['pass'])])).toBe(false);
  });
});
