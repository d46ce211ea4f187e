/** The beats of a game that brings none: points fly from a seat to its score. */
import type { Beat, Moments } from './beats';

export interface Scored {
  scores?: readonly number[];
}

/** Points that fly from the seats to their scores, for each score that changed. */
export function scoring(before: Scored, after: Scored, start = 0): Beat[] {
  return (after.scores ?? []).flatMap((to, seat): Beat[] => {
    const points = to - (before.scores?.[seat] ?? 0);
    if (!points) return [];
    return [
      { what: 'points', points, above: [`seat:${seat}`], seat, start, duration: 600 },
      { what: 'score', seat, to, start: start + 500, duration: 380 },
    ];
  });
}

export const plain: Moments<Scored> = ({ before, after }) => [
  { show: 'after', beats: [{ what: 'hold', start: 0, duration: 300 }, ...scoring(before, after)] },
];
