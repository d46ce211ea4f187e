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

/** Open a table and go there. */
export async function open(table: WantedTable): Promise<void> {
  await whoAmI();
  const { id } = await send<{ id: string }>('POST', '/api/tables', table);
  go(`/table/${id}`);
}

/** Sit down against the computer at once. */
export async function playNow(game: string, level: string): Promise<void> {
  choose({ levels: { ...settings.levels, [game]: level } });
  const { name } = await whoAmI();
  await open({
    game,
    ...usualRules(game),
    seats: [
      { type: 'mine', name },
      { type: 'bot', level },
    ],
    visibility: 'private',
  });
}
