/** The position of the day: what the server says of today, and the way to a game's position. */
import { get, Trouble } from '../lib/api';
import { say } from '../lib/texts.svelte';
import { settings } from '../lib/settings.svelte';
import type { DailyPosition, DailyToday } from '../wire/types';

export const today = (): Promise<DailyToday> => get<DailyToday>('/api/daily');

export const pathOf = (day: string, game: string): string =>
  `/api/daily/${day}/${encodeURIComponent(game)}?lang=${settings.language}`;

export async function positionOf(game: string): Promise<DailyPosition> {
  const { day, ends } = await today();
  if (ends <= Date.now()) throw new Trouble(say('site-daily-stale', { day: dayInWords(day) }), 'day-over', 410);
  return get<DailyPosition>(pathOf(day, game));
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A day in words, whatever the reader's own time is. */
export function dayInWords(day: string): string {
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(noon(day));
}

/** So many days up to one, the oldest first. */
export function daysUpTo(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const one = noon(day);
    one.setUTCDate(one.getUTCDate() - (count - 1 - at));
    return one.toISOString().slice(0, 10);
  });
}
