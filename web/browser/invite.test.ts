/** Inviting somebody: the address that works for them, what they read, and what the host arranges before the game. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE, ME, tabTo } from './at-table';
import { startNetworkServer } from './server';
import { begin, openTable } from './tables';
import { faults, isHere, PHONE, setTable, site, visitor } from './visit';

let server: Awaited<ReturnType<typeof startNetworkServer>>;

beforeAll(async () => {
  if (isHere) server = await startNetworkServer();
});
afterAll(() => server?.stop());

describe.runIf(isHere)('an invitation', () => {
  it('leads a guest from the local network to the table, where the host arranges the seats and a latecomer watches', async () => {
    const host = await visitor();
    await host.goto(server.site);
    const id = await openTable(host, { game: 'topword', seats: [ME, FREE, FREE], preset: 'french' });
    await host.goto(`${server.site}/table/${id}`);
    const link = await host.getByLabel('Lien de la table').inputValue();
    expect(link).toBe(`${server.network}/table/${id}`);
    expect(await host.getByRole('img', { name: /^Code à viser/ }).getAttribute('data-link')).toBe(link);
    await host.getByText('Inviter des spectateurs').click();
    const watchLink = await host.getByLabel('Lien pour regarder').inputValue();
    expect(await faults(host)).toEqual([]);

    const guest = await visitor({ ...PHONE, locale: 'en-GB', colorScheme: 'dark', storageState: undefined });
    await guest.goto(link);
    await guest.getByRole('heading', { name: 'Joueur 1 invites you to play Topword' }).waitFor();
    for (const fact of ['Variant: French rules', '1 to 4 players · 45 minutes']) await guest.getByText(fact).waitFor();
    await guest.getByText('In thirty seconds').tap();
    await guest.getByText(/^You may also lay a letter on top of another one/).waitFor();
    expect(await guest.getByRole('link', { name: '2-minute lesson' }).getAttribute('href')).toBe('/lesson/topword');
    expect(await faults(guest)).toEqual([]);
    await guest.getByLabel('Your name').fill('Player 2');
    await guest.getByRole('button', { name: 'Take a seat' }).tap();
    await guest.getByText('Joueur 1 will start the game.').waitFor();
    expect(await guest.getByRole('button', { name: 'Start' }).count()).toBe(0);

    await guest.getByLabel('Your message').fill('Hello');
    await guest.getByRole('button', { name: 'Send' }).tap();
    await host.getByText('Player 2 Hello').first().waitFor();

    await host.getByRole('button', { name: 'Ajouter l’ordinateur' }).click();
    const seats = host
      .getByRole('list')
      .filter({ has: host.getByText('hôte', { exact: true }) })
      .getByRole('listitem');
    await expect.poll(() => seats.nth(2).textContent()).toContain('Lapin');
    await tabTo(host, /^Faire passer Lapin à la place 2$/);
    await host.keyboard.press('Enter');
    await expect.poll(() => seats.nth(2).textContent()).toContain('Player 2');
    expect(await faults(host)).toEqual([]);

    const late = await visitor();
    await late.goto(link);
    await late.getByText(/^Toutes les places sont prises/).waitFor();
    expect(await late.getByRole('button', { name: 'Prendre place' }).count()).toBe(0);
    await late.getByLabel('Votre message').waitFor();
    await begin(host);
    await guest.locator('.expected').waitFor();
    await late.getByText('Vous regardez cette partie.').waitFor();

    await guest.goto(`${server.network}/profile`);
    await expect.poll(() => guest.getByLabel('Your name').inputValue()).toBe('Player 2');
    expect(watchLink).toBe(`${link}?watch=1`);
  });

  it('is taken back by the host, who removes a guest before the game', async () => {
    const host = await visitor();
    await setTable(host, { seats: ['open'] });
    const guest = await visitor(PHONE);
    await guest.goto(host.url());
    await guest.getByLabel('Votre nom').fill('Joueur 2');
    await guest.getByRole('button', { name: 'Prendre place' }).tap();
    await host.getByRole('button', { name: /^Retirer/ }).click();
    await host.getByText('Cette personne ne pourra plus s’y asseoir.').waitFor();
    await host.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
    await guest.getByText('L’hôte vous a retiré de la table.').waitFor();
    expect(await guest.getByLabel('Votre nom').count()).toBe(0);
    expect(await faults(guest)).toEqual([]);
    await host.getByText('place libre', { exact: true }).waitFor();
  });

  it('to watch takes no seat, unless one changes one’s mind', async () => {
    const host = await visitor();
    await setTable(host, { seats: ['open'] });
    const watcher = await visitor();
    await watcher.goto(`${host.url()}?watch=1`);
    await watcher.getByText(/^Vous regarderez la partie/).waitFor();
    expect(await watcher.getByLabel('Votre nom').count()).toBe(0);
    await watcher.getByRole('button', { name: 'Prendre une place' }).click();
    await watcher.getByLabel('Votre nom').waitFor();
  });

  it('from a server that listens for its own machine only says how to start it', async () => {
    const host = await visitor();
    await setTable(host, { seats: ['open'] });
    await host.getByText(`ludomots serve --host 0.0.0.0 --port ${new URL(site).port}`).waitFor();
    expect(await host.getByRole('img', { name: /^Code à viser/ }).count()).toBe(0);
    expect(await host.getByLabel('Lien de la table').inputValue()).toBe(host.url());
  });

  it('over plain http says why there is no passkey there, and where the host reads how to get https', async () => {
    const guest = await visitor();
    // Addresses of this machine count as secure for a browser; those of a local network do not.
    await guest.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
    await guest.goto(`${site}/profile`);
    await guest.getByText(/^Ce site est ouvert sans https.*docs\/hosting\.md/).waitFor();
  });
});
