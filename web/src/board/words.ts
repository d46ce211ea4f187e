/** The words that lie on a board of squares. */
import type { Square } from '../wire/types';

/** The words through a square, the one across first; none where no letter lies beside it. `letter` is what lies on a square. */
export function wordsThrough({ row, col }: Square, side: number, letter: (square: Square) => string): string[] {
  const at = (square: Square) =>
    Math.min(square.row, square.col) >= 1 && Math.max(square.row, square.col) <= side ? letter(square) : '';
  const read = (down: number, right: number): string[] => {
    const on = (steps: number) => ({ row: row + steps * down, col: col + steps * right });
    let first = 0;
    while (at(on(first - 1))) first--;
    const letters = [];
    for (let step = first; at(on(step)); step++) letters.push(at(on(step)));
    return letters.length > 1 ? [letters.join('').toUpperCase()] : [];
  };
  return at({ row, col }) ? [...new Set([...read(0, 1), ...read(1, 0)])] : [];
}
