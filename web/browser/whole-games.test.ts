/**
 * Games between two people in two browsers, to their last move: one at a desk by keyboard, one at a phone with fingers. Both see the
 * plain table, which has a button for each move.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FREE, ME, sit, step } from './at-table';
import { isHere, PHONE, visitor } from './visit';

/** Rules that make a game short. */
const SHORT = [
  { game: 'topword', preset: 'short', changes: {} },
  { game: 'topscore', preset: 'french', changes: { naming: 'program' } },
  { game: 'mots-de-tete', preset: 'short', changes: { target: 40 } },
] as const;

const PASS = { name: /^Passer/ };

interface Player {
  page: Page;
  press: (button: Locator) => Promise<void>;
}

const over = (page: Page) => page.locator('.result h2');
const field = (page: Page) => page.getByLabel('Un coup, en notation');
const moves = (page: Page) => page.getByRole('group', { name: 'Coups possibles' }).getByRole('button');

async function byKeyboard(button: Locator): Promise<void> {
  await button.focus();
  await button.page().keyboard.press('Enter');
}

/** Make the first move that the table offers; where it offers none, pass. */
async function move({ page, press }: Player): Promise<void> {
  const first = moves(page).first();
  const found = await first.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
  if (found) return press(first);
  await press(page.getByRole('button', PASS).first());
  const sure = page.getByRole('dialog').getByRole('button', PASS);
  if (await sure.isVisible()) await press(sure);
}

/** Open a table, join it by its link, begin, and look at it as text with a button for each move. */
async function begun(game: string, preset: string, changes: object): Promise<[Player, Player]> {
  const [host, guest] = [await visitor(), await visitor(PHONE)];
  await sit(host, game, [ME, FREE], preset, changes);
  await guest.goto(host.url());
  await guest.getByLabel('Votre nom').fill('Joueur 2');
  await guest.getByRole('button', { name: 'Prendre place' }).tap();
  await host.getByRole('button', { name: 'Commencer' }).click();
  await guest.locator('.expected').waitFor();
  for (const page of [host, guest]) {
    await page.goto(`${page.url()}?face=plain`);
    await page.getByRole('region', { name: 'La position' }).waitFor();
  }
  return [
    { page: host, press: byKeyboard },
    { page: guest, press: (button) => button.tap() },
  ];
}

describe.runIf(isHere)('a whole game in two browsers', () => {
  it.each(SHORT)('$game', async ({ game, preset, changes }) => {
    const players = await begun(game, preset, changes);
    const turns = players.map(() => 0);
    for (;;) {
      await Promise.race(players.map(({ page }) => over(page).or(field(page)).first().waitFor()));
      if (await over(players[0].page).isVisible()) break;
      const at = (await field(players[0].page).isVisible()) ? 0 : 1;
      turns[at]!++;
      await step(players[at].page, () => move(players[at]));
    }
    const said = await Promise.all(players.map(({ page }) => over(page).textContent()));
    expect(said[0]).toMatch(/gagne|égalité|Égalité/);
    expect(said[1]).toBe(said[0]);
    expect(Math.min(...turns)).toBeGreaterThan(1);
  });
});
