/** Pictures of playing together: the people around somebody, a player's page, a group, invitations, a leaderboard. */
import type { Page } from 'playwright-core';
import type { Drawing } from './drawing.ts';
import { begin, leaveGame, openTable } from './tables.ts';

const ME = { type: 'mine', name: 'Joueur 1' };
const FREE = { type: 'open' };
const GAMES = 3;

/** Tell the server something as the person whose page this is. */
function tell<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const text = await (await fetch(path, { method, headers, body })).text();
      return (text ? JSON.parse(text) : null) as T;
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

/** Finish a game with somebody, who leaves it. */
async function playWith({ page, site }: Drawing, other: Page): Promise<void> {
  const id = await openTable(page, { game: 'topword', seats: [ME, FREE] });
  await page.goto(`${site}/table/${id}`);
  await other.goto(`${site}/table/${id}`);
  await other.getByLabel('Votre nom').fill('Joueur 2');
  await other.getByRole('button', { name: 'Prendre place' }).click();
  await begin(page);
  await other.locator('.expected').waitFor();
  await leaveGame(other);
  await page.locator('.result h2').waitFor();
}

/** Draw all of it, with a friend who plays and leaves. */
export async function drawTogether(drawing: Drawing): Promise<void> {
  const { page, site } = drawing;
  const context = await page.context().browser()!.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
  const other = await context.newPage();
  for (let game = 0; game < GAMES; game++) await playWith(drawing, other);
  const everything = { seen: true, shares: true, ranked: true };
  for (const one of [page, other]) await tell(one, 'PUT', '/api/me/player', everything);
  const { met } = await tell<{ met: { player: { id: string } }[] }>(page, 'GET', '/api/me/people');
  const { me } = await tell<{ me: string }>(page, 'GET', '/api/me/people');
  const friend = met[0]!.player.id;
  await tell(other, 'PUT', `/api/me/friends/${me}`);
  await drawing.open('/people');
  await drawing.draw('people');
  await tell(page, 'PUT', `/api/me/friends/${friend}`);
  await drawing.open(`/player/${friend}`);
  await drawing.draw('player');
  await drawing.open('/leaderboard/topword');
  await drawing.draw('leaderboard');

  const { link } = await tell<{ link: string }>(other, 'POST', '/api/groups', { name: 'La table du dimanche' });
  await drawing.open(`/group/${link}`);
  await tell(page, 'PUT', `/api/groups/${link}/members`);
  const table = await openTable(other, { game: 'typo', seats: [ME, FREE] });
  await tell(other, 'POST', `/api/groups/${link}/tables`, { table });
  await drawing.open(`/group/${link}`);
  await drawing.draw('group');
  await drawing.open('/');
  await drawing.draw('invited');
  const mine = await openTable(page, { game: 'topword', seats: [ME, FREE, FREE] });
  await page.goto(`${site}/table/${mine}`);
  await page.getByRole('button', { name: /^Inviter ?Joueur 2$/ }).waitFor();
  await drawing.draw('inviting');
  await context.close();
}
