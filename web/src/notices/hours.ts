/** Times of a day: minutes since midnight, and as the field of a page has them. */

/** The minutes of a field's text: `22:30` is 1350. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

export function shownMinutes(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
