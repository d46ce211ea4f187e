/** The worked examples of the rules, on real boards, and the lessons. */
import { describe, expect, it } from 'vitest';
import { isHere, site, visitor } from './visit';
import { hintsOf } from './at-table';

describe.runIf(isHere)('rules', () => {
  it.each([
    ['topword', 'Joueur 1 34 · Joueur 2 21 · Joueur 3 37'],
    ['mots-de-tete', 'Joueur 1 17 · Joueur 2 32 · Joueur 3 23 · Joueur 4 11'],
    ['typo', 'Joueur 1 -2 · Joueur 2 0 · Joueur 3 0'],
    ['topscore', 'Joueur 1 75 · Joueur 2 50'],
  ])('of %s have an example that can be stepped through', async (game, scores) => {
    const page = await visitor();
    await page.goto(`${site}/rules/${game}`);
    const example = page.getByRole('region', { name: 'Un exemple sur la table' });
    await example.getByRole('button', { name: 'Coup suivant' }).click();
    await example
      .getByText(/^Joueur \d /)
      .first()
      .waitFor();
    await example.getByRole('button', { name: 'À la fin' }).click();
    await example.getByText(scores).waitFor();
  });

  it('are taught at a real table, one piece of advice after each move', async () => {
    const page = await visitor();
    await page.goto(`${site}/lesson/topword`);
    await page.getByRole('button', { name: 'Commencer la leçon' }).click();
    const coach = page.getByRole('note');
    await coach.getByText('1 sur 4').waitFor();
    await (await hintsOf(page)).click();
    await page.getByRole('button', { name: /^Jouer \d+ points?/ }).click();
    await coach.getByText('2 sur 4').waitFor();
    await coach.getByRole('button', { name: 'J’ai compris' }).click();
    await expect.poll(() => coach.count()).toBe(0);
  });

  it('tell whether a word is good, and why not', async () => {
    const page = await visitor();
    await page.goto(`${site}/word`);
    await page.getByLabel('Mot', { exact: true }).fill('rateau');
    await page.keyboard.press('Enter');
    await page
      .getByText(/râteau/)
      .first()
      .waitFor();
    await page.getByLabel('Mot', { exact: true }).fill('km');
    await page.keyboard.press('Enter');
    await page.getByText(/symbole/).waitFor();
  });
});
