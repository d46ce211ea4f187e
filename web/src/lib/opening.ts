/** Opening tables. */
import type { ShelfGame, WantedTable } from '../wire/types';
import { send } from './api';
import { LEVELS } from './levels';
import { whoAmI } from './me.svelte';
import { go } from './router.svelte';
import { choose, settings, type Language } from './settings.svelte';

export type WantedSeat = WantedTable['seats'][number];

/** The level that is proposed to somebody who never chose one. */
const FIRST_LEVEL = LEVELS.find(({ usual }) => usual)?.name;

/** The level to propose: the one chosen last, if the game has it. */
export function usualLevel({ name, levels }: ShelfGame): string {
  return [settings.levels[name], FIRST_LEVEL].find((one) => one && levels.includes(one)) ?? levels[0] ?? '';
}

/** The language of the words of a quick game. */
export const wordsLanguage = (): Language => settings.words ?? settings.language;

/** The rules of a quick game with words of the chosen language. */
export function usualRules(game: ShelfGame): Pick<WantedTable, 'preset' | 'changes'> {
  return game.usual[wordsLanguage()] ?? {};
}

/** Open a table and go there. */
export async function open(table: WantedTable, before?: (id: string) => void): Promise<void> {
  await whoAmI();
  const { id } = await send<{ id: string }>('POST', '/api/tables', table);
  before?.(id);
  go(`/table/${id}`);
}

/** Sit down against the computer at once. */
export async function playNow(game: ShelfGame, level: string): Promise<void> {
  choose({ levels: { ...settings.levels, [game.name]: level } });
  await open(await against(game, level));
}

/** Sit down alone at once, to beat one's own score. */
export async function playAlone(game: ShelfGame): Promise<void> {
  const { name } = await whoAmI();
  await open({ game: game.name, ...game.alone[wordsLanguage()], seats: [{ type: 'mine', name }] });
}

/** Open another table like one of mine, invite the others who sat there, and go there. */
export async function playAgain(table: string): Promise<void> {
  const { id } = await send<{ id: string }>('POST', `/api/tables/${encodeURIComponent(table)}/again`);
  go(`/table/${id}`);
}

/** A table for me and one computer player. */
export async function against(game: ShelfGame, level: string): Promise<WantedTable> {
  const { name } = await whoAmI();
  return {
    game: game.name,
    ...usualRules(game),
    seats: [
      { type: 'mine', name },
      { type: 'bot', level },
    ],
    visibility: 'private',
  };
}
