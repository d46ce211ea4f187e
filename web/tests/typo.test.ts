import { describe, expect, it } from 'vitest';
import { Placing, plain } from '../src/games/typo/placing.svelte';
import { doing, riskOf, saidIn } from '../src/games/typo/round';
import type { TypoView } from '../src/games/typo/types';

const VIEW = { rows: ['RON', 'E', 'PR', 'B'], card: 'T' } as unknown as TypoView;

describe('placing', () => {
  it('begins the word with the row and the card, on either side', () => {
    const placing = new Placing();
    expect(placing.begins(VIEW)).toBe('RONT');
    placing.aim(2, 'left');
    expect(placing.begins(VIEW)).toBe('TE');
  });
  it('takes a hint apart', () => {
    const placing = new Placing();
    placing.put(VIEW, 3, 'left', 'TPRIX');
    expect([placing.row, placing.side, placing.rest]).toEqual([3, 'left', 'IX']);
  });
  it('goes on only with what was begun at the same moment', () => {
    const placing = new Placing();
    placing.begin({ moment: 'a', picked: 'T', row: 4, side: 'left', rest: 'X' }, 'b');
    expect(placing.begun).toEqual({ picked: null, row: 1, side: 'right', rest: '' });
    placing.begin({ moment: 'a', picked: 'T', row: 4, side: 'left', rest: 'X' }, 'a');
    expect(placing.begun).toEqual({ picked: 'T', row: 4, side: 'left', rest: 'X' });
  });
  it('is steered by keys', () => {
    const placing = new Placing();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft']) expect(placing.steer(key, 4)).toBe(true);
    expect([placing.row, placing.side]).toEqual([3, 'left']);
    for (const key of ['1', 'ArrowUp', ' ']) placing.steer(key, 4);
    expect([placing.row, placing.side]).toEqual([1, 'right']);
    expect(placing.steer('5', 4)).toBe(false);
    expect(placing.steer('a', 4)).toBe(false);
  });
  it('reads what is typed as letters of a word', () => {
    expect(plain('éŒ-9ç')).toBe('EOEC');
  });
});

/** Seat 0 said a word in row 3, seat 1 had to remove that row, and 2 and 3 have yet to place their cards. */
const ROUND = {
  options: { edition: 'first' },
  rows: ['RONT', 'E', 'V', 'BLOC'],
  longest: [1, 4],
  revealed: [null, null, 'T', 'X'],
  chosen: [2, 3],
  order: [2, 3],
  toAct: [2],
  owes: 0,
  provisional: null,
  withdrawn: [],
  done: [
    { seat: 0, card: 'E', row: 3, word: 'PRINCE', points: 0, bad: false },
    { seat: 1, card: 'V', row: 3, word: null, points: -6, bad: false },
  ],
} as unknown as TypoView;
const changed = (changes: object): TypoView => ({ ...ROUND, ...changes });

describe('a round', () => {
  it('forgets the word of a row that was removed', () => {
    expect(saidIn(ROUND, 3)).toBeUndefined();
    expect(saidIn(changed({ done: ROUND.done.slice(0, 1) }), 3)?.word).toBe('PRINCE');
  });
  it('tells who could not place a card from whose word was refused', () => {
    expect(doing(ROUND, 1)).toBe('site-typo-not-placed');
    expect(doing(changed({ done: [{ ...ROUND.done[1], bad: true }] }), 1)).toBe('site-typo-refused');
  });
  it('says that somebody left, not that they wait', () => {
    expect(doing(ROUND, 3)).toBe('site-typo-waits');
    expect(doing(changed({ order: [2], withdrawn: [3] }), 3)).toBe('site-player-left');
  });
  it('prints what is at stake on the longest rows', () => {
    expect([1, 2, 3, 4].map((row) => riskOf(ROUND, row))).toEqual([4, null, null, 4]);
    expect(riskOf(changed({ owes: 2 }), 1)).toBe(6);
    expect(riskOf(changed({ options: { edition: 'second' }, rows: ['RON', 'E', 'V', 'BLO'] }), 1)).toBe(2);
  });
});
