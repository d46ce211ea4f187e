/** Soft sounds made by the browser itself; silent unless somebody asked for them. */
import { ring, type Sound } from './notes';
import { settings } from './settings.svelte';

/** A sound that comes later than this is not worth hearing. */
const TOO_LATE = 250;
/** Milliseconds of vibration and of rest, in turns. */
const PULSES = [80, 60, 80];

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (settings.sound) tryOut(which);
}

/** Let somebody hear a sound that they choose, whether sounds are on or not. */
export function tryOut(which: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'running') ring(context, which);
  else void wake(context, which);
}

/** Tell whoever holds the device that it is their turn, in the way they chose. */
export function tellTurn(): void {
  if (settings.turnSound !== 'none') sound(settings.turnSound);
  if (settings.vibrate && canVibrate()) navigator.vibrate(PULSES);
}

/** Whether this is a phone or tablet that can vibrate; computers say that they can, and do nothing. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Browsers keep a page silent until somebody has touched it. What was missed by then stays unheard. */
async function wake(sleeping: AudioContext, which: Sound): Promise<void> {
  const asked = performance.now();
  await sleeping.resume();
  if (performance.now() - asked < TOO_LATE) ring(sleeping, which);
}
