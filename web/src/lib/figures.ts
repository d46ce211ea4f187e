import { settings } from './settings.svelte';

/** A number as it is printed: with a true minus sign. */
export function printed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A number with at most one decimal, in the reader's language. */
export function tenths(value: number): string {
  const format = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1, signDisplay: 'negative' });
  return format.format(value).replace('-', '−');
}

/** A share of 1 in whole hundredths. */
export function hundredths(share: number): number {
  return Math.round(share * 100);
}
