/** How stories and drawings come to a table without the pages before it, and how they find a move there. */
import type { Locator, Page } from 'playwright-core';

const SHOW = /^(Voir les coups|Show the moves)$/;
const CLOSE = /^(Fermer|Close)$/;

export interface WantedTable {
  game: string;
  seats: readonly { type: string; name?: string; level?: string }[];
  preset?: string;
  changes?: object;
  pace?: { type: string; seconds?: number; days?: number };
  spectators?: { chat: boolean; delay: 'none' | 'move' | 'minutes' };
}

/** Open a table as the person whose page this is, which shows a page of the site; returns its id. */
export function openTable(page: Page, wanted: WantedTable): Promise<string> {
  return page.evaluate(async (table) => {
    const found = () => /csrftoken=([^;]+)/.exec(document.cookie)?.[1];
    // It comes with the page's first question to the server.
    while (!found()) await new Promise((wait) => setTimeout(wait, 20));
    const token = found()!;
    const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
    const opened = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) });
    return ((await opened.json()) as { id: string }).id;
  }, wanted);
}

/** Begin a game in its waiting room, once every seat is taken: before that its button begins without those who are on their way. */
export async function begin(host: Page): Promise<void> {
  await host.locator('.start button.main').click();
}

/** Press through the clues of the hints that are open until the moves are in sight; returns the first of them, or what closes. */
export async function movesShown(
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<Locator> {
  const buttons = page.getByRole('dialog').getByRole('button');
  await buttons.first().waitFor();
  const show = page.getByRole('button', { name: SHOW });
  if (await show.isVisible()) await press(show);
  await show.waitFor({ state: 'hidden' });
  return buttons.first();
}

/** Ask for a hint, and for the moves themselves; returns the first of them, or what closes. */
export async function hintsOf(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Indice|Hint)/ }).click();
  return movesShown(page);
}

/** Open tables until there is a word to lay: some racks have none. Returns the first that the hints propose. */
export async function firstMove(page: Page, open: () => Promise<void>): Promise<Locator> {
  for (;;) {
    await open();
    const first = await hintsOf(page);
    if (await isMove(first)) return first;
  }
}

/** Whether what the hints end with is a move; without one there is only the button that closes them. */
export async function isMove(first: Locator): Promise<boolean> {
  return !CLOSE.test((await first.textContent()) ?? '');
}

/** Play what the hints propose, so many times; returns whether the game goes on and there are hints. */
export async function playHints(page: Page, moves: number): Promise<boolean> {
  const hint = page.getByRole('button', { name: /^(Indice|Hint)/ });
  const isThere = (button: Locator, timeout: number) =>
    button.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
  for (let move = 0; move < moves; move++) {
    if (!(await isThere(hint, 6000))) return false;
    await (await hintsOf(page)).click();
    const main = page.locator('button.main:enabled').last();
    if (await isThere(main, 3000)) await main.click();
    await page.waitForTimeout(1500);
  }
  return isThere(hint, 6000);
}

/** Pass, and confirm it. */
export async function passIn(page: Page): Promise<void> {
  const pass = { name: /^(Passer|Pass)$/ };
  await page.getByRole('button', pass).first().click();
  await page.getByRole('dialog').getByRole('button', pass).click();
}

/** Leave a game, which ends it if nobody else plays. */
export async function leaveGame(page: Page): Promise<void> {
  const leave = { name: /^(Quitter la partie|Leave the game)$/ };
  await page.getByRole('button', leave).click();
  await page.getByRole('dialog').getByRole('button', leave).click();
}

/** Have a finished game reviewed, as its button does, and wait for the end. */
export async function reviewTable(page: Page, table: string): Promise<void> {
  await page.evaluate(async (path) => {
    const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    await (await fetch(path, { method: 'POST', headers: { 'x-csrf-token': token } })).text();
  }, `/api/tables/${table}/review`);
}
