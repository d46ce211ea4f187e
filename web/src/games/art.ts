/** The pictures on the boxes, found by the folder of their game. The shelf shows all of them at once. */
import type { Component } from 'svelte';

const ART = import.meta.glob<Component>('./*/BoxArt.svelte', { eager: true, import: 'default' });

/** The picture of a game, if it has one of its own. */
export function artOf(game: string): Component | undefined {
  return ART[`./${game}/BoxArt.svelte`];
}
