/** Where the next letter goes on a board of squares, and along which way one writes. */
import type { Square } from '../wire/types';

export class Aiming {
  cursor = $state.raw<Square>({ row: 1, col: 1 });
  across = $state(true);
  /** Whether a square was chosen, so that the way is shown and letters go there. */
  aimed = $state(false);

  protected side = 1;

  /** Move the cursor, not beyond the board. */
  step(rows: number, cols: number): void {
    const within = (value: number) => Math.min(this.side, Math.max(1, value));
    this.cursor = { row: within(this.cursor.row + rows), col: within(this.cursor.col + cols) };
  }

  advance(): void {
    if (this.across) this.step(0, 1);
    else this.step(1, 0);
  }

  /** Choose a square; chosen again, the way turns. */
  aim(square: Square): void {
    if (this.aimed && same(this.cursor, square)) this.across = !this.across;
    this.cursor = square;
    this.aimed = true;
  }

  /** Write along these squares, if they have a way. */
  protected turnAlong([first, second]: readonly Square[]): void {
    if (!first || !second) return;
    if (first.row === second.row) this.across = true;
    else if (first.col === second.col) this.across = false;
  }
}

export function same(one: Square, other: Square): boolean {
  return one.row === other.row && one.col === other.col;
}
