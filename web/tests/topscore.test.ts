import { describe, expect, it } from 'vitest';
import { Composing } from '../src/games/topscore/composing.svelte';
import type { TopscoreView } from '../src/games/topscore/types';

const EMPTY = ['', '', '', '', '', '', ''];

function view(word: string[], rack: string[], changes: Partial<TopscoreView> = {}): TopscoreView {
  const boards = [
    { word, is_own: true, small: EMPTY },
    { word: ['S', 'O', 'L'], is_own: true, small: EMPTY },
  ];
  return { boards, rack, target: 1, ...changes } as TopscoreView;
}

function typed(composing: Composing, shown: TopscoreView, word: string): boolean[] {
  return [...word].map((letter) => composing.type(letter, composing.pool(shown, 0)));
}

describe('composing', () => {
  it('takes letters of the pyramid first, then of the rack, then a blank', () => {
    const composing = new Composing();
    const shown = view(['A', 'r', 'T'], ['A', '?', 'S', 'T', 'E', 'E']);
    expect(typed(composing, shown, 'RATASZ')).toEqual([true, true, true, true, true, true]);
    expect(composing.move(shown, 0)).toEqual({ type: 'lay', word: ['r', 'A', 'T', 'A', 'S', 'z'], on: null });
    expect(typed(composing, shown, 'K')).toEqual([false]);
  });
  it('lays on the pyramid of the opponent', () => {
    const composing = new Composing();
    composing.choose('opponent');
    const shown = view([], ['I', 'X']);
    typed(composing, shown, 'SOLI');
    expect(composing.move(shown, 0)).toEqual({ type: 'lay', word: ['S', 'O', 'L', 'I'], on: 1 });
  });
  it('takes the Dutch IJ for I and J', () => {
    const composing = new Composing();
    const shown = view([], ['I', 'J', 'IJ', 'S', 'L', 'K']);
    typed(composing, shown, 'IJSI');
    expect(composing.move(shown, 0)).toEqual({ type: 'lay', word: ['IJ', 'S', 'I'], on: null });
    composing.clear();
    const without = view([], ['IJ', 'S', 'L']);
    expect(typed(composing, without, 'IJS')).toEqual([true, true, true]);
    expect(composing.move(without, 0)).toEqual({ type: 'lay', word: ['IJ', 'S'], on: null });
  });
  it('changes a letter for its like, as a hint may say', () => {
    const composing = new Composing();
    const shown = view(['N', 'A', 'R', 'D'], ['W', 'N', 'R']);
    const hint = { out: 'N', token: 'N' };
    composing.put(shown, 0, 'change', ['R', 'A', 'N', 'D'], hint);
    expect(composing.move(shown, 0)).toEqual({ type: 'change', ...hint, word: ['R', 'A', 'N', 'D'] });
  });
  it('changes one letter of a word', () => {
    const composing = new Composing();
    composing.choose('change');
    const shown = view(['A', 'M', 'I'], ['S', '?']);
    typed(composing, shown, 'MI');
    expect(composing.move(shown, 0)).toBeNull();
    typed(composing, shown, 'S');
    expect(composing.move(shown, 0)).toEqual({ type: 'change', out: 'A', token: 'S', word: ['M', 'I', 'S'] });
  });
  it('keeps one letter, on a pyramid', () => {
    const composing = new Composing();
    composing.choose('put');
    const shown = view([...'JESUITE'], ['A']);
    typed(composing, shown, 'JS');
    expect(composing.move(shown, 0)).toBeNull();
    composing.pyramid = 3;
    expect(composing.move(shown, 0)).toEqual({ type: 'put', letter: 'S', pyramid: 3 });
  });
  it('gives a letter back that is tapped again', () => {
    const composing = new Composing();
    composing.choose('exchange');
    const shown = view(['A'], ['X', '?']);
    const [first, blank] = composing.pool(shown, 0);
    composing.tap(first!);
    composing.tap(blank!);
    expect(composing.move(shown, 0)).toEqual({ type: 'exchange', tokens: ['X', '?'] });
    composing.tap(first!);
    expect(composing.move(shown, 0)).toEqual({ type: 'exchange', tokens: ['?'] });
  });
});
