/** What people do at any table: by keyboard, on one device, each at home, with a connection that breaks. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { begin, isMove, movesShown, openTable } from './tables';
import { faults, myTurn, PHONE, setTable, site, visitor, type Wishes } from './visit';

type Seat = { type: 'mine'; name: string } | { type: 'bot'; level: string } | { type: 'open' };

export const ME: Seat = { type: 'mine', name: 'Joueur 1' };
export const OTHER: Seat = { type: 'mine', name: 'Joueur 2' };
export const FREE: Seat = { type: 'open' };
export const BOT: Seat = { type: 'bot', level: 'debutant' };

export const CONTEST = /^(Contester|Contest)$/;

/** Open a table, begun if no seat is open, and sit down at it. */
export async function sit(
  page: Page,
  game: string,
  seats: Seat[],
  preset = 'french',
  changes = {},
  pace: { type: string; seconds?: number } = { type: 'untimed' },
): Promise<void> {
  const me = page.waitForResponse('**/api/me');
  await page.goto(site);
  await me;
  const id = await openTable(page, { game, seats, preset, changes, pace });
  await page.goto(`${site}/table/${id}`);
  await page.locator(seats.some(({ type }) => type === 'open') ? '.start' : '.expected').waitFor();
}

/** Press Tab until something of this name has the focus. Once it is there, the Tabs that are still on their way do nothing. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  await page.evaluate((wanted) => {
    const focused = () => {
      const here = document.activeElement as HTMLElement | null;
      const label = (here as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return (here?.getAttribute('aria-label') ?? label ?? here?.textContent ?? '').trim();
    };
    let moved = false;
    addEventListener('focusin', () => (moved = true), { once: true });
    const there = () => moved && new RegExp(wanted).test(focused());
    const hold = (event: KeyboardEvent) => event.key === 'Tab' && there() && event.preventDefault();
    addEventListener('keydown', hold);
    Object.assign(window, { there, letGo: () => removeEventListener('keydown', hold) });
  }, name.source);
  for (let tries = 0; tries < 10; tries++) {
    await Promise.all(Array.from({ length: 12 }, () => page.keyboard.press('Tab')));
    const found = await page.evaluate(() => {
      const { there, letGo } = window as unknown as { there: () => boolean; letGo: () => void };
      return there() && (letGo(), true);
    });
    if (found) return;
  }
  throw new Error(`nothing called ${name} can be reached by Tab`);
}

/** Ask for hints and take the first, by keyboard. Returns whether there was one. */
export async function hinted(page: Page): Promise<boolean> {
  await tabTo(page, /^Indice/);
  await page.keyboard.press('Enter');
  const first = await movesShown(page, async () => {
    await tabTo(page, /^Voir les coups$/);
    await page.keyboard.press('Enter');
  });
  const found = await isMove(first);
  await page.keyboard.press('Enter');
  return found;
}

/** Pass, by keyboard. Where a pass is all there is nobody is asked twice. */
export async function pass(page: Page): Promise<void> {
  await tabTo(page, /^Passer/);
  const isAll = await page.locator('button.main', { hasText: /^Passer/ }).isVisible();
  await page.keyboard.press('Enter');
  if (isAll) return;
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');
}

/** What the table says now: how far the game is, and what is expected; '' while it says what it said before. */
function saidNow(before: string): string {
  const lines = [...document.querySelectorAll('ol[aria-labelledby=log] li')];
  // To ask for hints is no step of a game: the move that is hinted comes later.
  const steps = lines.filter((line) => !/demande des indices|asks for hints/.test(line.textContent));
  const said = `${steps.length} ${document.querySelector('.expected .now')?.textContent}`;
  return said === before ? '' : said;
}

/** Do something and wait until the table has gone on. */
export async function step(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(saidNow, '');
  await act();
  await page.waitForFunction(saidNow, before);
}

/** Play for as long as it is my turn again, each turn a step of the table; returns how many turns there were. */
export async function playOn(page: Page, turn: (before: number) => Promise<void>): Promise<number> {
  let turns = 0;
  for (; await myTurn(page); turns++) await step(page, () => turn(turns));
  return turns;
}

