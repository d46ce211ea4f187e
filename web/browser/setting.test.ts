/** Setting a table: every option of a game can be chosen, and those who come see what was chosen. */
import { describe, expect, it } from 'vitest';
import { among, games, isHere, pick, site, visitor } from './visit';

describe.runIf(isHere)('a new table', () => {
  it('has the rules and the pace that were chosen, and tells them to a guest', async () => {
    const page = await visitor();
    await page.goto(site);
    await page.getByRole('button', { name: 'À plusieurs… Mots de Tête' }).click();
    const dialog = page.getByRole('dialog');
    await among(dialog, 'Joueurs', '3');
    await pick(dialog, 'Place 3', 'here');
    await dialog.getByLabel('Nom à la place 3').fill('Joueur 3');
    await pick(dialog, 'Règles', 'marathon');
    await dialog.getByText('Toutes les règles').click();
    expect(await dialog.getByLabel('2 min', { exact: true }).isChecked()).toBe(true);
    expect(await dialog.getByRole('combobox', { name: 'Façon de jouer' }).textContent()).toContain('marathon');
    expect(await dialog.getByText('Modifié').count()).toBe(0);

    await among(dialog, 'Grille', '13 cases sur 13');
    await dialog.getByText('Points de détail').click();
    await dialog.getByLabel('Finir le tour de table').check();
    await dialog.getByLabel('Nouveaux essais après un mot faux').fill('2');
    expect(await dialog.getByText('Modifié.').count()).toBe(3);
    await among(dialog, 'Temps', 'par partie');
    await among(dialog, 'À chaque joueur, pour toute la partie', 'autre…');
    await dialog.getByLabel('Minutes par joueur').fill('12');
    await dialog.getByLabel('Secondes en plus à chaque tour').fill('7');
    await dialog.getByRole('button', { name: 'Ouvrir la table' }).click();
    await page.waitForURL(/\/table\//);

    const guest = await visitor({ locale: 'en-GB' });
    await guest.goto(page.url());
    const told = guest.locator('dl');
    await told.getByText('Marathon', { exact: true }).waitFor();
    const text = await told.innerText();
    for (const line of ['13 by 13 squares', 'Finish the round', '12 minutes per player, plus 7 seconds each turn', 'French']) {
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
    await dialog.getByText('Toutes les règles').click();
    for (const rare of await dialog.locator('.rare > summary').all()) await rare.click();
    const { options } = (await (await page.request.get(`${site}/api/games/${game}?lang=fr`)).json()) as {
      options: { name: string; label: string }[];
    };
    const offered = options.filter((one) => one.name !== 'turnClock' && one.name !== 'lexicon');
    for (const { name, label } of offered) {
      expect(await dialog.locator('.option').filter({ hasText: label, visible: true }).count(), name).toBeGreaterThan(0);
    }
    expect(await dialog.locator('.option').count()).toBe(offered.length);
    expect(await dialog.getByRole('group', { name: 'Temps' }).getByRole('radio').count()).toBe(4);
    expect(await dialog.locator('select').count()).toBe(0);
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
    await dialog.getByText('Toutes les règles').click();
    await pick(dialog, 'Plateau', '8');
    await dialog.getByRole('button', { name: 'Ouvrir la table' }).click();
    const beside = dialog.locator('.option', { hasText: 'Plateau' }).getByRole('alert');
    await beside.getByText('ne peut pas être « 9 »').waitFor();
  });

  it('is played in the language that was chosen, with its letters and the rules made for it', async () => {
    const page = await visitor();
    await page.goto(site);
    await page.getByRole('button', { name: 'À plusieurs… Typo' }).click();
    const dialog = page.getByRole('dialog');
    await among(dialog, 'Langue des mots', 'anglais');
    await dialog.getByRole('button', { name: 'Ouvrir la table' }).click();
    await page.waitForURL(/\/table\//);
    const told = page.locator('dl');
    await told.getByText('anglais', { exact: true }).waitFor();
    await told.getByText('Mots anglais', { exact: true }).waitFor();
  });

  it('is set by keyboard alone: a list opens, is searched by its first letters and closed', async () => {
    const page = await visitor();
    await page.goto(site);
    await page.getByRole('button', { name: 'À plusieurs… Topword' }).click();
    const seat = page.getByRole('dialog').getByRole('combobox', { name: 'Place 2' });
    await seat.focus();
    await page.keyboard.press('Enter');
    expect(await seat.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByLabel('Nom à la place 2').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('u');
    await page.keyboard.press('Escape');
    expect(await seat.getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    expect(await seat.textContent()).toContain('quelqu’un sur cet appareil');
  });
});
