/** Whose eyes to look with, where several players share this device. */
import type { Eyes } from '../wire/types';

/** The eyes of who is to act, else those used last, else the first. */
export function eyesToUse(eyes: readonly Eyes[], last: number | null): Eyes | undefined {
  const acting = eyes[0]?.view.toAct.find((seat) => eyes.some((one) => one.seat === seat));
  return eyes.find((one) => one.seat === (acting ?? last)) ?? eyes[0];
}

/** The same without what only this player may see, for a device that is passed on or looked at by all. */
export function openEyes(eyes: Eyes): Eyes {
  const game = { ...eyes.view.game, seat: null, rack: null, hand: null, card: null, unseen: {} } as typeof eyes.view.game;
  return { ...eyes, seat: null, may: [], view: { ...eyes.view, game } };
}

/** Whether all at this device have only to judge a play: nothing that is hidden is needed for it. */
export function isJudging(eyes: readonly Eyes[]): boolean {
  return eyes.some((one) => one.may.includes('contest'));
}
