/** What is worth telling of a game that is over: its best word, and who was ahead by how much. */
import type { PlayedWord, Words } from '../games/words';
import type { Replayed } from '../wire/types';

export interface Course {
  /** The scores after each step, by seat. */
  scores: readonly (readonly number[])[];
  /** All words that stood. */
  words: readonly PlayedWord[];
}

/** What there is to tell of a game that was replayed. The points of its very end come last. */
export function courseOf({ steps, outcome }: Pick<Replayed, 'steps' | 'outcome'>, find: Words<never> | null): Course {
  const words = steps.slice(1).flatMap((step, at) => find?.(steps[at]!.view as never, step.view as never) ?? []);
  const scores = steps.map((step) => step.scores);
  return { scores: outcome ? [...scores, outcome.scores] : scores, words };
}

/** The word that brought most points, of any seat or of some; a longer one where they are equal. */
export function bestWord({ words }: Course, seats?: readonly number[]): PlayedWord | null {
  const all = seats ? words.filter(({ seat }) => seats.includes(seat)) : words;
  const better = (one: PlayedWord, other: PlayedWord) => other.points - one.points || other.word.length - one.word.length;
  return [...all].sort(better)[0] ?? null;
}

/** The most points by which a seat was ahead of all others at some time; negative if it never was. */
export function mostAhead({ scores }: Course, seat: number): number {
  return Math.max(...scores.map((now) => now[seat]! - bestOther(now, seat)));
}

/** The most points by which somebody was ahead of a seat at some time; 0 if nobody ever was. */
export function mostBehind({ scores }: Course, seat: number): number {
  return Math.max(0, ...scores.map((now) => bestOther(now, seat) - now[seat]!));
}

/** The points of the best of the others. */
export function bestOther(scores: readonly number[], seat: number): number {
  return Math.max(...scores.filter((_, other) => other !== seat));
}
