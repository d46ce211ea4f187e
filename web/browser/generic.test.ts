/** Any game through the plain table: its position as text, legal moves as buttons, a field for every other move. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOT, ME, pass, sit, step } from './at-table';
import { faults, games, isHere, myTurn, visitor } from './visit';

/** Sit down at a table against the computer, and ask for the plain view of it. */
async function sitPlainly(page: Page, game: string, preset?: string): Promise<void> {
  await sit(page, game, [ME, BOT], preset);
  await page.goto(`${page.url()}?face=plain`);
  await page.getByRole('region', { name: 'La position' }).waitFor();
}

const moves = (page: Page) => page.getByRole('group', { name: 'Coups possibles' }).getByRole('button');
const field = (page: Page) => page.getByLabel('Un coup, en notation');

describe.runIf(isHere)('the plain table', () => {
  it('lets every game of the shelf be begun, by buttons', async () => {
    const page = await visitor();
    for (const name of games) {
      await sitPlainly(page, name);
      expect(await myTurn(page)).toBe(true);
      await step(page, () => moves(page).first().click());
      expect(await page.getByRole('alert').count(), name).toBe(0);
      expect(await faults(page), name).toEqual([]);
    }
  });

  it('plays a whole game, and tells why a move that is typed is none', async () => {
    const page = await visitor();
    await sitPlainly(page, 'mots-de-tete', 'short');
    const position = page.getByRole('region', { name: 'La position' });
    let turns = 0;
    while (await myTurn(page)) {
      const before = await position.textContent();
      await field(page).waitFor();
      if (turns === 0) {
        await field(page).fill('???');
        await page.getByRole('button', { name: 'Jouer', exact: true }).click();
        await page.getByRole('alert').waitFor();
      }
      const first = moves(page).first();
      const found = await first.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
      await step(page, () => (found ? first.click() : pass(page)));
      if (found) await expect.poll(() => position.textContent()).not.toBe(before);
      turns++;
    }
    expect(turns).toBeGreaterThan(2);
  });
});