/** The one who may contest or doubt does so; host and guest read what comes of it, each in their language. */
export async function contested(judge: Home, doubt: RegExp, host: [Home, RegExp], guest: [Home, RegExp]): Promise<void> {
  const button = judge.page.getByRole('button', { name: doubt });
  await button.waitFor();
  expect(await faults(guest[0].page)).toEqual([]);
  await button.click();
  for (const [{ page }, said] of [host, guest]) await page.getByText(said).first().waitFor();
}

/** Draw the curtain back if there is one before this. */
export async function handedOver(page: Page, what: Locator): Promise<void> {
  const curtain = page.getByRole('button', { name: /^C’est moi/ });
  await curtain.or(what).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await what.waitFor();
}

export interface Home {
  page: Page;
  /** Break the connection for as long as `during` takes; see that it is told, and that it comes back. */
  broken: (during: () => Promise<void>) => Promise<void>;
}

/** A visitor whose connection can be broken. */
export async function home(options: Parameters<typeof visitor>[0] = {}): Promise<Home> {
  const page = await visitor(options);
  let cut = (): void => undefined;
  let refuse = false;
  await page.routeWebSocket(/socket/, (socket) => {
    if (refuse) return void socket.close();
    const server = socket.connectToServer();
    cut = () => {
      void server.close();
      void socket.close();
    };
  });
  const broken = async (during: () => Promise<void>) => {
    refuse = true;
    cut();
    await page
      .getByText(/Pas de connexion|No connection/)
      .first()
      .waitFor();
    await during();
    refuse = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText(/Connexion rétablie|Back online/).waitFor();
  };
  return { page, broken };
}

/**
 * Two people at one table by its link, and the game begun: the host at a desk, by day, in French; the guest at
 * a phone, by lamp, in English.
 */
export async function invited(wishes: Wishes, how: Parameters<typeof visitor>[0] = {}): Promise<{ host: Home; guest: Home }> {
  const host = await home();
  await setTable(host.page, { ...wishes, seats: ['open'] });
  const link = await host.page.getByLabel('Lien de la table').inputValue();
  const guest = await home({ ...PHONE, locale: 'en-GB', colorScheme: 'dark', ...how });
  await guest.page.goto(link);
  await guest.page.getByLabel('Your name').fill('Player 2');
  await guest.page.getByRole('button', { name: 'Take a seat' }).tap();
  await host.page.getByText('Player 2', { exact: true }).first().waitFor();
  await begin(host.page);
  await guest.page.locator('.expected').waitFor();
  return { host, guest };
}

/** Of two people, who is to play and who is not. */
export async function turnOf(host: Home, guest: Home): Promise<[Home, Home]> {
  const mine = (one: Home) => one.page.getByRole('listitem').filter({ hasText: /à vous|your turn/ });
  await Promise.race([mine(host).waitFor(), mine(guest).waitFor()]);
  return (await mine(host).isVisible()) ? [host, guest] : [guest, host];
}

/** The guest leaves the game; both see who won, play again and meet at the next table. */
export async function leftAndAgain(host: Home, guest: Home): Promise<void> {
  const first = host.page.url();
  await guest.page.getByRole('button', { name: 'Leave the game' }).tap();
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Leave the game' }).tap();
  await host.page.getByRole('heading', { name: /gagne/ }).waitFor();
  await guest.page.getByRole('heading', { name: /wins/ }).waitFor();
  await guest.page.getByRole('button', { name: 'Rematch' }).tap();
  await host.page.getByText('Player 2 : on rejoue ?').waitFor();
  await host.page.getByRole('button', { name: 'Revanche' }).click();
  for (const { page } of [host, guest]) await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/table/'));
  expect(host.page.url()).toBe(guest.page.url());
}

/** The places of letters that, taken in this order, spell no word. */
export async function noWord(page: Page, letters: readonly string[], length: number): Promise<number[]> {
  const places = letters.flatMap((letter, at) => (/^\p{L}$/u.test(letter) ? [at] : []));
  for (let first = 0; first + length <= places.length; first++) {
    const some = places.slice(first, first + length);
    const word = some.map((at) => letters[at]).join('');
    const answer = await page.request.get(`${site}/api/words/fr/${word}`);
    if (((await answer.json()) as { status: string }).status !== 'accepted') return some;
  }
  throw new Error(`${letters.join('')} spell nothing but words`);
}
