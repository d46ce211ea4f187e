/** The games there are, as the server tells them. */
import { get } from './api';

export interface ShelfOption {
  name: string;
  kind: 'bool' | 'int' | 'choice';
  default: unknown;
  choices: readonly unknown[] | null;
}

export interface ShelfGame {
  name: string;
  seats: readonly number[];
  presets: readonly { name: string; label: string }[];
  options: readonly ShelfOption[];
  levels: readonly string[];
  languages: readonly string[];
}

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
