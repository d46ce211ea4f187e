/** Without a connection the site says so, in words. */
import { describe, it } from 'vitest';
import { isHere, site, visitor } from './visit';

describe.runIf(isHere)('offline', () => {
  it('has a page that says what to do', async () => {
    const page = await visitor();
    await page.goto(site);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.goto(`${site}/word`);
    await page.getByText('Pas de connexion.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: /Réessayer/ }).click();
    await page.getByRole('heading', { name: 'Ce mot est-il bon ?' }).waitFor();
  });
});
