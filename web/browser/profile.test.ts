/** The profile: games played alone become records that can be looked back at. */
import { describe, expect, it } from 'vitest';
import { faults, isHere, myTurn, site, visitor } from './visit';
import { passIn } from './tables';

describe.runIf(isHere)('the profile', () => {
  it('says what to do, keeps the best game alone and leads back to it', async () => {
    const page = await visitor();
    await page.goto(`${site}/profile`);
    await page.getByText('Pas encore de partie en solitaire.').waitFor();
    await page.getByRole('button', { name: 'Jouer seul à Topword' }).click();
    await myTurn(page);
    await passIn(page); // without a word: a game with hints would be no record
    const result = await page.locator('.result h2').textContent();
    const points = /−?\d+ points?/.exec(result!)![0];

    await page.goto(`${site}/profile`);
    const records = page.getByRole('region', { name: 'Vos records en solitaire' });
    await records.getByText(points, { exact: true }).waitFor();
    await records.getByText('Règles françaises').waitFor();
    expect(await faults(page)).toEqual([]);
    await records.getByRole('link', { name: /^Revoir/ }).click();
    await page.getByRole('button', { name: 'À la fin' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('has the name that is mine at new tables', async () => {
    const page = await visitor();
    await page.goto(`${site}/profile`);
    await page.getByLabel('Votre nom').fill('Joueur 7');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Enregistré.').waitFor();
    await page.goto(site);
    await page.getByRole('button', { name: 'À plusieurs… Typo' }).click();
    const mine = page.getByRole('dialog').getByLabel('Vous');
    await mine.waitFor();
    expect(await mine.inputValue()).toBe('Joueur 7');
  });

  it('shows my devices, and logs out elsewhere', async () => {
    const [laptop, phone] = [await visitor(), await visitor()];
    await laptop.goto(`${site}/profile`);
    await laptop.getByRole('button', { name: 'Code pour un autre appareil' }).click();
    const code = await laptop.locator('output').textContent();
    await phone.goto(`${site}/profile`);
    await phone.getByLabel('J’ai un code').fill(code!);
    await phone.getByRole('button', { name: 'Se connecter' }).click();
    const name = await laptop.getByLabel('Votre nom').inputValue();
    await expect.poll(() => phone.getByLabel('Votre nom').inputValue()).toBe(name);

    await laptop.reload();
    const devices = laptop.getByRole('region', { name: 'Vos appareils' });
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
    expect(await faults(laptop)).toEqual([]);
    await devices.getByRole('button', { name: 'Se déconnecter partout ailleurs' }).click();
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
    await phone.reload();
    await phone.getByLabel('Votre nom').waitFor();
    expect(await phone.getByLabel('Votre nom').inputValue()).not.toBe(name);
  });
});
