/** My mistakes at the server: what is due, and my answers. */
import { get, send } from '../lib/api';
import { zone } from '../study/learning';
import type { JudgedMistake, MyMistake, MyMistakes } from '../wire/types';
import type { Trying } from './trying.svelte';

const PATH = '/api/me/mistakes';
const at = ({ table, step }: MyMistake) => `${PATH}/${encodeURIComponent(table)}/${step}`;

/** How far I am, and the next positions, of a game and a theme if they are given. */
export function mistakes(game?: string, theme?: string): Promise<MyMistakes> {
  const asked = new URLSearchParams({ zone: String(zone()) });
  if (game) asked.set('game', game);
  if (theme) asked.set('theme', theme);
  return get<MyMistakes>(`${PATH}?${asked}`);
}

/** Answer a card with what was tried at its position. */
export function answer(card: MyMistake, { tries, isHelped }: Trying): Promise<JudgedMistake> {
  return send<JudgedMistake>('POST', at(card), { answers: card.answers, tries, helped: isHelped, zone: zone() });
}

/** Do not be asked a card any more. */
export const drop = (card: MyMistake) => send<void>('DELETE', at(card));
