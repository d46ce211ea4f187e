/** Every page, in both lights and both languages: nothing serious for axe, nothing beyond the screen. */
import { describe, expect, it } from 'vitest';
import { faults, isHere, setTable, site, visitor } from './visit';

const PAGES = ['/', '/rules/topword', '/lesson/topword', '/word', '/referee', '/replay', '/profile', '/about', '/nowhere'];

describe.runIf(isHere)('pages', () => {
  it.each([
    ['light', 'fr-FR', 1280],
    ['dark', 'en-GB', 360],
  ] as const)('by %s, in %s, at %i pixels', async (colorScheme, locale, width) => {
    const page = await visitor({ colorScheme, locale, viewport: { width, height: 760 } });
    for (const path of PAGES) {
      await page.goto(site + path, { waitUntil: 'networkidle' });
      expect(await faults(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(width);
    }
  });

  it.each(['light', 'dark'] as const)('the waiting room by %s', async (colorScheme) => {
    const page = await visitor({ colorScheme, viewport: { width: 360, height: 740 } });
    await setTable(page, { seats: ['open'] });
    await page.getByLabel('Lien de la table').waitFor();
    expect(await faults(page)).toEqual([]);
  });
});
