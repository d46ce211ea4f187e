/** Time that passes on the page. */

const EVERY = 250;

/** A time that is read again four times a second, or every so many milliseconds: what shows minutes need not tick. */
export function ticking(read: () => number, every: () => number = () => EVERY): { readonly now: number } {
  let now = $state(read());
  $effect(() => {
    const timer = setInterval(() => (now = read()), every());
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Milliseconds as minutes and seconds, or hours where it is that long. */
export function shownTime(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
