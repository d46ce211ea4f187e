/** Nobody is stuck: an absent player and each of the ways out, a pause, a move taken back, in two browsers. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE, ME, pass, tabTo } from './at-table';
import { startLaterServer } from './server';
import { begin, openTable, type WantedTable } from './tables';
import { faults, isHere, PHONE, visitor } from './visit';

const MINUTE = 60_000;
let server: Awaited<ReturnType<typeof startLaterServer>>;

beforeAll(async () => {
  if (isHere) server = await startLaterServer();
});
afterAll(() => server?.stop());

interface Two {
  host: Page;
  guest: Page;
  table: string;
}

/** Two people at a table, the host at a desk in French, the guest at a phone in English; it is the guest's turn. */
async function two(pace: WantedTable['pace'] = { type: 'untimed' }): Promise<Two> {
  const host = await visitor();
  await host.goto(server.site);
  const id = await openTable(host, { game: 'topword', seats: [ME, FREE], pace });
  const table = `${server.site}/table/${id}`;
  await host.goto(table);
  const guest = await visitor({ ...PHONE, locale: 'en-GB', colorScheme: 'dark' });
  await guest.goto(table);
  await guest.getByLabel('Your name').fill('Player 2');
  await guest.getByRole('button', { name: 'Take a seat' }).tap();
  await host.getByText('Player 2', { exact: true }).first().waitFor();
  await begin(host);
  await guest.locator('.expected').waitFor();
  const acting = await host.locator('li.acts').getAttribute('data-seat');
  if (acting === '0') await pass(host);
  await guest.getByRole('listitem').filter({ hasText: 'your turn' }).waitFor();
  return { host, guest, table };
}

/** The guest goes away, and so much time passes that the host may choose. */
async function alone({ host, guest, table }: Two): Promise<void> {
  await guest.goto('about:blank');
  await host.getByText('On attend Player 2. Vous pourrez choisir la suite dans').waitFor();
  server.pass(3 * MINUTE);
  await host.goto(table);
  await host.getByRole('group', { name: 'Player 2 se fait attendre.' }).waitFor();
}

/** Somebody sits down at a table by its link, at a phone. */
async function seated(table: string, name: string): Promise<Page> {
  const page = await visitor(PHONE);
  await page.goto(table);
  await page.getByLabel('Votre nom').fill(name);
  await page.getByRole('button', { name: 'Prendre place' }).tap();
  await page.getByText('Laisser ma place').waitFor();
  return page;
}

