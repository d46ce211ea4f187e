/** A word that somebody played and that stands, with the points that the turn brought. */
export interface PlayedWord {
  seat: number;
  word: string;
  points: number;
}

/** Finds the word that began to stand between two positions of a game that follow each other, if any. */
export type Words<View> = (before: View, after: View) => PlayedWord | null;

interface Scored {
  words: readonly { word: string; points: number }[];
  total: number;
}

/** The word of a turn that brought most of its points. */
export function bestOf(seat: number, { words, total }: Scored): PlayedWord | null {
  const [best] = [...words].sort((one, other) => other.points - one.points);
  return best ? { seat, word: best.word, points: total } : null;
}

/** Whether two values read the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
