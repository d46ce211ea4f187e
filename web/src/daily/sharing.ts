/** What one may show of a day without giving anything away: how close one came, and nothing else. */

/** A game of a day: what it is called, and one's mark. Nothing of the position is here, so nothing of it can be shown. */
export interface Shown {
  name: string;
  mark: number;
}

const SQUARES = 5;
const FULL = 100;

/** How many of five squares a mark fills: all of them only for the best move. */
export const filled = (mark: number): number => (mark === FULL ? SQUARES : Math.floor((mark * SQUARES) / FULL));

/** A mark as squares. */
export function squares(mark: number): string {
  const full = mark === FULL ? '🟩' : '🟨';
  return full.repeat(filled(mark)) + '⬜'.repeat(SQUARES - filled(mark));
}

/** A day as a text: a heading, and a line for each game. */
export const shareText = (heading: string, games: readonly Shown[]): string =>
  [heading, ...games.map(({ name, mark }) => `${squares(mark)} ${mark} · ${name}`)].join('\n');

const WIDTH = 900;
const MARGIN = 60;
const LINE = 96;
const SIDE = 56;
const GAP = 12;
const COLOURS = { paper: '#fbf7ef', ink: '#2a2420', soft: '#655a50', best: '#2f6b5e', close: '#d9a441', none: '#e4d8c3' };

/** Draw a day as a picture. */
export function drawDay(canvas: HTMLCanvasElement, heading: string, games: readonly Shown[]): void {
  canvas.width = WIDTH;
  canvas.height = MARGIN * 2 + 70 + games.length * LINE;
  const paint = canvas.getContext('2d');
  if (!paint) return;
  paint.fillStyle = COLOURS.paper;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.textBaseline = 'middle';
  paint.fillStyle = COLOURS.ink;
  paint.font = '600 34px Fraunces, serif';
  paint.fillText(heading, MARGIN, MARGIN + 14, WIDTH - 2 * MARGIN);
  games.forEach(({ name, mark }, at) => {
    const top = MARGIN + 70 + at * LINE;
    for (let square = 0; square < SQUARES; square++) {
      const full = mark === FULL ? COLOURS.best : COLOURS.close;
      paint.fillStyle = square < filled(mark) ? full : COLOURS.none;
      paint.fillRect(MARGIN + square * (SIDE + GAP), top, SIDE, SIDE);
    }
    const after = MARGIN + SQUARES * (SIDE + GAP) + GAP;
    paint.fillStyle = COLOURS.ink;
    paint.font = '650 34px Atkinson, sans-serif';
    paint.fillText(String(mark), after, top + SIDE / 2);
    paint.fillStyle = COLOURS.soft;
    paint.font = '400 30px Atkinson, sans-serif';
    paint.fillText(name, after + 90, top + SIDE / 2, WIDTH - MARGIN - after - 90);
  });
}
