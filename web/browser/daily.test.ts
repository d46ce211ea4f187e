/** The position of the day: found on the shelf, tried once, and shared without giving anything away. */
import { describe, expect, it } from 'vitest';
import { passIn } from './tables';
import { faults, isHere, PHONE, site, visitor } from './visit';

describe.runIf(isHere)('the position of the day', () => {
  it('is tried once from the shelf, and then says how one did', async () => {
    const page = await visitor();
    await page.goto(site);
    await page.getByRole('link', { name: 'La position du jour' }).click();
    await page.getByRole('heading', { name: 'La position du jour' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Chercher Topword' }).click();
    await page.getByText('Un seul essai').waitFor();
    expect(await page.getByRole('button', { name: 'Indice' }).count()).toBe(0);
    await passIn(page);
    await page.getByRole('heading', { name: 'Ce que l’ordinateur aurait joué' }).waitFor();
    const best = await page.locator('.best li b').first().textContent();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Les autres positions' }).click();
    await page.getByRole('link', { name: 'Revoir Topword' }).waitFor();
    await page.getByText('Un jour de suite').waitFor();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Partager' }).click();
    await page.getByText(/copié/i).waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toMatch(/[🟩🟨⬜]{5}.* · Topword/u);
    expect(shared).not.toContain(best!);
    await page.reload();
    await page.getByRole('link', { name: 'Revoir Topword' }).click();
    await page.getByRole('heading', { name: 'Ce que l’ordinateur aurait joué' }).waitFor();
  });

  it('is read on a phone, in English', async () => {
    const page = await visitor({ ...PHONE, locale: 'en-GB' });
    await page.goto(`${site}/daily`);
    await page.getByText('midnight in Paris').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await faults(page)).toEqual([]);
  });
});
