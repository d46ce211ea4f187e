/** A step of a game that is looked back at: the table that the server sent with the position of that step on it. */
import type { Eyes, Replayed } from '../wire/types';

export function eyesAt({ eyes }: Replayed, step: Replayed['steps'][number]): Eyes {
  return { ...eyes, view: { ...eyes.view, game: step.view } };
}
