/** The worked examples of the rules, on real boards. */
import { describe, expect, it } from 'vitest';
import { isHere, site, visitor } from './visit';

describe.runIf(isHere)('rules', () => {
  it.each([
    ['topword', ['34', '21', '37']],
    ['mots-de-tete', ['17', '32', '23', '11']],
    ['typo', ['−2', '0', '0']],
    ['topscore', ['75', '50']],
  ])('of %s have an example that is played move by move', async (game, scores) => {
    const page = await visitor();
    await page.goto(`${site}/rules/${game}`);
    const heading = page.getByRole('heading', { name: 'Un exemple sur la table' });
    const example = page.locator('.card').filter({ has: heading });
    const end = example.getByText('L’exemple s’arrête ici.');
    const make = example.getByRole('button', { name: 'Jouer ce coup' });
    const next = example.getByRole('button', { name: 'Suite' });
    for (;;) {
      await make.click();
      await next.or(end).first().waitFor();
      if (await end.isVisible()) break;
      await next.click();
    }
    const shown = await example.locator('[data-seat] .score .unseen:has(+ .digits)').allTextContents();
    expect(shown.map((one) => one.replace(/[^−\d]/g, ''))).toEqual(scores);
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
