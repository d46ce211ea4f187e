import { isSame, type Words } from '../words';
import type { TopscoreView } from './types';

const spelled = (tokens: readonly string[]): string => tokens.join('').toUpperCase();

export const words: Words<TopscoreView> = (before, after) => {
  const { provisional: open } = before;
  const { last } = after;
  if (open) {
    const stands = !isSame(open.move, after.provisional?.move) && !last?.refused.length;
    return stands ? { seat: open.seat, word: spelled(open.move.word), points: open.points } : null;
  }
  if (after.provisional || !last || last.refused.length) return null;
  if (last.move.type !== 'lay' && last.move.type !== 'change' && last.move.type !== 'name') return null;
  const points = after.scores[last.seat]! - before.scores[last.seat]!;
  return { seat: last.seat, word: spelled(last.move.word), points };
};
