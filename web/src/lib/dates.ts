import { settings } from './settings.svelte';

/** A day in words, in the reader's language. */
export function shownDay(milliseconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(milliseconds);
}
