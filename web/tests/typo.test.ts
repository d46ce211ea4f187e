import { describe, expect, it } from 'vitest';
import { Placing, plain } from '../src/games/typo/placing.svelte';
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
  it('reads what is typed as letters of a word', () => {
    expect(plain('éŒ-9ç')).toBe('EOEC');
  });
});
