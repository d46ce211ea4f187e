/** What lies on each line of a big pyramid. */
import type { TopscoreView } from './types';

/** A word that lies there, one that was built and moved on, one being spelt, one that may be contested, or nothing. */
type RowLook = 'word' | 'engraved' | 'tried' | 'open' | 'empty';

export interface Row {
  length: number;
  points: number;
  tokens: readonly string[];
  look: RowLook;
  /** Whether the next word goes here. */
  next: boolean;
}

interface Lying {
  word: readonly string[];
  built: readonly (readonly string[])[];
  open: TopscoreView['provisional'];
  tried: readonly string[];
  /** Whether a word is being spelt for this pyramid. */
  aimed: boolean;
}

/** The line that the next word of a pyramid goes to: one letter longer, three on an empty pyramid. */
function nextLength(word: readonly string[], lengths: readonly number[]): number {
  const first = Math.min(...lengths);
  return word.length ? Math.min(word.length + 1, Math.max(...lengths)) : first;
}

/** The lines of a big pyramid from the top, with the points that a word of each is worth. */
export function rowsOf(points: Record<string, number>, { word, built, open, tried, aimed }: Lying): Row[] {
  const lengths = Object.keys(points).map(Number);
  const next = nextLength(word, lengths);
  const spelt = tried.length ? Math.max(next, tried.length) : 0;
  return lengths.map((length) => {
    const row = { length, points: points[length]!, next: aimed && length === next };
    if (open?.move.word.length === length) return { ...row, tokens: open.move.word, look: 'open' };
    if (word.length === length) return { ...row, tokens: word, look: 'word' };
    if (spelt === length) return { ...row, tokens: tried, look: 'tried' };
    const before = built.find((one) => one.length === length);
    return { ...row, tokens: before ?? [], look: before ? 'engraved' : 'empty' };
  });
}
