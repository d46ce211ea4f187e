/** The grid seen from close by: a window as high as the screen leaves room for, which follows the word that is written. */
import { isStill } from '../../lib/motion';
import type { Square } from '../../wire/types';

/** How large a square is from close by: as large as a fingertip needs. */
const SQUARE = 44;
/** How wide the frame is, both edges together, in squares. */
const EDGES = 1.5;
/** How much of the grid is seen at least, and what is left free below everything, in pixels. */
const LEAST = 5 * SQUARE;
const BELOW = 8;
const COMING = 260;

/** How many times larger the grid is from close by, if its window is that wide. */
export function zoomOf(width: number, side: number): number {
  return width ? Math.max(1, (SQUARE * (side + EDGES)) / width) : 1;
}

/** Where a square is in the grid, in pixels: its middle, and how long its side is. */
function place(sheet: HTMLElement, { row, col }: Square, side: number): { x: number; y: number; unit: number } {
  const unit = sheet.scrollWidth / (side + EDGES);
  const middle = (line: number) => (line - 0.5 + EDGES / 2) * unit;
  return { x: middle(col), y: middle(row), unit };
}

/** Make the window as high as there is room between what is above it and what is below it. */
export function fit(sheet: HTMLElement): void {
  const frame = sheet.closest('.frame')?.getBoundingClientRect();
  // On a phone on its side the board has a column of its own.
  if (!frame?.height) return sheet.scrollIntoView({ block: 'end' });
  const { top, bottom, height } = sheet.getBoundingClientRect();
  const below = frame.bottom - bottom + BELOW;
  const least = Math.min(LEAST, Math.max(SQUARE * 3, innerHeight - below));
  const room = Math.floor(Math.max(least, Math.min(sheet.scrollHeight, innerHeight - Math.max(top, 0) - below)));
  if (Math.abs(room - height) > 1) sheet.style.height = `${room}px`;
  const hidden = top + room + below - innerHeight;
  if (hidden > 1) scrollBy(0, hidden);
}

/** Come close to some squares: the whole grid grows until they are in the middle. The first is in sight in any case. */
export function approach(sheet: HTMLElement, squares: readonly [Square, ...Square[]], side: number): void {
  const places = squares.map((one) => place(sheet, one, side));
  const middle = (all: number[], long: number, unit: number) => {
    const [from, to] = [Math.min(...all), Math.max(...all)];
    const half = long / 2 - unit;
    return Math.min(Math.max((from + to) / 2, all[0]! - half), all[0]! + half) - long / 2;
  };
  const { unit } = places[0]!;
  sheet.scrollTo({
    left: middle(
      places.map(({ x }) => x),
      sheet.clientWidth,
      unit,
    ),
    top: middle(
      places.map(({ y }) => y),
      sheet.clientHeight,
      unit,
    ),
    behavior: 'instant',
  });
  const plate = sheet.firstElementChild;
  if (isStill() || !plate) return;
  const small = sheet.clientWidth / sheet.scrollWidth;
  const whole = `translate(${sheet.scrollLeft}px, ${sheet.scrollTop}px) scale(${small})`;
  plate.animate(
    [
      { transform: whole, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    {
      duration: COMING,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    },
  );
}

/** Keep a square in sight, with room around it for the next letters. */
export function follow(sheet: HTMLElement, square: Square, side: number): void {
  const { x, y, unit } = place(sheet, square, side);
  const around = 2.2 * unit;
  /** The nearest place of the window at which it shows what lies from `at - around` to `at + around`. */
  const nearest = (at: number, now: number, long: number) => Math.min(at - around, Math.max(now, at + around - long));
  sheet.scrollTo({
    left: nearest(x, sheet.scrollLeft, sheet.clientWidth),
    top: nearest(y, sheet.scrollTop, sheet.clientHeight),
    behavior: isStill() ? 'instant' : 'smooth',
  });
}
