/** What the letters of the small pyramids may be worth: the bracket below them. */

const SHORTEST = 3;
export const LETTER_POINTS = 25;

export interface Bracket {
  /** The first and the last small pyramid it spans, from 0. */
  first: number;
  last: number;
  letters: number;
  points: number;
  /** Whether the word is chosen; otherwise it is the most that these letters can be worth. */
  sure: boolean;
}

interface Kept {
  small: readonly string[];
  /** The word that was named, or the places of the letters that are being named. */
  named: readonly string[];
  naming: readonly number[];
  gaps: boolean;
}

/** The letters that count: those named, or the longest run of neighbours. Nothing below three letters. */
export function bracketOf({ small, named, naming, gaps }: Kept): Bracket | null {
  if (naming.length) return span(naming, true);
  if (named.length) {
    const places = readAt(small, named);
    return places.length === named.length ? span(places, true) : null;
  }
  const full = small.flatMap((letter, at) => (letter ? [at] : []));
  const best = gaps ? full : longestRun(full);
  return best.length < SHORTEST ? null : span(best, false);
}

function span(places: readonly number[], sure: boolean): Bracket {
  const letters = places.length;
  const points = letters < SHORTEST ? 0 : letters * LETTER_POINTS;
  return { first: Math.min(...places), last: Math.max(...places), letters, points, sure };
}

/** Where a word is read from left to right: side by side if it can be, else with letters left out. */
export function readAt(small: readonly string[], word: readonly string[]): number[] {
  for (let at = 0; at + word.length <= small.length; at++) {
    if (word.every((letter, step) => small[at + step] === letter)) return word.map((_, step) => at + step);
  }
  const places: number[] = [];
  for (const [at, letter] of small.entries()) if (letter && letter === word[places.length]) places.push(at);
  return places;
}

function longestRun(places: readonly number[]): number[] {
  let best: number[] = [];
  let run: number[] = [];
  for (const at of places) {
    run = run.at(-1) === at - 1 ? [...run, at] : [at];
    if (run.length > best.length) best = run;
  }
  return best;
}
