/** Every page, in both lights and both languages: nothing serious for axe, nothing beyond the screen. */
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { isHere, setTable, site, visitor } from './visit';

const PAGES = ['/', '/rules/topword', '/lesson/topword', '/word', '/referee', '/replay', '/profile', '/about', '/nowhere'];

describe.runIf(isHere)('pages', () => {
  it.each([
    ['light', 'fr-FR', 1280],
    ['dark', 'en-GB', 360],
  ] as const)('by %s, in %s, at %i pixels', async (colorScheme, locale, width) => {
    const page = await visitor({ colorScheme, locale, viewport: { width, height: 760 } });
    for (const path of PAGES) {
      await page.goto(site + path, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html.slice(0, 120)}`);
      expect(found).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(width);
    }
  });

  it.each(['light', 'dark'] as const)('the waiting room by %s', async (colorScheme) => {
    const page = await visitor({ colorScheme, viewport: { width: 360, height: 740 } });
    await setTable(page, { seats: ['open'] });
    await page.getByLabel('Lien de la table').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('a table by %s', async (colorScheme) => {
    const page = await visitor({ colorScheme });
    await setTable(page, { preset: 'short' });
    await page.getByRole('grid').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  });
});
