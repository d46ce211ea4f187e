/** The games there are and the rules they can have, as the server tells them. */
import type { GameRules, OptionValue, RuleOption, ShelfGame } from '../wire/types';
import { get } from './api';
import { paint } from './colours';
import { settings } from './settings.svelte';

const asked = new Map<string, Promise<unknown>>();

/** The shelf once it has arrived; pages that show a game by name are drawn again then. */
let known = $state.raw<readonly ShelfGame[]>([]);

/** Ask the server once for something that does not change. */
function once<T>(path: string, then?: (found: T) => void): Promise<T> {
  const before = asked.get(path) as Promise<T> | undefined;
  if (before) return before;
  const found = get<T>(path).then((answer) => {
    then?.(answer);
    return answer;
  });
  asked.set(path, found);
  found.catch(() => asked.delete(path));
  return found;
}

/** All games in the order of the shelf. */
export function games(): Promise<readonly ShelfGame[]> {
  return once<readonly ShelfGame[]>('/api/games', (found) => {
    known = found;
    paint(found);
  });
}

/** A game of the shelf, if it is there and the shelf has arrived. */
export function gameOf(name: string): ShelfGame | undefined {
  return known.find((one) => one.name === name);
}

/** What a game is called. */
export function gameName(name: string): string {
  return gameOf(name)?.texts[settings.language]?.title ?? name;
}

/** What is printed on the boxes of the games that were asked for. */
const printed = new Map<string, GameRules['printed']>();

/** The presets and options of a game, in the words of the language of now. */
export function rulesOf(game: string): Promise<GameRules> {
  const path = `/api/games/${encodeURIComponent(game)}?lang=${settings.language}`;
  return once<GameRules>(path, (rules) => printed.set(game, rules.printed));
}

/** What a game's own components draw of its box. Its table is shown when this has arrived. */
export function printedOf<T>(game: string): T {
  return (printed.get(game) ?? {}) as T;
}

/** What an option is called at this value. */
export function valueName(option: RuleOption, value: OptionValue, minutes: (count: number) => string): string {
  const choice = option.choices.find((one) => one.value === value);
  if (choice) return choice.label;
  return option.seconds ? minutes(Number(value) / 60) : String(value);
}
