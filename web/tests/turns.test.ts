import { describe, expect, it } from 'vitest';
import { eyesToUse, isJudging, openEyes } from '../src/table/turns';
import type { Eyes } from '../src/wire/types';

const SECRETS = { rack: ['X', 'Y'], hand: ['X'], card: 'Y', unseen: { X: 3 }, seat: 0 };
const eyes = (seat: number, toAct: number[], may: string[] = []): Eyes =>
  ({ seat, may, expected: '', view: { toAct, game: { ...SECRETS, rows: ['A'], scores: [3] } } }) as unknown as Eyes;

describe('one device for several players', () => {
  it('looks with the eyes of who is to act, else as before', () => {
    const both = [eyes(0, [1]), eyes(1, [1])];
    expect(eyesToUse(both, 0)?.seat).toBe(1);
    expect(eyesToUse([eyes(0, [2]), eyes(1, [2])], 1)?.seat).toBe(1);
  });
  it('shows nothing of a hand while it is passed on', () => {
    const open = openEyes(eyes(0, [0], ['contest']));
    expect(open.seat).toBeNull();
    expect(open.may).toEqual([]);
    expect(JSON.stringify(open.view.game)).not.toMatch(/[XY]/);
    expect(open.view.game).toMatchObject({ rows: ['A'], scores: [3] });
  });
  it('needs no hand while a play is judged', () => {
    expect(isJudging([eyes(0, [1]), eyes(1, [1], ['accept', 'contest'])])).toBe(true);
    expect(isJudging([eyes(0, [1]), eyes(1, [1], ['pass'])])).toBe(false);
  });
});
