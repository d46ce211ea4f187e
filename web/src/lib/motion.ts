/** Whether things should stand still for this person. */
import { settings } from './settings.svelte';

export function isStill(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'still';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
