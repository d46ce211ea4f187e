import { isSame, type Words } from '../words';
import type { TypoView } from './types';

export const words: Words<TypoView> = (before, after) => {
  const last = after.done.at(-1);
  if (!last?.word || isSame(before.done, after.done)) return null;
  return { seat: last.seat, word: last.word, points: last.points };
};
