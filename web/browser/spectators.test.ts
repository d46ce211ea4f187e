/** Those who watch: their own chat, a game that they see late; and reactions, on a phone and by keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FREE, ME, tabTo } from './at-table';
import { begin, openTable, type WantedTable } from './tables';
import { faults, isHere, PHONE, site, visitor } from './visit';

/** A host and a guest on a phone who have begun a game; returns its address, too. */
async function twoPlaying(wanted: Partial<WantedTable> = {}): Promise<{ host: Page; guest: Page; address: string }> {
  const host = await visitor();
  await host.goto(site);
  const id = await openTable(host, { game: 'topword', seats: [ME, FREE], preset: 'french', ...wanted });
  const address = `${site}/table/${id}`;
  const guest = await visitor(PHONE);
  for (const page of [host, guest]) await page.goto(address);
  await guest.getByLabel('Votre nom').fill('Joueur 2');
  await guest.getByRole('button', { name: 'Prendre place' }).tap();
  await host.getByText('Joueur 2').first().waitFor();
  await begin(host);
  for (const page of [host, guest]) await page.locator('.expected').waitFor();
  return { host, guest, address };
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Votre message').fill(text);
  await page.keyboard.press('Enter');
}

async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Passer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Passer' }).click();
}

const chatOf = (page: Page) => page.getByRole('list').filter({ has: page.getByText('Bien placé') });

describe.runIf(isHere)('spectators', () => {
  it('talk among themselves while the game is played, and with everybody after it', async () => {
    const { host, guest, address } = await twoPlaying();
    const [one, other] = [await visitor(), await visitor(PHONE)];
    for (const page of [one, other]) await page.goto(address);
    await host.getByText('2 personnes regardent.').waitFor();
    await one.getByRole('heading', { name: 'Entre spectateurs' }).waitFor();
    await write(one, 'Bien placé');
    await other.getByText('Bien placé').first().waitFor();
    await write(guest, 'À vous');
    await host.getByText('À vous').first().waitFor();
    await other.getByText('À vous').first().waitFor();
    expect(await host.getByText('Bien placé').count()).toBe(0);
    expect(await faults(one)).toEqual([]);

    await host.getByRole('button', { name: 'Quitter la partie' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Quitter la partie' }).click();
    await chatOf(host).waitFor();
    await chatOf(guest).waitFor();
    await one.getByRole('heading', { name: 'Discussion' }).waitFor();
    await write(one, 'Belle partie');
    await host.getByText('Belle partie').first().waitFor();
  });

  it('may do what the host says in the waiting room', async () => {
    const host = await visitor();
    await host.goto(site);
    const id = await openTable(host, { game: 'topword', seats: [ME, FREE], preset: 'french' });
    const watcher = await visitor();
    for (const page of [host, watcher]) await page.goto(`${site}/table/${id}`);
    await watcher.getByLabel('Votre message').waitFor();
    await host.getByText('Spectateurs', { exact: true }).click();
    await host.getByLabel('Ils peuvent discuter entre eux').click();
    await watcher.getByLabel('Votre message').waitFor({ state: 'detached' });
    await tabTo(host, /^Ils voient la partie/);
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await host.keyboard.press(key);
    await host.getByRole('combobox', { name: 'Ils voient la partie' }).getByText('Avec un coup de retard').waitFor();
    expect(await faults(host)).toEqual([]);
  });

  it('see a move when the next one is made, if the host wants it so', async () => {
    const { host, guest, address } = await twoPlaying({ spectators: { chat: false, delay: 'move' } });
    const watcher = await visitor();
    await watcher.goto(address);
    await watcher.getByText('Chaque coup vous est montré quand le suivant est joué.').waitFor();
    const hostBegins = (await host.getByRole('button', { name: 'Passer' }).count()) > 0;
    const [first, second] = hostBegins ? [host, guest] : [guest, host];
    const passes = (begins: boolean) => watcher.getByText(`Joueur ${begins === hostBegins ? 1 : 2} passe`);
    await pass(first);
    await second.getByRole('button', { name: 'Passer' }).waitFor();
    expect(await passes(true).count()).toBe(0);
    await pass(second);
    await passes(true).first().waitFor();
    expect(await passes(false).count()).toBe(0);
  });
});

describe.runIf(isHere)('reactions', () => {
  it('are shown beside the seat, by a tap on a phone and by keyboard', async () => {
    const { host, guest } = await twoPlaying();
    await guest.getByRole('button', { name: 'Bravo !' }).tap();
    await host.locator('[data-seat="1"] [data-reaction="bravo"]').waitFor();
    await host.getByText('Joueur 2 : Bravo !').waitFor({ state: 'attached' });
    expect(await faults(guest)).toEqual([]);
    await tabTo(host, /^Merci\s!$/);
    await host.keyboard.press('Enter');
    await guest.locator('[data-seat="0"] [data-reaction="thanks"]').waitFor();
    await guest.locator('[data-reaction="thanks"]').waitFor({ state: 'detached' });

    await host.getByRole('button', { name: 'Fermer la discussion' }).click();
    await guest.getByRole('button', { name: 'Bravo !' }).waitFor({ state: 'detached' });
  });
});
