/** Calm clocks: days and hours, then hours and minutes, and seconds only in the last minutes. */
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/texts.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A clock of days shows seconds when this much is left of it, a clock of one sitting in its last hour. */
const LAST_MINUTES = 10 * MINUTE;

/** Whether a clock shows no seconds. `ofDays`: somebody has days for each turn. */
export const isCalm = (left: number, ofDays: boolean): boolean => left > (ofDays ? LAST_MINUTES : HOUR);

interface Parts {
  days: number;
  hours: number;
  minutes: number;
}

/** Begun minutes count as whole ones, so that a clock of three days begins with three days. */
function partsOf(left: number): Parts {
  const all = Math.ceil(left / MINUTE);
  return { days: Math.floor(all / 1440), hours: Math.floor(all / 60) % 24, minutes: all % 60 };
}

/** The two largest units that are not zero. */
function largest<T>({ days, hours, minutes }: Parts, one: (unit: 'day' | 'hour' | 'minute', count: number) => T): T[] {
  const some = days
    ? ([
        ['day', days],
        ['hour', hours],
      ] as const)
    : ([
        ['hour', hours],
        ['minute', minutes],
      ] as const);
  return some.filter(([, count]) => count).map(([unit, count]) => one(unit, count));
}

/** What is left in few letters: `2 j 4 h`. */
export function calmTime(left: number): string {
  return largest(partsOf(left), (unit, count) => say(`site-short-${unit}`, { count })).join(' ');
}

/** What is left in whole words, for those who hear it. */
export function calmWords(left: number): string {
  const long = (unit: string, count: number) =>
    new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return largest(partsOf(left), long).join(' ');
}
