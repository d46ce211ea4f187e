/** What is sent arrives: a push at a push service, a mail at a mail server, and their links do what they say. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letBeTold, WatchedWorker } from './notified';
import { mailServer, pushService, Reader } from './post';
import { startServer } from './server';
import { faults, isHere, PHONE, visitor } from './visit';

let server: Awaited<ReturnType<typeof startServer>>;
let pushes: Awaited<ReturnType<typeof pushService>>;
let mails: Awaited<ReturnType<typeof mailServer>>;

beforeAll(async () => {
  if (!isHere) return;
  [pushes, mails] = await Promise.all([pushService(), mailServer()]);
  const by = ['--push-inside', '--mail-server', mails.address, '--mail-from', 'ludomots@example.org'];
  server = await startServer(undefined, 0, (site) => [...by, '--public-url', site]);
});
afterAll(async () => {
  await server?.stop();
  pushes?.stop();
  mails?.stop();
});

/** The link to a page of the site in the latest mail. */
const linkIn = (page: string) => new RegExp(`http\\S+/notices/${page}#\\S+`).exec(mails.came.at(-1) ?? '')?.[0];

describe.runIf(isHere)('what is sent', () => {
  it('is pushed to a browser that was allowed to, in its language, and shown by its worker', async () => {
    const page = await visitor({ locale: 'en-GB' });
    const reader = new Reader();
    await letBeTold(page, reader.subscription(pushes.address));
    await page.goto(`${server.site}/notices`);
    await page.getByRole('button', { name: 'Notify me here' }).click();
    await page.getByText('This browser notifies you, even when the site is closed.').waitFor();
    const before = pushes.came.length;
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await page.getByText('Sent. It usually arrives within a few seconds.').waitFor();
    await expect.poll(() => pushes.came.length).toBeGreaterThan(before);
    const message = reader.read(pushes.came.at(-1)!);
    const worker = await WatchedWorker.of(page);
    await worker.push(message);
    await expect.poll(() => worker.shown()).toMatchObject([{ title: message.title, body: message.body }]);
    expect(message.body).toMatch(/your turn/);
  });

  it('is mailed to an address that was confirmed, until one press stops it', async () => {
    const page = await visitor(PHONE);
    await page.goto(`${server.site}/notices`);
    await page.getByLabel('Votre adresse').fill('joueur1@example.org');
    await page.getByRole('button', { name: 'Recevoir des courriels' }).tap();
    await page.getByText('Un courriel est parti vers joueur1@example.org').waitFor();
    await expect.poll(() => linkIn('confirm')).toBeTruthy();
    await page.goto(linkIn('confirm')!);
    await page.getByRole('button', { name: 'Oui, confirmer mon adresse' }).tap();
    await page.getByText('Adresse confirmée.').waitFor();

    await page.getByRole('link', { name: 'Comment je suis prévenu' }).tap();
    await page.getByText('Les courriels vont à joueur1@example.org.').waitFor();
    expect(await page.getByRole('switch', { name: 'C’est à vous de jouer, courriel' }).isChecked()).toBe(true);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'M’envoyer un essai' }).tap();
    await expect.poll(() => linkIn('stop')).toBeTruthy();
    await page.goto(linkIn('stop')!);
    await page.getByRole('button', { name: 'Ne plus m’écrire' }).tap();
    await page.getByText('vous ne recevrez plus de courriel').waitFor();
    await page.goto(`${server.site}/notices`);
    await page.getByLabel('Votre adresse').waitFor();
  });
});
