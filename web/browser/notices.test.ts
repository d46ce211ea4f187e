/** Being told of one's turn while no page of the table is in sight. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FREE, ME, tabTo, turnOf, type Home } from './at-table';
import { letBeTold, WatchedWorker } from './notified';
import { begin, openTable } from './tables';
import { faults, isHere, myTurn, PHONE, site, visitor } from './visit';

/** How the person of this page is told, as the server has it. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    type Kept = { quiet: object | null; kinds: Record<string, { push: boolean }>; push: { devices: { here: boolean }[] } };
    return (await (await fetch('/api/me/notices')).json()) as Kept;
  });

describe.runIf(isHere)('a push', () => {
  it('is shown once for one turn, not while its table is in sight, and leads there; a new address is told to the server', async () => {
    const page = await visitor();
    await page.goto(site);
    const worker = await WatchedWorker.of(page);
    const url = `/table/${await openTable(page, { game: 'topword', seats: [ME, FREE] })}`;
    const turn = { title: 'Topword', body: 'C’est à vous.', tag: 'turn-1', url, kind: 'turn' };
    await worker.push(turn);
    await expect.poll(() => worker.shown()).toEqual([{ title: 'Topword', body: 'C’est à vous.', tag: 'turn-1' }]);
    await worker.push({ ...turn, body: 'C’est de nouveau à vous.' });
    await expect.poll(() => worker.shown()).toMatchObject([{ body: 'C’est de nouveau à vous.' }]);
    expect(await worker.pressed(url)).toBe(`opened ${url}`);

    // By a link of the site: the page is the same document, at another address.
    await page.reload();
    await page.getByRole('region', { name: 'Mes parties' }).getByRole('link').click();
    await page.locator('.start').waitFor();
    await worker.push({ ...turn, tag: 'turn-2' });
    await worker.push({ ...turn, tag: 'elsewhere', url: '/table/another' });
    await expect.poll(async () => (await worker.shown()).map(({ tag }) => tag)).toEqual(['turn-1', 'elsewhere']);
    expect(await worker.pressed(url)).toBe('brought to the front');

    await worker.moved();
    expect((await kept(page)).push.devices).toMatchObject([{ here: true }]);
  });
});

/** Two people at a table with two days for each turn, in browsers that can be told. */
async function correspondents(): Promise<[Home, Home]> {
  const pages = [await visitor(), await visitor({ ...PHONE, locale: 'en-GB' })] as const;
  for (const page of pages) await letBeTold(page);
  const [host, guest] = pages;
  await host.goto(site);
  const table = await openTable(host, { game: 'topword', seats: [ME, FREE], pace: { type: 'correspondence', days: 2 } });
  await host.goto(`${site}/table/${table}`);
  await guest.goto(`${site}/table/${table}`);
  await guest.getByLabel('Your name').fill('Player 2');
  await guest.getByRole('button', { name: 'Take a seat' }).tap();
  await begin(host);
  await guest.locator('.expected').waitFor();
  const homes = pages.map((page) => ({ page, broken: () => Promise.resolve() }));
  return turnOf(homes[0]!, homes[1]!);
}

