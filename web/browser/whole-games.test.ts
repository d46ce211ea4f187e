/**
 * Games between two people in two browsers, to their last move: one at a desk by keyboard, one at a phone with fingers. Both see the
 * plain table, where every move is typed.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FREE, ME, sit, step } from './at-table';
import { begin } from './tables';
import { isHere, PHONE, visitor } from './visit';

/** Rules that make a game short. */
const SHORT = [
  { game: 'topword', preset: 'short', changes: { check: 'check' } },
  { game: 'topscore', preset: 'french', changes: { naming: 'program', turnClock: null } },
  { game: 'mots-de-tete', preset: 'short', changes: { target: 200, check: 'check' } },
  { game: 'typo', preset: 'second', changes: { check: 'check', turnClock: null } },
] as const;

/** After so many turns players only pass where they can, which ends their game. */
const MOST_TURNS = 50;
const PASS = { name: /^Passer/ };

let mover: ChildProcess;
let answers: AsyncIterator<string, undefined>;

beforeAll(() => {
  if (!isHere) return;
  const args = ['-m', 'tests.server.next_move', inject('database')];
  mover = spawn('.venv/bin/python', args, { cwd: '..', stdio: ['pipe', 'pipe', 'ignore'] });
  answers = createInterface(mover.stdout!)[Symbol.asyncIterator]();
});
afterAll(() => mover?.kill());

/** A legal move of a seat, in notation; nothing if it can only pass. */
async function nextMove(table: string, seat: number): Promise<string> {
  mover.stdin!.write(`${table} ${seat}\n`);
  const answer = await answers.next();
  if (answer.done) throw new Error('nobody says which move to make');
  return answer.value;
}

const over = (page: Page) => page.locator('.result h2');
const field = (page: Page) => page.getByLabel('Un coup, en notation');

interface Player {
  page: Page;
  type: (move: string) => Promise<void>;
  press: (name: { name: RegExp }) => Promise<void>;
}

function atDesk(page: Page): Player {
  const press = async (name: { name: RegExp }) => {
    await page.getByRole('button', name).first().focus();
    await page.keyboard.press('Enter');
  };
  const type = async (move: string) => {
    await field(page).focus();
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
  };
  return { page, type, press };
}

function atPhone(page: Page): Player {
  const press = (name: { name: RegExp }) => page.getByRole('button', name).first().tap();
  const type = async (move: string) => {
    await field(page).tap();
    await field(page).fill(move);
    await page.getByRole('button', { name: 'Jouer', exact: true }).tap();
  };
  return { page, type, press };
}

/** Pass, and be sure of it if asked. */
async function pass({ page, press }: Player): Promise<void> {
  await press(PASS);
  const sure = page.getByRole('dialog').getByRole('button', PASS);
  if (await sure.isVisible()) await sure.click();
}

/** Open a table, join it by its link, begin, and look at it as text. */
async function begun(game: string, preset: string, changes: object): Promise<[Player, Player]> {
  const [host, guest] = [await visitor(), await visitor(PHONE)];
  await sit(host, game, [ME, FREE], preset, changes);
  await guest.goto(host.url());
  await guest.getByLabel('Votre nom').fill('Joueur 2');
  await guest.getByRole('button', { name: 'Prendre place' }).tap();
  await begin(host);
  await guest.locator('.expected').waitFor();
  for (const page of [host, guest]) {
    await page.goto(`${page.url()}?face=plain`);
    await page.getByRole('region', { name: 'La position' }).waitFor();
  }
  return [atDesk(host), atPhone(guest)];
}

describe.runIf(isHere)('a whole game in two browsers', () => {
  it.each(SHORT)('$game', async ({ game, preset, changes }) => {
    const players = await begun(game, preset, changes);
    const table = new URL(players[0].page.url()).pathname.split('/').pop()!;
    const made: [string[], string[]] = [[], []];
    for (let turns = 0; ; turns++) {
      await Promise.race(players.map(({ page }) => over(page).or(field(page)).first().waitFor()));
      const ended = await Promise.all(players.map(({ page }) => over(page).isVisible()));
      if (ended.includes(true)) break;
      const at = (await field(players[0].page).isVisible()) ? 0 : 1;
      const mayPass = (await players[at].page.getByRole('button', PASS).count()) > 0;
      const move = turns >= MOST_TURNS && mayPass ? '' : await nextMove(table, at);
      if (move) made[at].push(move);
      await step(players[at].page, () => (move ? players[at].type(move) : pass(players[at])));
    }
    const said = await Promise.all(players.map(({ page }) => over(page).textContent()));
    const winner = said.findIndex((text) => text?.startsWith('Vous gagnez'));
    if (winner < 0) for (const text of said) expect(text).toMatch(/égalité/i);
    else expect(said[1 - winner]).toBe(`Joueur ${winner + 1} gagne`);
    for (const moves of made) expect(moves.length, moves.join(', ')).toBeGreaterThan(3);
  });
});
