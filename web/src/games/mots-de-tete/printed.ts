/** The printed grids, as the server tells them. */
import { printedOf } from '../../lib/shelf.svelte';
import type { Square } from '../../wire/types';

type Colour = 'orange' | 'yellow' | 'red';

/** The squares of each grid, row by row from the top left, and how many dice a colour brings. */
export interface Box {
  boards?: Record<string, readonly (number | Colour | 'black')[]>;
  dice?: Record<Colour, number>;
}

/** What is printed on a square: a figure, a colour with its dice, or black. */
export interface Printed {
  value: number;
  colour: Colour | null;
  dice: number;
  black: boolean;
}

const BLANK: Printed = { value: 0, colour: null, dice: 0, black: false };

export function squaresOf({ boards = {}, dice }: Box, side: number): Printed[] {
  const square = (sign: number | Colour | 'black'): Printed => {
    if (typeof sign === 'number') return { ...BLANK, value: sign };
    return sign === 'black' ? { ...BLANK, black: true } : { ...BLANK, colour: sign, dice: dice?.[sign] ?? 0 };
  };
  return boards[side]?.map(square) ?? Array<Printed>(side * side).fill(BLANK);
}

/** The squares of the grid of a table. */
export const gridOf = (game: string, side: number): Printed[] => squaresOf(printedOf<Box>(game), side);

/** How long the arms of the black cross in the middle are, in squares; 0 if there is none. */
export function armOf(printed: readonly Printed[], side: number): number {
  const middle = (side - 1) / 2;
  let arm = 0;
  while (printed[middle * side + middle - arm - 1]?.black && arm < middle) arm++;
  return printed[middle * side + middle]?.black ? arm : 0;
}

/** What a square is called, as on the frame: D9. */
export const squareName = ({ row, col }: Square): string => `${String.fromCharCode(64 + col)}${row}`;
