/** Who one is: a name and a face that stay, the people of a tablet, the recovery sheet, one's data in a file. */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE, ME, tabTo } from './at-table';
import { startServer } from './server';
import { openTable } from './tables';
import { faults, isHere, pick, PHONE, site, visitor } from './visit';

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  if (isHere) server = await startServer();
});
afterAll(() => server?.stop());

const face = (page: Page) => page.getByRole('button', { name: 'Changer de visage' });

async function shownName(page: Page): Promise<string> {
  return page.getByLabel('Votre nom').inputValue();
}

describe.runIf(isHere)('who one is', () => {
  it('stays over a restart, and on other devices by code and by recovery sheet, until it is erased', async () => {
    const [host, guest] = [await visitor(), await visitor(PHONE)];
    await host.goto(server.site);
    const table = await openTable(host, { game: 'topword', seats: [ME, FREE], preset: 'french' });
    await guest.goto(`${server.site}/table/${table}`);
    await guest.getByLabel('Votre nom').fill('Joueur 8');
    await face(guest).tap();
    await guest.getByRole('radio', { name: 'Grenouille' }).check({ force: true });
    await guest.getByRole('radio', { name: 'Bleu foncé' }).check({ force: true });
    expect(await faults(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Prendre place' }).tap();
    await guest.getByText('Joueur 8').first().waitFor();

    await server.restart();
    await guest.goto(`${server.site}/profile`);
    await expect.poll(() => shownName(guest)).toBe('Joueur 8');
    await face(guest).tap();
    expect(await guest.getByRole('radio', { name: 'Grenouille' }).isChecked()).toBe(true);
    expect(await guest.getByRole('radio', { name: 'Bleu foncé' }).isChecked()).toBe(true);

    await guest.getByRole('button', { name: 'Code pour un autre appareil' }).tap();
    const second = await visitor();
    await second.goto(`${server.site}/profile`);
    await second.getByLabel('J’ai un code').fill((await guest.locator('output').textContent())!);
    await second.getByRole('button', { name: 'Se connecter' }).click();
    await expect.poll(() => shownName(second)).toBe('Joueur 8');

    await second.getByRole('link', { name: 'Préparer une fiche' }).click();
    await tabTo(second, /^Préparer une fiche$/);
    await second.keyboard.press('Enter');
    await second.getByRole('heading', { name: 'Fiche de secours de Joueur 8' }).waitFor();
    expect(await faults(second)).toEqual([]);
    const link = (await second.getByRole('img', { name: /^Le lien qui ouvre le profil/ }).getAttribute('data-link'))!;
    const third = await visitor(PHONE);
    await third.goto(link);
    await third.getByRole('button', { name: 'Se connecter' }).tap();
    await expect.poll(() => shownName(third)).toBe('Joueur 8');

    await third.getByRole('button', { name: 'Effacer mes données' }).tap();
    await third.getByRole('dialog').getByRole('button', { name: 'Effacer mes données' }).tap();
    await third.waitForURL(`${server.site}/`);
    await third.goto(link);
    await third.getByRole('button', { name: 'Se connecter' }).tap();
    await third.getByRole('alert').waitFor();
    expect(await shownName(third)).not.toBe('Joueur 8');
  });

  it('is what a table is opened with, and the people of a tablet are offered again by one tap', async () => {
    const page = await visitor();
    await page.goto(site);
    await page.getByRole('button', { name: 'À plusieurs… Typo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Vous').fill('Joueur 5');
    await pick(dialog, 'Place 2', 'here');
    await dialog.getByLabel('Nom à la place 2').fill('Joueur 6');
    await dialog.getByRole('button', { name: 'Visage de Joueur 6' }).click();
    await dialog.getByRole('radio', { name: 'Tortue' }).check({ force: true });
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Commencer' }).click();
    await page.getByText('Passez l’appareil à Joueur 5.').waitFor();

    await page.goto(site);
    await page.getByRole('button', { name: 'À plusieurs… Topword' }).click();
    await expect.poll(() => dialog.getByLabel('Vous').inputValue()).toBe('Joueur 5');
    const known = dialog.getByRole('button', { name: 'Joueur 6', exact: true });
    await known.click();
    expect(await known.getAttribute('aria-pressed')).toBe('true');
    expect(await dialog.getByLabel('Nom à la place 2').inputValue()).toBe('Joueur 6');
    await dialog.getByRole('button', { name: 'Visage de Joueur 6' }).click();
    expect(await dialog.getByRole('radio', { name: 'Tortue' }).isChecked()).toBe(true);
  });

  it('can be taken along as one file', async () => {
    const page = await visitor();
    await page.goto(`${site}/profile`);
    await page.getByLabel('Votre nom').fill('Joueur 9');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Enregistré.').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Télécharger mes données' }).click(),
    ]);
    const copy = JSON.parse(await text(await file.createReadStream())) as { profile: { name: string }[]; games: unknown[] };
    expect(copy.profile[0]!.name).toBe('Joueur 9');
    expect(copy.games).toEqual([]);
  });
});
