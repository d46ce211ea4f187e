/** Soft sounds made by the browser itself; silent unless somebody asked for them. */
import { ring, type Sound } from './notes';
import { settings } from './settings.svelte';

/** A sound that comes later than this is not worth hearing. */
const TOO_LATE = 250;

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'running') ring(context, which);
  else void wake(context, which);
}

/** Browsers keep a page silent until somebody has touched it. What was missed by then stays unheard. */
async function wake(sleeping: AudioContext, which: Sound): Promise<void> {
  const asked = performance.now();
  await sleeping.resume();
  if (performance.now() - asked < TOO_LATE) ring(sleeping, which);
}
