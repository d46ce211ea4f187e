/** The shelf of somebody with many running games: they are tidy, can be put away, and playing stays in reach. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOT, ME, sit } from './at-table';
import { faults, isHere, PHONE, site, visitor } from './visit';

const GAMES = ['topword', 'typo', 'topscore', 'mots-de-tete', 'topword', 'typo', 'topword'];

async function begin(page: Page, games: string[]): Promise<void> {
  for (const game of games) await sit(page, game, [ME, BOT]);
  await page.goto(site);
  await page.getByRole('heading', { name: 'Mes parties' }).waitFor();
}

describe.runIf(isHere)('home', () => {
  it('of a phone with seven running games has “Jouer” in sight, and all games behind one button', async () => {
    const page = await visitor(PHONE);
    await begin(page, GAMES);
    const play = await page.getByRole('button', { name: /^Jouer Topword/ }).boundingBox();
    expect(play!.y).toBeLessThan(700);
    const games = page.getByRole('region', { name: 'Mes parties' }).getByRole('listitem').filter({ visible: true });
    expect(await games.count()).toBe(1);
    await page.getByRole('button', { name: 'Toutes mes parties (7)' }).click();
    expect(await games.count()).toBe(7);
    expect(await faults(page)).toEqual([]);
  });

  it('tells score, turn and age of a running game, lets it be put away and brought back', async () => {
    const page = await visitor();
    await begin(page, ['mots-de-tete', 'topword']);
    const games = page.getByRole('region', { name: 'Mes parties' }).getByRole('listitem');
    expect(await games.count()).toBe(2);
    const one = games.filter({ hasText: 'Topword' });
    expect(await one.textContent()).toMatch(/Score \d+ – \d+/);
    expect(await one.textContent()).toMatch(/(à vous|à Débutant|à .+) · (maintenant|il y a)/);
    await one.getByRole('button', { name: /^Écarter/ }).click();
    expect(await games.count()).toBe(1);
    await page.reload();
    await games.first().waitFor();
    expect(await games.count()).toBe(1);
    await games.getByRole('button', { name: /^Écarter/ }).click();
    await page.getByRole('button', { name: 'Remettre les 2 parties écartées' }).click();
    expect(await games.count()).toBe(2);
    await games.first().getByRole('link').click();
    await page.waitForURL(/\/table\//);
  });

  it('says in which language a box is played, and plays it so', async () => {
    const page = await visitor({ locale: 'en-GB' });
    await page.goto(site);
    const box = page.locator('article[data-game="topscore"]');
    await box.getByText('English words').waitFor();
    await page.getByRole('group', { name: 'Language of the words' }).getByText('French').click();
    await box.getByText('French words').waitFor();
    await page.getByRole('group', { name: 'Language of the words' }).getByText('English').click();
    await box.getByRole('button', { name: /^Play Topscore/ }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('summary').getByText('English words').waitFor();
  });
});
