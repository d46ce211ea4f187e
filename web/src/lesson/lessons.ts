/** Lessons: a real game against the weakest level, with somebody who tells what to do next. */
import { against, open } from '../lib/opening';
import type { ShelfGame } from '../wire/types';

const key = (id: string) => `lesson:${id}`;

export async function begin(game: ShelfGame): Promise<void> {
  await open(await against(game, game.levels[0]!), (id) => {
    try {
      sessionStorage.setItem(key(id), 'yes');
    } catch {
      // Without storage it is an ordinary game.
    }
  });
}

export function isLesson(id: string): boolean {
  try {
    return sessionStorage.getItem(key(id)) !== null;
  } catch {
    return false;
  }
}

export function end(id: string): void {
  sessionStorage.removeItem(key(id));
}
