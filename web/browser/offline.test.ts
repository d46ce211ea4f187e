/** Without a connection: what works, what waits, and what is sent when it is back. */
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BOT, ME, sit, tabTo } from './at-table';
import { startLaterServer } from './server';
import { firstMove, passIn } from './tables';
import { faults, isHere, myTurn, PHONE, site, visitor } from './visit';

const DAY = 86_400_000;
const NOON = DAY / 2;

/** Keep everything on this device, as the page of the referee offers it. */
async function keepAll(page: Page, where = site): Promise<void> {
  await page.goto(`${where}/referee`);
  await page.getByRole('button', { name: /^Garder sur cet appareil \(0,\d Mo\)$/ }).click();
  await page.getByText('Tout est gardé sur cet appareil').waitFor({ timeout: 60_000 });
}

const isFine = async (page: Page) => {
  expect(await faults(page), page.url()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

describe.runIf(isHere)('offline', () => {
  it('the referee has its sand timer and score pad, and pages that need the server say so', async () => {
    const page = await visitor();
    await page.goto(site);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.goto(`${site}/profile`);
    await page.getByRole('heading', { name: 'Pas de connexion' }).waitFor();
    expect(await page.getByRole('link', { name: 'Vérifier un mot français' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Sablier et feuille de score' }).click();
    await page.getByRole('button', { name: 'Retourner' }).click();
    await page.getByRole('button', { name: 'Coucher' }).click();
    await page.getByLabel('Joueur 1, tour 1').fill('12');
    await page.getByLabel('Joueur 2, tour 1').focus();
    await page.locator('tfoot').getByText('12').waitFor();
    await page.getByText('Lettres restantes').waitFor();
    await page.getByLabel('Mot', { exact: true }).fill('chat');
    await page.keyboard.press('Enter');
    await page.getByText('seule la liste française peut répondre').waitFor();
    await page.goto(site);
    await page.getByRole('heading', { name: 'Pas de connexion' }).waitFor();
    await page.context().setOffline(false);
    await page
      .getByRole('button', { name: /Topword/ })
      .first()
      .waitFor();
  });

  it('a phone that kept everything looks words up, shows rules and their examples, and answers the position of the day', async () => {
    const page = await visitor(PHONE);
    await keepAll(page);
    await page.context().setOffline(true);
    await page.goto(site);
    await page.getByRole('heading', { name: 'Pas de connexion' }).waitFor();
    await isFine(page);

    await page.getByRole('link', { name: 'Vérifier un mot français' }).tap();
    const word = page.getByLabel('Mot', { exact: true });
    for (const [text, said] of [
      ['finissions', 'FINISSIONS : accepté'],
      ['cœur', 'COEUR : accepté'],
      ['km', 'KM : refusé'],
      ['xqzw', 'XQZW : inconnu'],
      ['porte-clés', 'a un trait d’union'],
    ] as const) {
      await word.fill(text);
      await word.press('Enter');
      await page.getByText(said).waitFor();
    }
    await isFine(page);

    const inEnglish = page.getByRole('button', { name: 'EN : English' });
    const inFrench = page.getByRole('button', { name: 'FR: français' });
    for (const game of ['topword', 'mots-de-tete']) {
      await page.goto(`${site}/rules/${game}`);
      await tabTo(page, /^Jouer ce coup$/);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Suite' }).waitFor();
    }
    await inEnglish.tap();
    await inFrench.waitFor(); // a language is kept once its texts are there
    await page.goto(`${site}/rules/typo`);
    await page.getByRole('heading', { name: 'An example on the table' }).waitFor();
    await inFrench.tap();
    await inEnglish.waitFor();

    await page.goto(`${site}/word`);
    await page.getByText('Tout est gardé sur cet appareil').waitFor();
    await page.goto(`${site}/daily`);
    await page.getByRole('link', { name: 'Chercher Topword' }).tap();
    await page.getByText('Sans réseau : ni les points').waitFor();
    await passIn(page);
    await page.getByText('Votre coup est gardé sur cet appareil').waitFor();
    await page.goto(`${site}/daily`);
    await page.getByText('Votre coup est gardé sur cet appareil').waitFor();
    await isFine(page);

    await page.context().setOffline(false);
    await page.getByText('Topword : votre coup joué sans réseau est arrivé et compte').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Revoir Topword' }).waitFor();
    expect(await page.getByText('est gardé sur cet appareil').count()).toBe(0);
  });

  it('says that a kept answer came after the end of its day, and does not count it', async () => {
    const later = await startLaterServer();
    onTestFinished(later.stop);
    const page = await visitor();
    await page.clock.setFixedTime(Date.now() - (Date.now() % DAY) + NOON);
    await keepAll(page, later.site);
    await page.context().setOffline(true);
    await page.goto(`${later.site}/daily/topword`);
    await passIn(page);
    await page.getByText('Votre coup est gardé sur cet appareil').waitFor();
    later.pass(DAY);
    await page.goto(`${later.site}/daily`);
    await page.context().setOffline(false);
    await page.getByText(/Topword\s: votre coup du .* est arrivé après minuit/).waitFor();
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
