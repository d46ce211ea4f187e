import { bestOf, isSame, type Words } from '../words';
import type { MotsDeTeteView } from './types';

export const words: Words<MotsDeTeteView> = (before, after) =>
  after.stood && !isSame(before.stood, after.stood) ? bestOf(after.stood.seat, after.stood.scored) : null;
