/** A number as it is printed: with a true minus sign. */
export function printed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
