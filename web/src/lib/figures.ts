/** A number as it is printed: with a true minus sign. */
export function printed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A text in which negative numbers have a true minus sign. */
export function withMinus(text: string): string {
  return text.replace(/-(?=\d)/g, '−');
}

/** A share of 1 in whole hundredths. */
export function hundredths(share: number): number {
  return Math.round(share * 100);
}
