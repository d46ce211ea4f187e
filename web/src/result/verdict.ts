/** How a game ended for those who look at it: who won, in their own words. */
import type { Schemas } from '../wire/types';

type Outcome = Schemas['Outcome'];

/** What the end is for the people at this device. `watched`: they did not play. */
export type Ending = 'won' | 'tied' | 'lost' | 'alone' | 'watched';

export interface Verdict {
  ending: Ending;
  /** The text that says it, and what fills it in. */
  text: string;
  values: Record<string, string | number>;
}

/**
 * Who won, told to the people who play the seats `mine` from this device. One person is told "you";
 * several are told by their names.
 */
export function verdictOf(
  { winners, scores }: Outcome,
  names: readonly string[],
  mine: readonly number[],
  list: (names: readonly string[]) => string,
): Verdict {
  if (scores.length === 1) return { ending: 'alone', text: 'site-points', values: { points: scores[0]! } };
  const among = mine.some((seat) => winners.includes(seat));
  const isTie = winners.length === scores.length;
  if (isTie) return { ending: mine.length ? 'tied' : 'watched', text: 'site-result-tie', values: {} };
  const told = (text: string, seats: readonly number[]) => ({
    text,
    values: { players: list(seats.map((seat) => names[seat] ?? '')), count: winners.length },
  });
  if (!mine.length) return { ending: 'watched', ...told('story-winner', winners) };
  if (!among) return { ending: 'lost', ...told('site-result-lost', winners) };
  if (mine.length > 1) return { ending: 'won', ...told('story-winner', winners) };
  const others = winners.filter((seat) => seat !== mine[0]);
  return { ending: 'won', ...told('story-you-win', others) };
}

/** The seats in the order in which they are shown: winners first, then by points. Who lost sees their own seats first. */
export function orderOf({ winners, scores }: Outcome, first: readonly number[]): number[] {
  const rank = (seat: number) => (first.includes(seat) ? 2 : winners.includes(seat) ? 1 : 0);
  return scores.map((_, seat) => seat).sort((one, other) => rank(other) - rank(one) || scores[other]! - scores[one]!);
}

/** How long the bar of a score is, from 0 to 1. Where points are lost, it is what is left. */
export function shareOf(score: number, scores: readonly number[]): number {
  const lowest = Math.min(0, ...scores) * 1.2;
  const highest = Math.max(0, ...scores);
  return highest === lowest ? 0 : (score - lowest) / (highest - lowest);
}
