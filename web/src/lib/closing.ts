/** Tables that close by themselves if nobody does anything: their people are told beforehand. */
import { comingMoment } from './dates';
import { say } from './texts.svelte';
import type { MyTable } from '../wire/types';

const DAY = 86_400_000;
/** A game says when it will close in its last days only. */
const TOLD = 7 * DAY;

type Closing = Pick<MyTable, 'status' | 'closes'>;

/** When a table closes, as a sentence; nothing if it does not, or not soon. */
export function closing({ status, closes }: Closing, now: number): string {
  if (closes === null || (status === 'running' && closes - now > TOLD)) return '';
  return say(status === 'open' ? 'site-closes-open' : 'site-closes-unmoved', { when: comingMoment(closes, now) });
}

/** Whether a game closes within a day. */
export const isClosingSoon = ({ status, closes }: Closing, now: number): boolean =>
  status === 'running' && closes !== null && closes - now < DAY;
