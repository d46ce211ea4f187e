/** Letters on their way: which of a new word lay in the old one, and how they get from the one to the other. */
import type { Beat, Spot } from '../../stage/beats';

/** A letter of a big pyramid: whose, on which line, and where in the word. */
export const slot = (seat: number, length: number, at: number): Spot => `slot:${seat}:${length}:${at}`;
export const small = (seat: number, pyramid: number): Spot => `small:${seat}:${pyramid}`;
export const face = (seat: number): Spot => `seat:${seat}`;
export const BAG = 'bag';
export const SAND = 'sand';

export const wordSpots = (seat: number, word: readonly string[]): Spot[] => word.map((_, at) => slot(seat, word.length, at));

/** Where each letter of a word lay in the word before it; -1 for a letter that is new. */
function origins(before: readonly string[], after: readonly string[]): number[] {
  const used = new Set<number>();
  return after.map((token) => {
    const at = before.findIndex((old, place) => old === token && !used.has(place));
    used.add(at);
    return at;
  });
}

/** A word with a hole where a letter was. */
export const without = (word: readonly string[], at: number): string[] => word.map((token, place) => (place === at ? '' : token));

/** Which places of a word have some tokens. */
export function places(word: readonly string[], tokens: readonly string[]): number[] {
  return origins(word, tokens).filter((at) => at >= 0);
}

/** The tokens of a word that did not lie there before. */
export const added = (before: readonly string[], after: readonly string[]): string[] =>
  origins(before, after).flatMap((from, at) => (from < 0 ? [after[at]!] : []));

const EVERY = 60;
const FALL = 520;

interface Growing {
  seat: number;
  on: number;
  before: readonly string[];
  after: readonly string[];
  /** When it begins, and how long a new letter takes. */
  start?: number;
  flight?: number;
}

/** The letters of a word go down to their new places, and those that are new come from their player. */
export function grow({ seat, on, before, after, start = 0, flight = FALL }: Growing): Beat[] {
  let fresh = 0;
  return origins(before, after).map((from, at): Beat => {
    const spot = slot(on, after.length, at);
    if (from < 0) return { what: 'come', spot, from: face(seat), start: start + EVERY * fresh++, duration: flight };
    return { what: 'move', spot, from: slot(on, before.length, from), start, duration: FALL };
  });
}

/** Things that leave, one shortly after the other. */
export function leave(spots: readonly Spot[], to: Spot, start: number, duration = 420): Beat[] {
  return spots.map((spot, at) => ({ what: 'go', spot, to, start: start + EVERY * at, duration }));
}

/** The letters that were drawn come out of the bag: the last ones of my rack. */
export function draw(rack: readonly string[] | null, kept: number, start: number): Beat[] {
  const fresh = (rack ?? []).map((_, at) => at).slice(kept);
  return fresh.map((at, nth) => ({ what: 'come', spot: `rack:${at}`, from: BAG, start: start + EVERY * nth, duration: 420 }));
}
