import { describe, expect, it } from 'vitest';
import { squaresOf } from '../src/games/mots-de-tete/printed';
import { Writing } from '../src/games/mots-de-tete/writing.svelte';

const nothing = () => '';
const spelled = (writing: Writing) => writing.letters.map((one) => `${one.row},${one.col}${one.letter}`).join(' ');

describe('printed grids', () => {
  it('have figures, colours and black squares', () => {
    const box = { boards: { 2: [5, 'orange', 'black', 'red'] as const }, dice: { orange: 1, yellow: 2, red: 3 } };
    const grid = squaresOf(box, 2);
    expect(grid.map((one) => one.colour ?? (one.black ? 'black' : one.value))).toEqual([5, 'orange', 'black', 'red']);
    expect(grid.map((one) => one.dice)).toEqual([0, 1, 0, 3]);
  });
});

describe('writing', () => {
  it('steps over letters that are there, and keeps those that are typed again', () => {
    const writing = new Writing();
    writing.sync(17, nothing);
    writing.cursor = { row: 3, col: 3 };
    const taken = ({ col }: { col: number }) => (col === 4 ? 'A' : '');
    for (const letter of 'RAT') writing.type(letter, taken);
    expect(spelled(writing)).toBe('3,3R 3,5T');
    writing.clear();
    writing.cursor = { row: 3, col: 3 };
    for (const letter of 'RT') writing.type(letter, taken);
    expect(spelled(writing)).toBe('3,3R 3,5T');
  });
  it('does not write on black', () => {
    const writing = new Writing();
    expect(writing.type('A', () => '#')).toBe(false);
    expect(writing.letters).toEqual([]);
  });
  it('rubs out the last letter and goes back there', () => {
    const writing = new Writing();
    writing.sync(17, nothing);
    writing.cursor = { row: 2, col: 2 };
    writing.across = false;
    for (const letter of 'AB') writing.type(letter, nothing);
    writing.rubOut();
    expect(spelled(writing)).toBe('2,2A');
    expect(writing.cursor).toEqual({ row: 3, col: 2 });
  });
  it('loses letters whose squares were taken meanwhile', () => {
    const writing = new Writing();
    writing.put([
      { row: 5, col: 5, letter: 'A' },
      { row: 5, col: 6, letter: 'B' },
    ]);
    writing.sync(17, ({ col }) => (col === 6 ? 'X' : ''));
    expect(spelled(writing)).toBe('5,5A');
  });
});
