/** Whose eyes to look with, where several players share this device. */
import type { Eyes } from '../wire/types';

/** The eyes of who is to act, else those used last, else the first. */
export function eyesToUse(eyes: readonly Eyes[], last: number | null): Eyes | undefined {
  const acting = eyes[0]?.view.toAct.find((seat) => eyes.some((one) => one.seat === seat));
  return eyes.find((one) => one.seat === (acting ?? last)) ?? eyes[0];
}

/** Whether somebody at this device is to act: not in a pause, nor where a computer plays in their place. */
export function isMyTurn(eyes: readonly Eyes[]): boolean {
  return eyes.some(
    ({ seat, view }) =>
      seat !== null &&
      view.status === 'running' &&
      view.pausedUntil === null &&
      view.toAct.includes(seat) &&
      !view.seats[seat]?.standIn,
  );
}

/** The eyes of those at this device who may judge a play. */
export function judgesOf(eyes: readonly Eyes[]): readonly Eyes[] {
  return eyes.filter((one) => one.may.includes('contest'));
}

/** Whether all at this device have only to judge a play: nothing that is hidden is needed for it. */
export function isJudging(eyes: readonly Eyes[]): boolean {
  return judgesOf(eyes).length > 0;
}
