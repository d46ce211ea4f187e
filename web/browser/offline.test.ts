/** Without a connection the site says so, in words. */
import { describe, expect, it } from 'vitest';
import { BOT, ME, sit } from './at-table';
import { firstMove } from './tables';
import { isHere, myTurn, site, visitor } from './visit';

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

  it('has the referee with sand timer and score pad', async () => {
    const page = await visitor();
    await page.goto(site);
    const kept = () => page.evaluate(async () => (await (await caches.open('ludomots-2')).keys()).map((one) => one.url).join());
    await expect.poll(kept, { timeout: 20_000 }).toMatch(/Referee[^,]*\.js/);
    await expect.poll(kept).toContain('other-fr');
    await page.context().setOffline(true);
    await page.goto(`${site}/word`);
    await page.getByRole('link', { name: /Sablier et feuille de score/ }).click();
    await page.getByRole('button', { name: 'Retourner' }).click();
    await page.getByRole('button', { name: 'Coucher' }).click();
    await page.getByLabel('Joueur 1, tour 1').fill('12');
    await page.getByLabel('Joueur 2, tour 1').focus();
    await page.locator('tfoot').getByText('12').waitFor();
  });

  it('a table says that it is cut off and why a laid word cannot be played, and goes on when the radio is on again', async () => {
    const page = await visitor();
    const first = await firstMove(page, async () => {
      await sit(page, 'topword', [ME, BOT]);
      await myTurn(page);
    });
    await first.click();
    const play = page.getByRole('button', { name: /^Jouer.*\d/ });
    await play.waitFor();
    await page.context().setOffline(true);
    await page.getByText('Pas de connexion. La partie est gardée').waitFor();
    await page.getByText('Pas de connexion : vos lettres restent en place').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Connexion rétablie.').waitFor();
    expect(await page.getByText('Pas de connexion').count()).toBe(0);
    await play.click();
    await expect.poll(() => play.count()).toBe(0);
  });
});
