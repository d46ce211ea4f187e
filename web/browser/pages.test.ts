/** Every page, in both lights and both languages: nothing serious for axe, nothing beyond the screen. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADDRESSES } from './addresses';
import { faults, isHere, setTable, site, visitor } from './visit';

const PAGES = [...Object.values(ADDRESSES), '/study?words=en&list=around&word=eat', '/nowhere'];
const RECORD = readFileSync('../tests/records/golden/rulebook.txt', 'utf8');
const SMALL = { width: 360, height: 740 };

/** Nothing is wrong for axe, and nothing is wider than the screen. */
async function isFine(page: Page): Promise<void> {
  expect(await faults(page), page.url()).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, page.url()).toBeLessThanOrEqual(0);
}

describe.runIf(isHere)('pages', () => {
  it.each([
    ['light', 'fr-FR', 1280],
    ['dark', 'en-GB', 360],
  ] as const)('by %s, in %s, at %i pixels', async (colorScheme, locale, width) => {
    const page = await visitor({ colorScheme, locale, viewport: { width, height: 760 } });
    for (const path of PAGES) {
      await page.goto(site + path, { waitUntil: 'networkidle' });
      await isFine(page);
    }
  });

  it.each(['light', 'dark'] as const)('setting a table, then its waiting room, by %s', async (colorScheme) => {
    const page = await visitor({ colorScheme, viewport: SMALL });
    for (const game of ['Topword', 'Mots de Tête', 'Typo', 'Topscore']) {
      await page.goto(site);
      await page.getByRole('button', { name: `À plusieurs… ${game}` }).click();
      await page.getByRole('dialog').getByText('Toutes les règles').click();
      await page.getByRole('dialog').locator('.option').first().waitFor();
      await isFine(page);
    }
    await setTable(page, { seats: ['open'] });
    await page.getByLabel('Lien de la table').waitFor();
    await isFine(page);
  });

  it.each(['light', 'dark'] as const)('a table, its end and its replay by %s', async (colorScheme) => {
    const page = await visitor({ colorScheme });
    await setTable(page, { preset: 'short' });
    await page.getByRole('grid').waitFor();
    await isFine(page);
    await page.getByRole('button', { name: 'Quitter la partie' }).click();
    await isFine(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter la partie' }).click();
    await page.getByRole('heading', { name: /gagne/ }).waitFor();
    await isFine(page);
    await page.getByRole('link', { name: 'Revoir la partie', exact: true }).click();
    await page.getByRole('button', { name: 'À la fin' }).click();
    await isFine(page);
  });

  it.each(['light', 'dark'] as const)('the replay of a record, on a phone, by %s', async (colorScheme) => {
    const page = await visitor({ colorScheme, viewport: SMALL });
    await page.goto(`${site}/replay`);
    await page.getByLabel('ou son texte').fill(RECORD);
    await page.getByRole('button', { name: 'Revoir la partie' }).click();
    await page.getByRole('button', { name: 'À la fin' }).click();
    await page.getByRole('button', { name: /Vérifier/ }).click();
    await isFine(page);
  });
});
