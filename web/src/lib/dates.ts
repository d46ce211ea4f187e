import { settings } from './settings.svelte';
import { say } from './texts.svelte';

/** A day in words, in the reader's language. */
export function shownDay(milliseconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(milliseconds);
}

/** A day and a time in words, in the reader's language. */
export function shownMoment(milliseconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeStyle: 'short' }).format(milliseconds);
}

const DAY = 86_400_000;
const WEEKDAYS = 6;

/** A time of the day as it is said: `18 h`, `18 h 30`, `6 PM`. Its parts stay on one line. */
function timeOfDay(at: number): string {
  const hours = new Date(at).getHours();
  const minutes = new Date(at).getMinutes();
  if (settings.language === 'fr') return `${hours}\u00a0h${minutes ? `\u00a0${String(minutes).padStart(2, '0')}` : ''}`;
  const minute = minutes ? '2-digit' : undefined;
  return new Intl.DateTimeFormat(settings.language, { hour: 'numeric', minute }).format(at);
}

const isToday = (at: number, now: number): boolean => new Date(at).toDateString() === new Date(now).toDateString();

/** Whether a moment is so far away that its day is said instead of its time. */
const isFar = (at: number, now: number): boolean => !isToday(at, now) && at - now >= WEEKDAYS * DAY;

/** A moment that is to come, in few words: the time of today, the weekday and the time, or the day. */
export function comingMoment(at: number, now: number): string {
  const shown = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(settings.language, options).format(at);
  if (isFar(at, now)) return shown({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = timeOfDay(at);
  return isToday(at, now) ? time : `${shown({ weekday: 'long' })} ${time}`;
}

/** A moment to come, as it stands after `jusqu’` or `until`: `à mardi 18 h`, `au lundi 23 novembre`; in English alone. */
export function untilMoment(at: number, now: number): string {
  const moment = comingMoment(at, now);
  if (settings.language !== 'fr') return moment;
  return `${isFar(at, now) ? 'au' : 'à'} ${moment}`;
}

/** Until when something lasts, where the reader is: `jusqu’à mardi 18 h`. */
export const until = (at: number, now: number): string => say('site-until', { when: untilMoment(at, now) });

const UNITS = [
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const LONG_AGO = 7;

/** How long ago something was, in words; the day if that is more than a week. */
export function ago(then: number, now: number): string {
  const passed = Math.max(0, now - then);
  const [unit, size] = UNITS.find((one) => passed >= one[1]) ?? ['second', 1000];
  if (unit === 'day' && passed / size > LONG_AGO) return shownDay(then);
  const count = unit === 'second' ? 0 : -Math.floor(passed / size);
  return new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' }).format(count, unit);
}
