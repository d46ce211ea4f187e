/** The games there are, as the server tells them. */
import type { ShelfGame } from '../wire/types';
import { get } from './api';

/** In the order of the shelf. */
export const GAMES = ['topword', 'mots-de-tete', 'typo', 'topscore'] as const;

let asked: Promise<readonly ShelfGame[]> | null = null;

export function games(): Promise<readonly ShelfGame[]> {
  asked ??= get<readonly ShelfGame[]>('/api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
