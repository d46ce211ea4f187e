/** When to ask somebody whether they want to be told of their turn: once they have something to wait for, never before. */
import { isPerson } from '../lib/names';
import type { Eyes, Line } from '../wire/types';

/**
 * Whether somebody has made a move in a game that may take long: another person is away, or has days for a turn. Nobody is asked
 * while it is their own turn.
 */
export function isTimeToAsk(eyes: readonly Eyes[], lines: readonly Pick<Line, 'event'>[]): boolean {
  const view = eyes[0]?.view;
  const mine = eyes.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  if (!view || view.status !== 'running' || view.toAct.some((seat) => mine.includes(seat))) return false;
  const others = view.seats.filter(({ who }, seat) => isPerson(who) && !mine.includes(seat));
  const takesLong = view.pace.type === 'correspondence' || others.some(({ here }) => !here);
  return others.length > 0 && takesLong && lines.some(({ event }) => event.type === 'moved' && mine.includes(event.seat));
}