describe.runIf(isHere)('nobody is stuck', () => {
  it('lets two of three vote somebody out, who sees it and may watch', async () => {
    const host = await visitor();
    await host.goto(server.site);
    const id = await openTable(host, { game: 'topword', seats: [ME, FREE, FREE] });
    const table = `${server.site}/table/${id}`;
    await host.goto(table);
    const [second, third] = [await seated(table, 'Joueur 2'), await seated(table, 'Joueur 3')];
    await begin(host);
    await second.locator('.expected').waitFor();
    await second.getByText('Proposer aux autres…').tap();
    await second.getByRole('button', { name: 'Retirer Joueur 3', exact: true }).tap();
    await second.getByRole('dialog').getByRole('button', { name: 'Retirer Joueur 3' }).tap();
    const vote = { name: 'Joueur 2 propose que Joueur 3 soit retiré de la partie' };
    await third.getByRole('group', vote).waitFor();
    expect(await third.getByRole('button', { name: 'D’accord' }).count()).toBe(0);
    expect(await faults(third)).toEqual([]);
    await tabTo(host, /^D’accord$/);
    await host.keyboard.press('Enter');
    for (const page of [host, second, third]) {
      await page.getByRole('listitem').filter({ hasText: 'Joueur 3' }).getByText('parti', { exact: true }).waitFor();
    }
    await third.getByText('Quitter la partie').waitFor({ state: 'detached' });
  });

  it('lets a computer play for somebody who went away, by keyboard, until they take their seat back', async () => {
    const at = await two();
    await alone(at);
    const { host, guest, table } = at;
    expect(await faults(host)).toEqual([]);
    await host.getByRole('button', { name: 'Attendre' }).click();
    await host.getByRole('button', { name: 'Choisir la suite' }).click();
    await tabTo(host, /^Laisser jouer un ordinateur$/);
    await host.keyboard.press('Enter');
    await host.getByText('un ordinateur joue à sa place').waitFor();
    await guest.goto(table);
    await guest.getByText('A computer is playing in your place.').waitFor();
    expect(await faults(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Take my seat back' }).tap();
    await host.getByText('Player 2 reprend sa place').first().waitFor();
  });

  it('ends the game of somebody who waited, without a result or with a win', async () => {
    const first = await two();
    await alone(first);
    await first.host.getByRole('button', { name: 'Arrêter sans résultat' }).first().click();
    await first.host.getByRole('dialog').getByRole('button', { name: 'Arrêter sans résultat' }).click();
    await first.host.getByText('Les joueurs ont arrêté la partie').waitFor();
    const second = await two();
    await alone(second);
    await second.host.getByRole('button', { name: 'Gagner la partie' }).click();
    await second.host.getByRole('dialog').getByRole('button', { name: 'Gagner la partie' }).click();
    await second.host.locator('.result h2').waitFor();
  });

  it('pauses for a week because of somebody who is away, and goes on when they come back', async () => {
    const at = await two({ type: 'untimed', days: 3 });
    const { host, guest, table } = at;
    await guest.getByText(/^Take your time: you have until/).waitFor();
    await host.getByText(/^Player 2 a jusqu’à .+ pour jouer.+ vous pourrez choisir la suite/).waitFor();
    const spectator = await visitor();
    await spectator.goto(table);
    await spectator.getByText(/^Player 2 a jusqu’à .+ pour jouer.+ les autres pourront choisir la suite/).waitFor();
    server.pass(3 * 24 * 60 * MINUTE);
    await host.goto(table);
    await host.getByRole('group', { name: 'Player 2 se fait attendre.' }).waitFor();
    await host.getByRole('button', { name: 'Pause d’une semaine' }).first().click();
    await host.getByText(/^La partie est en pause jusqu’au/).waitFor();
    await guest.goto(server.site);
    await guest.getByRole('region', { name: 'My games' }).getByText('paused', { exact: true }).waitFor();
    await guest.goto(table);
    await guest.getByRole('list').getByText('you', { exact: true }).waitFor();
    expect(await guest.getByRole('button', { name: 'Exchange' }).count()).toBe(0);
    await guest.getByRole('button', { name: 'Suggest going on' }).tap();
    await guest.getByText(/^The game is paused until/).waitFor({ state: 'hidden' });
    await guest.getByRole('button', { name: 'Exchange' }).waitFor();
  });

  it('takes a move back when the other agrees, and not when they refuse', async () => {
    const { host, guest } = await two();
    await guest.getByText('Suggest to the others…').tap();
    await guest.getByRole('button', { name: 'Pause for a day' }).tap();
    await host.getByRole('button', { name: 'Refuser' }).click();
    await guest.getByText('The suggestion is turned down').first().waitFor();
    await guest.getByRole('button', { name: /^Pass/ }).first().tap();
    await guest.getByRole('dialog').getByRole('button', { name: /^Pass/ }).tap();
    await host.getByRole('listitem').filter({ hasText: 'à vous' }).waitFor();
    await guest.getByRole('button', { name: 'Take back my move' }).tap();
    const asked = host.getByRole('group', { name: 'Player 2 demande à reprendre son coup' });
    await asked.waitFor();
    expect(await faults(host)).toEqual([]);
    await asked.getByRole('button', { name: 'D’accord' }).click();
    await guest.getByRole('listitem').filter({ hasText: 'your turn' }).waitFor();
    await host.getByText('Le coup est repris : cette partie ne compte plus pour la force').first().waitFor();
  });
});