describe.runIf(isHere)('a game that lasts for days', () => {
  it('tells whose turn it is and until when, and asks once whether to tell, after the first move', async () => {
    const [first, second] = (await correspondents()).map(({ page }) => page) as [Page, Page];
    const ask = (page: Page) => page.getByText(/Être prévenu quand ce sera à vous|Be notified when it is your turn/);
    await expect.poll(() => first.title()).toMatch(/^● (À vous|Your turn) · Topword · Ludomots$/);
    expect(await second.title()).toBe('Topword · Ludomots');
    for (const page of [first, second]) {
      await page
        .getByText(/^2\s[jd]$/)
        .first()
        .waitFor();
      await page.getByText(/^(jusqu’à|until) /).waitFor();
      expect(await ask(page).count()).toBe(0);
    }

    await passBy(first);
    await ask(first).waitFor();
    expect(await faults(first)).toEqual([]);
    await first.getByRole('button', { name: /Oui, me prévenir|Yes, notify me/ }).click();
    await ask(first).waitFor({ state: 'hidden' });
    expect((await kept(first)).push.devices).toMatchObject([{ here: true }]);

    await myTurn(second);
    const table = second.url();
    await second.goto(site);
    await expect.poll(() => second.title()).toMatch(/^\(1\) Ludomots/);
    const card = second.getByRole('region', { name: /Mes parties|My games/ }).getByRole('listitem');
    await card.getByText(/^(jusqu’à|until) /).waitFor();
    await second.goto(table);
    await passBy(second);
    await second.getByRole('button', { name: /Pas maintenant|Not now/ }).click();
    expect(await ask(second).count()).toBe(0);
    await second.reload();
    await second.locator('.expected').waitFor();
    expect(await ask(second).count()).toBe(0);
    expect((await kept(second)).push.devices).toEqual([]);

    await first.getByRole('button', { name: /^(Être prévenu|Notifications)$/ }).click();
    const told = first.getByRole('switch', { name: /pour cette partie|about this game/ });
    await told.uncheck();
    await first.getByRole('link', { name: /Comment je suis prévenu|How I am notified/ }).click();
    await first.getByRole('button', { name: /Ne plus prévenir|Stop notifying/ }).click();
    await first.getByRole('button', { name: /Me prévenir ici|Notify me here/ }).waitFor();
    expect((await kept(first)).push.devices).toEqual([]);
    await first.goBack();
    await first.getByRole('button', { name: /^(Être prévenu|Notifications)$/ }).click();
    await told.waitFor();
    expect(await told.isChecked()).toBe(false);
  });
});

/** Pass, at a desk or a phone, in either language. */
async function passBy(page: Page): Promise<void> {
  const button = { name: /^(Passer|Pass)$/ };
  await page.getByRole('button', button).first().click();
  await page.getByRole('dialog').getByRole('button', button).click();
}

describe.runIf(isHere)('the page of notices', () => {
  it('keeps by keyboard what one is told of and when not, and says why this browser cannot', async () => {
    const page = await visitor();
    await page.goto(`${site}/notices`);
    await page.getByText('Ce navigateur bloque les notifications de ce site.').waitFor();
    await page.getByText('Ce serveur n’envoie pas de courriel').waitFor();
    await tabTo(page, /^La position du jour, notification/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Ne pas me déranger/);
    await page.keyboard.press('Space');
    await page.getByLabel('De', { exact: true }).fill('23:30');
    await expect.poll(async () => (await kept(page)).quiet).toMatchObject({ from: 1410, to: 480 });
    expect((await kept(page)).kinds.daily?.push).toBe(true);
    expect(await faults(page)).toEqual([]);
    await page.reload();
    expect(await page.getByLabel('De', { exact: true }).inputValue()).toBe('23:30');
  });

  it('makes a link for calendars, and takes it back', async () => {
    const page = await visitor(PHONE);
    await page.goto(`${site}/notices`);
    await page.getByRole('button', { name: 'Créer le lien' }).tap();
    const link = await page.getByLabel('Lien de votre agenda').inputValue();
    expect((await page.request.get(link)).headers()['content-type']).toMatch(/^text\/calendar/);
    await page.getByRole('button', { name: 'Supprimer ce lien' }).tap();
    await page.getByRole('button', { name: 'Créer le lien' }).waitFor();
    expect((await page.request.get(link)).status()).toBe(404);
  });

  it('asks before a link of a mail does something, and says if it is no longer good', async () => {
    const page = await visitor();
    await page.goto(`${site}/notices/stop#nothing`);
    await page.getByRole('button', { name: 'Ne plus m’écrire' }).click();
    await page.getByText('Ce lien n’est plus valable.').waitFor();
    await page.goto(`${site}/notices/confirm#nothing`);
    await page.getByRole('button', { name: 'Oui, confirmer mon adresse' }).click();
    await page.getByText('Ce lien n’est plus valable.').waitFor();
    expect(await faults(page)).toEqual([]);
  });
});
