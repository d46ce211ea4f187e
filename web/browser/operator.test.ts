/** A player reports another; an operator reads it with the chat and bans; the banned one is told. */
import { execFileSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { begin, openTable } from './tables';
import { faults, isHere, site, visitor } from './visit';

/** The code that makes one person an operator, as the command line gives it. */
function invitation(): string {
  const asked = ['admin', 'invite', '--database', inject('database')];
  const printed = execFileSync('../.venv/bin/ludomots', asked, { encoding: 'utf8' });
  return /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(printed)![0];
}

/** Somebody who has become an operator, at the page for them. */
async function operator(): Promise<Page> {
  const page = await visitor();
  await page.goto(`${site}/operator`);
  await page.getByLabel('Code d’invitation').fill(invitation());
  await page.getByRole('button', { name: 'Entrer' }).click();
  await page.getByRole('navigation', { name: 'L’équipe du site' }).waitFor();
  return page;
}

/** Two people at a table of Typo that has begun, the second of whom has said something rude. */
async function atTable(): Promise<{ host: Page; guest: Page }> {
  const [host, guest] = [await visitor(), await visitor()];
  await host.goto(site);
  await host.getByRole('button', { name: 'À plusieurs… Typo' }).waitFor();
  const seats = [{ type: 'mine', name: 'Joueur 1' }, { type: 'open' }];
  const table = `${site}/table/${await openTable(host, { game: 'typo', seats })}`;
  await Promise.all([host.goto(table), guest.goto(table)]);
  await guest.getByLabel('Votre nom').fill('Joueur 2');
  await guest.getByRole('button', { name: 'Prendre place' }).click();
  await begin(host);
  await guest.getByLabel('Votre message').fill('Tu joues comme une patate.');
  await guest.getByRole('button', { name: 'Envoyer' }).click();
  await host.getByText('Tu joues comme une patate.').waitFor();
  return { host, guest };
}

/** Do in the open dialog what an operator does, for a reason. */
async function decide(page: Page, what: string, why = 'Des mots blessants'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Raison').fill(why);
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: what }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe.runIf(isHere)('operators', () => {
  it('see what players report, ban, and the banned one is told', async () => {
    const [{ host, guest }, page] = [await atTable(), await operator()];
    await host.getByText('Mettre en sourdine ou signaler').click();
    await host.getByRole('button', { name: 'Signaler Joueur 2' }).click();
    await host.getByLabel('Que s’est-il passé ?').fill('Il se moque de moi.');
    expect(await faults(host)).toEqual([]);
    await host.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await host.getByText('L’équipe du site va regarder.').waitFor();

    await page.goto(`${site}/operator`);
    const report = page.getByRole('listitem').filter({ hasText: 'Il se moque de moi.' });
    await report.getByText('Tu joues comme une patate.').waitFor();
    expect(await faults(page)).toEqual([]);
    await report.getByRole('button', { name: 'Bannir' }).click();
    await decide(page, 'Bannir');
    await guest.getByText(/jouer ici jusqu’au \d+ \p{L}+ \d{4} à \d+:\d+\. Motif : Des mots blessants/u).waitFor();

    await report.getByRole('button', { name: 'Classer' }).click();
    await decide(page, 'Classer');
    await report.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Journal' }).click();
    await page.getByText(/: bannir$/).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('are the only ones who find anything there', async () => {
    const page = await visitor();
    await page.goto(`${site}/operator/words`);
    await page.getByLabel('Code d’invitation').fill('0000-0000-0000-0000');
    await page.getByRole('button', { name: 'Entrer' }).click();
    await page.getByText('Cette invitation n’est pas valable').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('find tables, people and words', async () => {
    const [page] = [await operator()];
    await atTable();
    await page.getByRole('link', { name: 'Tables' }).click();
    const table = page.getByRole('listitem').filter({ hasText: 'Typo' }).first();
    await table.getByText('Qui est là, et ce qui s’est dit').click();
    await table.getByText('Tu joues comme une patate.').waitFor();
    expect(await faults(page)).toEqual([]);
    await table.getByRole('button', { name: 'Fermer la table' }).click();
    await decide(page, 'Fermer la table');
    await page.getByRole('link', { name: 'Mots refusés' }).click();
    await page.getByLabel('Refuser un mot').fill('patate');
    await page.getByRole('button', { name: 'Refuser' }).click();
    await page.getByRole('button', { name: 'Autoriser PATATE' }).click();
    await page.getByText('Aucun pour l’instant.').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('see the words that players propose, export those that wait, and decide', async () => {
    const word = `ZIBULOTE${String.fromCharCode(65 + Math.floor(Math.random() * 26))}`; // another one if the story is tried again
    for (const [reason, player] of [
      ['On le dit à la ferme.', await visitor()],
      ['Ma grand-mère aussi.', await visitor()],
    ] as const) {
      await player.goto(`${site}/word?list=fr&word=${word}`);
      await player.getByRole('textbox', { name: 'Pourquoi ?' }).fill(reason);
      await player.getByRole('button', { name: `Proposer ${word}` }).click();
      await player.getByText(`Merci ! ${word} est proposé`).waitFor();
    }

    const page = await operator();
    await page.getByRole('link', { name: 'Mots proposés' }).click();
    const proposal = page.getByRole('listitem').filter({ hasText: word });
    await proposal.getByText('Proposé 2 fois').waitFor();
    for (const reason of ['On le dit à la ferme.', 'Ma grand-mère aussi.']) await proposal.getByText(reason).waitFor();
    expect(await faults(page)).toEqual([]);

    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Exporter ceux qui attendent' }).click();
    const stream = await (await coming).createReadStream();
    const exported = await text(stream);
    expect(exported.split('\n').filter((line) => line.includes(word))).toHaveLength(1);

    await proposal.getByRole('button', { name: 'Marquer comme décidé' }).click();
    await decide(page, 'Marquer comme décidé', 'Dans aucun dictionnaire');
    await proposal.waitFor({ state: 'hidden' });
    await page.getByText('décidés', { exact: true }).click();
    await proposal.getByText('Dans aucun dictionnaire').waitFor();
    expect(await faults(page)).toEqual([]);
  });
});
