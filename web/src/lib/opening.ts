/** Opening tables. */
import type { WantedTable } from '../wire/types';
import { send } from './api';
import { whoAmI } from './me.svelte';
import { go } from './router.svelte';
import { choose, settings } from './settings.svelte';

export type WantedSeat = WantedTable['seats'][number];

/** The preset that suits readers of English, where there is one. */
const ENGLISH: Record<string, Pick<WantedTable, 'preset' | 'changes'>> = {
  topword: { preset: 'international' },
  typo: { preset: 'english' },
  'mots-de-tete': { preset: 'french', changes: { lexicon: 'en' } },
};

export const FIRST_LEVEL = 'famille';

/** The rules of a quick game in the reader's language. */
export function usualRules(game: string): Pick<WantedTable, 'preset' | 'changes'> {
  return (settings.language === 'en' && ENGLISH[game]) || { preset: 'french' };
}

/** The rules of a game alone, in the reader's language. */
function aloneRules(game: string): Pick<WantedTable, 'preset' | 'changes'> {
  const usual = usualRules(game);
  return game === 'mots-de-tete' ? { ...usual, preset: 'solo' } : usual;
}

/** Open a table and go there. */
export async function open(table: WantedTable, before?: (id: string) => void): Promise<void> {
  await whoAmI();
  const { id } = await send<{ id: string }>('POST', '/api/tables', table);
  before?.(id);
  go(`/table/${id}`);
}

/** Sit down against the computer at once. */
export async function playNow(game: string, level: string): Promise<void> {
  choose({ levels: { ...settings.levels, [game]: level } });
  await open(await against(game, level));
}

/** Sit down alone at once, to beat one's own score. */
export async function playAlone(game: string): Promise<void> {
  const { name } = await whoAmI();
  await open({ game, ...aloneRules(game), seats: [{ type: 'mine', name }] });
}

/** A table for me and one computer player. */
export async function against(game: string, level: string): Promise<WantedTable> {
  const { name } = await whoAmI();
  return {
    game,
    ...usualRules(game),
    seats: [
      { type: 'mine', name },
      { type: 'bot', level },
    ],
    visibility: 'private',
  };
}
