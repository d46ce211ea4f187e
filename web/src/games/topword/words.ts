import { bestOf, isSame, type Words } from '../words';
import type { TopwordView } from './types';

export const words: Words<TopwordView> = (before, after) => {
  const open = before.provisional;
  if (open) {
    const stands = !isSame(open.tiles, after.provisional?.tiles) && !after.last?.refused.length;
    return stands ? bestOf(open.seat, open.scored) : null;
  }
  const last = after.provisional ? null : after.last;
  return last?.scored && last.move.type === 'place' ? bestOf(last.seat, last.scored) : null;
};
