/** One's own mistakes: a decision tried again, the deck over several days, and the page of statistics. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLaterServer } from './server';
import { firstMove, openTable, passIn, reviewTable } from './tables';
import { faults, isHere, PHONE, visitor } from './visit';

const DAY = 86_400_000;

/** Pass in a game alone, which ends it, and have it reviewed; returns the table. */
async function mistaken(page: Page, site: string): Promise<string> {
  await page.goto(site);
  const seats = [{ type: 'mine', name: 'Joueur 1' }];
  let table = '';
  // Passing is a mistake where there is a word to lay.
  await firstMove(page, async () => {
    table = await openTable(page, { game: 'topword', preset: 'short', seats });
    await page.goto(`${site}/table/${table}`);
  });
  await page.keyboard.press('Escape');
  await passIn(page);
  await page.locator('.result h2').waitFor();
  await reviewTable(page, table);
  return table;
}

describe.runIf(isHere)('my mistakes', () => {
  let later: Awaited<ReturnType<typeof startLaterServer>>;
  beforeAll(async () => {
    later = await startLaterServer();
  });
  afterAll(() => later.stop());

  it('are tried again by keyboard, come back over the days, and count', async () => {
    const page = await visitor();
    await mistaken(page, later.site);
    await page.goto(`${later.site}/study`);
    await page.getByRole('link', { name: 'Mes erreurs' }).click();
    await page.getByText('1 position à revoir aujourd’hui').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Commencer' }).press('Enter');
    const asked = page.getByRole('region', { name: 'Réessayer' });
    await asked.getByRole('button', { name: 'Un indice' }).press('Enter');
    await asked.getByText(/^Thème\s: /).waitFor();
    await passIn(page);
    await asked.getByText(/du meilleur coup, le .* coups examinés/).waitFor();
    await asked.getByRole('button', { name: 'La solution' }).press('Enter');
    await asked.getByText(/^À revoir bientôt/).waitFor();
    expect(await faults(page)).toEqual([]);
    await asked.getByRole('button', { name: 'C’est tout pour aujourd’hui.' }).press('Enter');
    await page.getByText('1 jour', { exact: true }).waitFor();

    later.pass(DAY);
    await page.reload();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await asked.getByRole('button', { name: 'Ne plus me la demander' }).waitFor({ state: 'hidden' });
    await asked.getByRole('button', { name: 'La solution' }).click();
    await asked.getByRole('button', { name: 'Ne plus me la demander' }).click();
    await page.getByText(/^Rien ici pour le moment/).waitFor();
  });

  it('make statistics, which others see by a link until it is ended', async () => {
    const page = await visitor(PHONE);
    await mistaken(page, later.site);
    await page.goto(`${later.site}/stats`);
    await page.getByRole('heading', { name: '1 partie terminée' }).waitFor();
    await page.getByRole('img', { name: /La précision/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByLabel('Montrer cette page à ceux qui ont le lien').tap();
    const link = page.getByRole('link', { name: /\/stats\// });
    const address = (await link.getAttribute('href'))!;
    expect(await faults(page)).toEqual([]);
    const other = await visitor({ locale: 'en-GB' });
    await other.goto(`${later.site}${address}`);
    await other.getByRole('heading', { name: '1 finished game' }).waitFor();
    await page.getByLabel('Montrer cette page à ceux qui ont le lien').tap();
    await link.waitFor({ state: 'hidden' });
    await other.reload();
    await other.getByText('These statistics are not shared, or no longer.').waitFor();
  });
});
