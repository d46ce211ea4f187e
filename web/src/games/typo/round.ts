/** What a round looks like to those who sit around the table: who does what, what was said, what is at stake. */
import type { Done, TypoView } from './types';

/** Whether the cards of the round lie in the order in which they are placed. Before that each lies before its player. */
export const isSorted = (view: TypoView): boolean => view.revealed !== null && view.order.length > 0;

/** The seats in the order in which their cards are placed, those that have placed theirs first. */
export const inOrder = (view: TypoView): number[] => [...new Set([...view.done.map((one) => one.seat), ...view.order])];

/** What became of the card of a seat, while the others still place theirs. */
export function became(view: TypoView, seat: number): Done | undefined {
  return view.revealed ? view.done.find((one) => one.seat === seat) : undefined;
}

/** The word that was said last in a row. A row that was removed takes its word with it. */
export function saidIn(view: TypoView, row: number): Done | undefined {
  const last = view.done.findLast((one) => one.row === row);
  return last?.word == null ? undefined : last;
}

/** What removing a row would cost now: points, or cards to take in the second edition. Only a longest row can go. */
export function riskOf(view: TypoView, row: number): number | null {
  if (!view.longest.includes(row)) return null;
  const length = view.rows[row - 1]?.length ?? 0;
  return view.options.edition === 'second' ? length - Math.floor(length / 2) : length + view.owes;
}

/** The name of the text that says what a seat does now. */
export function doing(view: TypoView, seat: number): string {
  const [open, done] = [view.provisional, became(view, seat)];
  if (view.withdrawn.includes(seat)) return 'site-player-left';
  if (open?.seat === seat) return 'site-typo-said';
  if (open?.doubted.includes(seat)) return 'site-typo-doubts';
  if (open?.accepted.includes(seat)) return 'site-typo-believes';
  if (open && view.toAct.includes(seat)) return 'site-typo-thinks';
  if (done) return done.word !== null ? 'site-typo-placed' : done.bad ? 'site-typo-refused' : 'site-typo-not-placed';
  if (view.revealed && view.order[0] === seat) return view.owes ? 'site-typo-removes' : 'site-typo-places';
  if (view.revealed) return view.order.includes(seat) ? 'site-typo-waits' : 'site-typo-watches';
  if (view.chosen.includes(seat)) return 'site-typo-has-chosen';
  return view.toAct.includes(seat) ? 'site-typo-chooses' : 'site-typo-watches';
}
