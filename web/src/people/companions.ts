/** The people who play on this device besides its owner, as the browser remembers them. */
import { choose, settings, type Companion } from '../lib/settings.svelte';
import type { Look } from '../wire/types';
import { COLOURS, FACES } from './looks';

const MOST = 8;

/** Remember who has sat down at this device, the last ones first. */
export function remember(people: readonly Companion[]): void {
  const names = new Set(people.map(({ name }) => name));
  const earlier = settings.companions.filter(({ name }) => !names.has(name));
  choose({ companions: [...people, ...earlier].slice(0, MOST) });
}

/** Forget somebody. */
export function forget(name: string): void {
  choose({ companions: settings.companions.filter((one) => one.name !== name) });
}

/** A face for somebody new at this device: one that nobody else has, as long as there are any. */
export function freshLook(taken: readonly Look[]): Look {
  const free = <Name extends string>(all: Record<Name, unknown>, used: readonly Name[]): Name => {
    const names = Object.keys(all) as Name[];
    return names.find((one) => !used.includes(one)) ?? names[used.length % names.length]!;
  };
  return {
    face: free(
      FACES,
      taken.map(({ face }) => face),
    ),
    colour: free(
      COLOURS,
      taken.map(({ colour }) => colour),
    ),
  };
}
