import { describe, expect, it } from 'vitest';
import { armOf, squareName, squaresOf } from '../src/games/mots-de-tete/printed';
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
  it('have a cross in the middle, if they have one', () => {
    const around = Array<number>(11).fill(1);
    const lines = [...around, 'black', 'black', 'black', ...around] as const;
    expect(armOf(squaresOf({ boards: { 5: lines } }, 5), 5)).toBe(1);
    expect(armOf(squaresOf({ boards: { 3: [1, 1, 1, 1, 'black', 1, 1, 1, 1] } }, 3), 3)).toBe(0);
    expect(armOf(squaresOf({}, 5), 5)).toBe(0);
  });
  it('name their squares as the frame does', () => {
    expect(squareName({ row: 9, col: 4 })).toBe('D9');
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
  it('says where the letters to come would go: over letters, not over black', () => {
    const writing = new Writing();
    writing.sync(17, nothing);
    writing.cursor = { row: 3, col: 3 };
    const taken = ({ col }: { col: number }) => (col === 4 ? 'A' : col === 7 ? '#' : '');
    expect(writing.ahead(2, taken).map(({ col }) => col)).toEqual([3, 5]);
    expect(writing.ahead(6, taken).map(({ col }) => col)).toEqual([3, 5, 6]);
    writing.across = false;
    expect(writing.ahead(2, taken).map(({ row }) => row)).toEqual([3, 4]);
  });
  it('wipes all letters and goes back to the first', () => {
    const writing = new Writing();
    writing.sync(17, nothing);
    writing.cursor = { row: 2, col: 2 };
    for (const letter of 'ABC') writing.type(letter, nothing);
    writing.wipe();
    expect(writing.letters).toEqual([]);
    expect(writing.cursor).toEqual({ row: 2, col: 2 });
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
