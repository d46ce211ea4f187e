/** Setting a table: every option of a game can be chosen, and those who come see what was chosen. */
import { describe, expect, it } from 'vitest';
import { games, isHere, site, visitor } from './visit';

describe.runIf(isHere)('a new table', () => {
  it('has the rules and the pace that were chosen, and tells them to a guest', async () => {
    const page = await visitor();
    await page.goto(site);
    await page.getByRole('button', { name: 'À plusieurs… Mots de Tête' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Joueurs', { exact: true }).selectOption('3');
    await dialog.getByLabel('Place 3', { exact: true }).selectOption('here');
    await dialog.getByLabel('Nom à la place 3').fill('Joueur 3');
    await dialog.getByLabel('Règles').selectOption('marathon');
    await dialog.getByText('Options').click();
    await expect.poll(() => dialog.getByLabel('Temps').inputValue()).toContain('120');
    await expect.poll(() => dialog.getByLabel('Façon de jouer').inputValue()).toBe('marathon');
    expect(await dialog.getByText('Modifié').count()).toBe(0);

    await dialog.getByLabel('Grille', { exact: true }).selectOption('13');
    await dialog.getByLabel('Finir le tour de table').check();
    await dialog.getByLabel('Nouveaux essais après un mot faux').fill('2');
    expect(await dialog.getByText('Modifié.').count()).toBe(3);
    await dialog.getByLabel('Temps').selectOption('per-game');
    await dialog.getByLabel('Minutes par joueur').fill('12');
    await dialog.getByLabel('Secondes en plus à chaque tour').fill('7');
    await dialog.getByRole('button', { name: 'Ouvrir la table' }).click();
    await page.waitForURL(/\/table\//);

    const guest = await visitor({ locale: 'en-GB' });
    await guest.goto(page.url());
    const told = guest.locator('dl');
    await told.getByText('Marathon', { exact: true }).waitFor();
    const text = await told.innerText();
    for (const line of ['13 by 13 squares', 'Finish the round', '12 minutes a player, and 7 seconds with each turn', 'French']) {
      expect(text).toContain(line);
    }

    await guest.getByRole('link', { name: 'Read the rules of this table' }).click();
    await guest.getByText('A grid of 13 by 13 squares.').waitFor();
    await guest.getByText('you may try 2 more times').waitFor();
    await guest.getByText('Whoever writes nothing twice in a row drops out.').waitFor();
    await guest.getByRole('link', { name: 'Back to the table' }).click();
    await guest.waitForURL(page.url());
  });

  it.each(games)('of %s offers every option, its clock among the paces', async (game) => {
    const page = await visitor();
    await page.goto(site);
    await page.locator(`article[data-game="${game}"]`).getByRole('button', { name: 'À plusieurs…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Options').click();
    const { options } = (await (await page.request.get(`${site}/api/games/${game}?lang=fr`)).json()) as {
      options: { name: string; label: string }[];
    };
    for (const { name, label } of options.filter((one) => one.name !== 'turnClock')) {
      expect(await dialog.getByLabel(label).count(), name).toBeGreaterThan(0);
    }
    expect(await dialog.locator('.option').count()).toBe(options.length - 1);
    expect(await dialog.getByLabel('Temps').locator('optgroup').count()).toBe(3);
  });

  it('says beside an option why it cannot be', async () => {
    const page = await visitor();
    await page.route('**/api/tables', (route) =>
      route.request().method() === 'POST'
        ? route.continue({ postData: route.request().postData()!.replace('"board":8', '"board":9') })
        : route.continue(),
    );
    await page.goto(site);
    await page.getByRole('button', { name: 'À plusieurs… Topword' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Options').click();
    await dialog.getByLabel('Plateau').selectOption('8');
    await dialog.getByRole('button', { name: 'Ouvrir la table' }).click();
    const beside = dialog.locator('.option', { hasText: 'Plateau' }).getByRole('alert');
    await beside.getByText('ne peut pas être « 9 »').waitFor();
  });
});
