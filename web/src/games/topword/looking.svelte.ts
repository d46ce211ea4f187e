/**
 * Which pile a person looks into: the one under a pointer that rests, under a finger that stays, or where the
 * keyboard is. Nothing of the layout depends on it.
 */
import type { Square } from '../../wire/types';

const RESTS = 350;
const STAYS = 450;

export class Looking {
  at = $state.raw<Square | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Set while a finger that looked is still down: lifting it lays nothing. */
  private looked = false;

  /** Look into no pile; returns whether one was looked into. */
  away(): boolean {
    clearTimeout(this.timer);
    const open = this.at !== null;
    this.at = null;
    return open;
  }

  private later(square: Square | null, wait: number): void {
    if (square && this.at?.row === square.row && this.at.col === square.col) return;
    this.away();
    if (square) this.timer = setTimeout(() => (this.at = square), wait);
  }

  /** What the board listens to. */
  readonly events = {
    onpointerover: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') this.later(squareOf(event), RESTS);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') this.away();
    },
    onpointerdown: (event: PointerEvent) => {
      this.away();
      this.looked = false;
      if (event.pointerType !== 'touch') return;
      const square = squareOf(event);
      this.timer = setTimeout(() => {
        this.at = square;
        this.looked = true;
      }, STAYS);
    },
    onpointermove: (event: PointerEvent) => {
      if (event.pointerType === 'touch' && Math.hypot(event.movementX, event.movementY) > 4) this.away();
    },
    onpointerup: (event: PointerEvent) => {
      if (event.pointerType === 'touch') this.away();
    },
    onpointercancel: () => void this.away(),
    oncontextmenu: (event: Event) => {
      if (this.looked) event.preventDefault();
    },
    onclickcapture: (event: Event) => {
      if (this.looked) event.stopPropagation();
      this.looked = false;
    },
    onfocusin: (event: FocusEvent) => {
      if ((event.target as Element).matches(':focus-visible')) this.later(squareOf(event), RESTS);
    },
    onfocusout: () => void this.away(),
  };
}

function squareOf(event: Event): Square | null {
  const drop = (event.target as Element).closest<HTMLElement>('[data-drop]')?.dataset.drop;
  const [row, col] = drop?.split(',').map(Number) ?? [];
  return row && col ? { row, col } : null;
}
