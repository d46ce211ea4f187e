/** The letters that are being written, and the cursor. Nothing of it is known to the server yet. */
import type { Square } from '../../wire/types';
import type { Written } from './types';
import { Aiming, same } from '../../board/aiming.svelte';

export class Writing extends Aiming {
  letters = $state.raw<readonly Written[]>([]);

  /** Take over the size of the grid; the cursor begins left of the middle. Letters on taken squares go. */
  sync(side: number, taken: (square: Square) => string): void {
    const free = this.letters.filter((one) => !taken(one));
    if (free.length < this.letters.length) this.letters = free;
    if (this.side === side) return;
    this.side = side;
    const middle = Math.ceil(side / 2);
    this.cursor = { row: middle - 2, col: middle - 1 };
  }

  at(square: Square): Written | undefined {
    return this.letters.find((one) => one.row === square.row && one.col === square.col);
  }

  /** The move that these letters are. */
  get move(): { type: 'write'; letters: Written[] } {
    return { type: 'write', letters: [...this.letters] };
  }

  /**
   * A letter was typed. Where it is written already the cursor goes on; other letters that stand in
   * the way are stepped over. `taken` tells the letter of a square, or # where nothing can be written.
   */
  type(letter: string, taken: (square: Square) => string): boolean {
    this.aimed = true;
    let there = taken(this.cursor);
    if (there === letter) {
      this.advance();
      return true;
    }
    while (there && there !== '#' && !this.isLast()) {
      this.advance();
      there = taken(this.cursor);
    }
    if (there) return false;
    this.letters = [...this.letters.filter((one) => !same(one, this.cursor)), { ...this.cursor, letter }];
    this.advance();
    return true;
  }

  /** The empty squares from the cursor on, along the way: where that many more letters would go. */
  ahead(count: number, taken: (square: Square) => string): Square[] {
    const squares: Square[] = [];
    for (let { row, col } = this.cursor; squares.length < count && row <= this.side && col <= this.side;) {
      const there = taken({ row, col });
      if (there === '#') break;
      if (!there && !this.at({ row, col })) squares.push({ row, col });
      if (this.across) col++;
      else row++;
    }
    return squares;
  }

  /** Rub out the letter that was written last, and put the cursor there. */
  rubOut(): void {
    const last = this.letters.at(-1);
    if (!last) return;
    this.letters = this.letters.slice(0, -1);
    this.cursor = { row: last.row, col: last.col };
  }

  /** Rub out all letters; the cursor goes back to where the first of them was. */
  wipe(): void {
    const first = this.letters[0];
    this.letters = [];
    if (first) this.cursor = { row: first.row, col: first.col };
  }

  /** Write nothing any more. */
  clear(): void {
    this.letters = [];
    this.aimed = false;
  }

  /** A square was tapped: a letter of mine goes, a second tap turns the way. */
  tap(square: Square): void {
    const mine = this.at(square);
    if (mine) this.aimed = false;
    this.letters = this.letters.filter((one) => one !== mine);
    this.aim(square);
  }

  /** Write the letters of a move, as a hint says. */
  put(letters: readonly Written[]): void {
    this.letters = letters;
    this.turnAlong(letters);
    const first = letters[0];
    if (first) this.cursor = { row: first.row, col: first.col };
  }

  private isLast(): boolean {
    return (this.across ? this.cursor.col : this.cursor.row) >= this.side;
  }
}
