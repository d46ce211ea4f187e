/** People who play together: an invitation in one tap, a group with its lasting link, a player's page, and blocking. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FREE, ME, tabTo } from './at-table';
import { begin, leaveGame, openTable } from './tables';
import { faults, isHere, PHONE, site, visitor } from './visit';

/** Come to the site for the first time under a name. */
async function named(page: Page, name: string): Promise<void> {
  await page.goto(`${site}/profile`);
  await page.getByLabel('Votre nom', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await page.getByText('Enregistré.').first().waitFor();
}

/** Two people finish a game together: the guest leaves it. */
async function playedTogether(host: Page, guest: Page, guestName: string): Promise<void> {
  await host.goto(site);
  const id = await openTable(host, { game: 'topword', seats: [ME, FREE], preset: 'french' });
  await host.goto(`${site}/table/${id}`);
  await guest.goto(`${site}/table/${id}`);
  await guest.getByLabel('Votre nom').fill(guestName);
  await guest.getByRole('button', { name: 'Prendre place' }).click();
  await begin(host);
  await guest.locator('.expected').waitFor();
  await leaveGame(guest);
  await host.locator('.result h2').waitFor();
}

describe.runIf(isHere)('people who play together', () => {
  it('invite each other in one tap, become friends, and one blocks the other without a word', async () => {
    const [host, guest] = [await visitor(), await visitor(PHONE)];
    await named(host, 'Joueur 1');
    await playedTogether(host, guest, 'Joueur 2');

    await host.goto(`${site}/profile`);
    await host.getByRole('button', { name: /^Rejouer avec les mêmes/ }).click();
    await host.getByText('invitation envoyée').waitFor();
    expect(await faults(host)).toEqual([]);
    await guest.goto(site);
    await guest.getByText('Joueur 1 vous invite à jouer à Topword').waitFor();
    await guest.getByText('2 joueurs · 45 minutes').waitFor();
    expect(await faults(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Accepter' }).tap();
    await guest.getByText('Joueur 1 lancera la partie.').waitFor();
    await host.getByRole('region', { name: 'Inviter quelqu’un que vous connaissez' }).waitFor({ state: 'hidden' });

    await host.goto(`${site}/people`);
    await host.getByRole('button', { name: 'Devenir amis Joueur 2' }).waitFor();
    await tabTo(host, /^Devenir amis ?Joueur 2$/);
    await host.keyboard.press('Enter');
    await host.getByText('vous attendez sa réponse').waitFor();
    await guest.goto(`${site}/people`);
    await guest.getByRole('button', { name: 'Accepter Joueur 1' }).tap();
    await guest.getByRole('region', { name: 'Vos amis' }).getByRole('link', { name: 'Joueur 1' }).tap();
    await guest.getByRole('heading', { name: 'Joueur 1' }).waitFor();
    await guest.getByText('Une partie : 0 fois devant, 1 fois derrière').waitFor();
    await guest.getByText('Cette personne ne montre pas ses parties.').waitFor();
    expect(await faults(guest)).toEqual([]);

    await host.reload();
    await host.getByRole('switch', { name: 'Montrer mes parties et ma force' }).check();
    await guest.reload();
    await guest.getByRole('img', { name: /^Topword · 2 joueurs\s: la force au fil de 1 partie/ }).waitFor();

    await guest.getByRole('button', { name: 'Bloquer' }).tap();
    await guest.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).tap();
    await guest.getByText('Vous avez bloqué cette personne.').waitFor();
    await guest.goto(site);
    const id = await openTable(guest, { game: 'typo', seats: [ME, FREE] });
    await host.goto(`${site}/table/${id}`);
    await host.getByRole('button', { name: 'Prendre place' }).click();
    await host.getByText('Vous ne pouvez pas prendre place à cette table.').first().waitFor();
  });

  it('keep one link for their group, by which three of them come to each table', async () => {
    const [founder, second, third] = [await visitor(), await visitor({ colorScheme: 'dark' }), await visitor(PHONE)];
    await named(founder, 'Joueur 1');
    await founder.goto(`${site}/people`);
    await founder.getByLabel('Nouveau groupe').fill('La table du dimanche');
    await founder.keyboard.press('Enter');
    const link = await founder.getByRole('textbox', { name: 'Lien du groupe' }).inputValue();
    await founder.getByRole('button', { name: 'Quitter le groupe' }).click();
    await founder.getByRole('dialog').getByText('Vous en êtes le dernier membre').waitFor();
    await founder.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    for (const one of [second, third]) {
      await one.goto(link);
      await one.getByText('Vous êtes invité dans ce groupe, que tient Joueur 1').waitFor();
      await one.getByRole('button', { name: 'Rejoindre le groupe' }).click();
      await one.getByText('Tous les membres sont invités.').waitFor();
    }
    expect(await faults(third)).toEqual([]);
    await founder.reload();
    await founder.getByRole('heading', { name: '3 membres' }).waitFor();
    await founder.getByRole('button', { name: 'Topword', exact: true }).click();
    await founder.waitForURL(/\/table\//);
    for (const one of [second, third]) {
      await one.goto(site);
      await one.getByRole('button', { name: 'Accepter' }).click();
      await one.getByText('Joueur 1 lancera la partie.').waitFor();
    }
    await begin(founder);
    await third.locator('.expected').waitFor();

    await second.goto(link);
    await tabTo(second, /^Comme la dernière fois\s: Topword, 3 joueurs$/);
    await second.keyboard.press('Enter');
    await second.waitForURL(/\/table\//);
    await third.goto(site);
    await third.getByText(/vous invite à jouer à Topword/).waitFor();
    await third.getByRole('button', { name: 'Décliner' }).tap();
    await expect.poll(() => third.getByText(/vous invite à jouer/).count()).toBe(0);

    await founder.goto(link);
    await founder.getByRole('button', { name: 'Changer le lien' }).click();
    await founder.getByRole('dialog').getByRole('button', { name: 'Changer le lien' }).click();
    await founder.waitForURL((url) => url.href !== link);
    await third.goto(link);
    await third.getByText('Ce lien de groupe n’est pas valable, ou ne l’est plus.').waitFor();
  });

  it('see on a leaderboard who wants to be there', async () => {
    const [winner, loser] = [await visitor(), await visitor()];
    await named(winner, 'Joueur 1');
    await playedTogether(winner, loser, 'Joueur 2');
    await winner.goto(`${site}/people`);
    await winner.getByRole('switch', { name: 'Figurer aux classements' }).check();
    await loser.goto(`${site}/leaderboard/topword`);
    await loser.getByText('1 gagnée sur 1').first().waitFor();
    expect(await faults(loser)).toEqual([]);
    await loser.getByRole('button', { name: 'Mois précédent' }).click();
    await loser.getByText('Personne ne figure ici pour ce mois.').waitFor();
  });
});
