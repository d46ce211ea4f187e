/** The games there are and the rules they can have, as the server tells them. */
import type { GameRules, OptionValue, RuleOption, ShelfGame } from '../wire/types';
import { get } from './api';
import { settings } from './settings.svelte';

/** In the order of the shelf. */
export const GAMES = ['topword', 'mots-de-tete', 'typo', 'topscore'] as const;

const asked = new Map<string, Promise<unknown>>();

/** Ask the server once for something that does not change. */
function once<T>(path: string, name = path): Promise<T> {
  const found = (asked.get(name) as Promise<T> | undefined) ?? get<T>(path);
  asked.set(name, found);
  found.catch(() => asked.delete(name));
  return found;
}

export function games(): Promise<readonly ShelfGame[]> {
  return once('/api/games');
}

/** The presets and options of a game, in the words of the language of now. */
export function rulesOf(game: string): Promise<GameRules> {
  const path = `/api/games/${game}`;
  return once(path, `${path} ${settings.language}`);
}

/** What an option is called at this value. */
export function valueName(option: RuleOption, value: OptionValue, minutes: (count: number) => string): string {
  const choice = option.choices.find((one) => one.value === value);
  if (choice) return choice.label;
  return option.seconds ? minutes(Number(value) / 60) : String(value);
}
