/** What I am about to do: the card I would choose, or where my card goes and the word I say. */
import type { TypoView } from './types';

export type Side = 'left' | 'right';

export interface Begun {
  picked: string | null;
  row: number;
  side: Side;
  rest: string;
}

export class Placing {
  picked = $state<string | null>(null);
  row = $state(1);
  side = $state<Side>('right');
  /** What follows the letters of the row in the word. */
  rest = $state('');
  /** Whether a row to remove is being chosen. */
  removing = $state(false);

  /** What was begun so far. */
  get begun(): Begun {
    return { picked: this.picked, row: this.row, side: this.side, rest: this.rest };
  }

  /** Begin anew, or go on with what was begun at the same moment. */
  begin(kept: Begun & { moment: string }, moment: string): void {
    this.clear();
    if (kept.moment !== moment) return;
    this.aim(kept.row, kept.side);
    this.picked = kept.picked;
    this.rest = kept.rest;
  }

  clear(): void {
    this.picked = null;
    this.rest = '';
    this.removing = false;
  }

  /** Put the card on one end of a row. */
  aim(row: number, side: Side): void {
    this.row = row;
    this.side = side;
  }

  /** Aim with a key: ↑ ↓ or a number for the row, ← → for the side, Space for the other side. Returns whether it was one. */
  steer(key: string, rows: number): boolean {
    if (key === 'ArrowUp') this.row = Math.max(1, this.row - 1);
    else if (key === 'ArrowDown') this.row = Math.min(rows, this.row + 1);
    else if (key === 'ArrowLeft') this.side = 'left';
    else if (key === 'ArrowRight') this.side = 'right';
    else if (key === ' ') this.side = this.side === 'left' ? 'right' : 'left';
    else if (/^[1-9]$/.test(key) && Number(key) <= rows) this.row = Number(key);
    else return false;
    return true;
  }

  /** The letters of the row with my card, with which the word begins. */
  begins(view: TypoView): string {
    const letters = view.rows[this.row - 1] ?? '';
    const card = view.card ?? '';
    return this.side === 'left' ? card + letters : letters + card;
  }

  /** Say a whole word at a place, as a hint does. */
  put(view: TypoView, row: number, side: Side, word: string): void {
    this.aim(row, side);
    this.rest = word.slice(this.begins(view).length);
  }
}

/** What was typed, as letters of a word: capitals without accents, nothing else. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/œ/gi, 'OE')
    .replace(/æ/gi, 'AE')
    .replace(/[^a-z]/gi, '')
    .toUpperCase();
}
