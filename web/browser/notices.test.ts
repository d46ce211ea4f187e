/** Being told of one's turn while no page of the table is in sight: the worker's part, and the page of choices. */
import type { Page, Worker } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FREE, ME } from './at-table';
import { openTable } from './tables';
import { isHere, site, visitor } from './visit';

interface Shown {
  title: string;
  body: string;
  tag: string;
}
interface Scope {
  shown: Shown[];
  opened: string[];
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
}

/**
 * The worker of a page, and what pushes a message to it without any push service. The Chromium of the tests has no screen for
 * notices and no app icon: what the worker asks it to show is noted instead.
 */
async function worker(page: Page): Promise<{ scope: Worker; push: (message: object) => Promise<void> }> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const scope = page.context().serviceWorkers()[0]!;
  await scope.evaluate(() => {
    const here = self as unknown as Scope;
    here.shown = [];
    here.registration.showNotification = (title, { body, tag }) => {
      here.shown = [...here.shown.filter((one) => one.tag !== tag), { title, body, tag }];
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: () => Promise.resolve() });
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) found(active.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = async (message: object) => {
    const data = JSON.stringify(message);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId, data });
  };
  return { scope, push };
}

const shown = (scope: Worker) => scope.evaluate(() => (self as unknown as Scope).shown);

describe.runIf(isHere)('a push', () => {
  it('is shown once for one turn, and not at all while its table is in sight', async () => {
    const page = await visitor();
    await page.goto(site);
    const { scope, push } = await worker(page);
    const url = `/table/${await openTable(page, { game: 'topword', seats: [ME, FREE] })}`;
    const turn = { title: 'Topword', body: 'C’est à vous.', tag: 'turn-1', url, kind: 'turn' };
    await push(turn);
    await expect.poll(() => shown(scope)).toEqual([{ title: 'Topword', body: 'C’est à vous.', tag: 'turn-1' }]);
    await push({ ...turn, body: 'C’est de nouveau à vous.' });
    await expect.poll(() => shown(scope)).toMatchObject([{ body: 'C’est de nouveau à vous.' }]);

    // By a link of the site: the page is the same document, at another address.
    await page.reload();
    await page.getByRole('region', { name: 'Mes parties' }).getByRole('link').click();
    await page.locator('.start').waitFor();
    await push({ ...turn, tag: 'turn-2' });
    await push({ ...turn, tag: 'elsewhere', url: '/table/another' });
    await expect.poll(async () => (await shown(scope)).map(({ tag }) => tag)).toEqual(['turn-1', 'elsewhere']);
  });
});
