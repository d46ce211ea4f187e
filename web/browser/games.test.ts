/** The same stories for every game: a whole game against the computer, and what axe says of its table. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isHere, myTurn, setTable, visitor } from './visit';

/** Take the first hint and make that move; pass, accept or whatever is left where there is none. */
async function act(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: /^(Accepter|Croire)/ });
  const hint = page.getByRole('button', { name: 'Indice', exact: true });
  await hint.or(accept).first().waitFor();
  if (await accept.first().isVisible()) return void (await accept.first().click());
  await hint.click();
  const hints = page.getByRole('dialog', { name: 'Des coups possibles' });
  const first = hints.getByRole('button').first();
  const isMove = (await first.textContent())?.trim() !== 'Fermer';
  await first.click();
  if (isMove) return void (await page.locator('.stage button.main:enabled').last().click());
  await instead(page);
}

/** What is left where nothing is proposed: any card, a row that goes, a turn passed. */
async function instead(page: Page): Promise<void> {
  const sure = page.getByRole('dialog').getByRole('button', { name: /^(Passer|Retirer)/ });
  const card = page.getByRole('group', { name: /cartes/i }).locator('button:enabled');
  const cannot = page.getByRole('button', { name: /^(Je ne peux pas|Passer)$/ });
  if (await card.first().isVisible()) {
    await card.first().click();
    return void (await page.locator('.stage button.main:enabled').last().click());
  }
  if (await cannot.first().isVisible()) await cannot.first().click();
  const row = page.getByRole('button', { name: /^Retirer la rangée/ });
  await row.or(sure).first().click();
  if (!(await sure.isHidden())) await sure.click();
}

const events = (page: Page) => page.locator('ol[aria-labelledby=log] li').count();

describe.runIf(isHere)('every game', () => {
  it.each([
    ['Mots de Tête', 'short'],
    ['Typo', 'french'],
    ['Topscore', 'french'],
  ])('%s is played to the end against the computer', async (game, preset) => {
    const page = await visitor();
    await setTable(page, { game, preset });
    await page.locator('.expected').waitFor();
    let turns = 0;
    while (await myTurn(page)) {
      if (turns === 2) {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
      }
      const told = await page.locator('.expected').textContent();
      const seen = await events(page);
      await act(page);
      await expect
        .poll(async () => (await events(page)) > seen || (await page.locator('.expected').textContent()) !== told, { timeout: 20_000 })
        .toBe(true);
      turns++;
    }
    expect(turns).toBeGreaterThan(3);
    await page.getByRole('link', { name: 'Revoir la partie' }).click();
    await page.getByRole('button', { name: 'À la fin' }).click();
  });
});
