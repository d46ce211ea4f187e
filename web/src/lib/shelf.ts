/** The games there are, as the server tells them. */
import type { ShelfGame } from '../wire/types';
import { get } from './api';
import { settings } from './settings.svelte';

/** In the order of the shelf. */
export const GAMES = ['topword', 'mots-de-tete', 'typo', 'topscore'] as const;

const asked = new Map<string, Promise<readonly ShelfGame[]>>();

/** The games, their rules named in the language of now. */
export function games(): Promise<readonly ShelfGame[]> {
  const { language } = settings;
  const found = asked.get(language) ?? get<readonly ShelfGame[]>('/api/games');
  asked.set(language, found);
  found.catch(() => asked.delete(language));
  return found;
}
