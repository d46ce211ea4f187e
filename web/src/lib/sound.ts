/** Soft sounds made by the browser itself; silent unless somebody asked for them. */
import { ring, type Sound } from './notes';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  ring(context, which);
}
