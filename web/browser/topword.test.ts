/** Topword in the browser: whole games, and everything a table can do. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isHere, myTurn, setTable, site, visitor } from './visit';

/** Lay the best move that the table proposes; pass if there is none. */
async function playHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Indice' }).click();
  const hints = page.getByRole('dialog', { name: 'Des coups possibles' });
  const first = hints.getByRole('button').first();
  const isMove = (await first.textContent()) !== 'Fermer';
  await first.click();
  if (isMove) {
    await page.getByRole('button', { name: /^Jouer \d+ points?/ }).click();
  } else {
    await page.getByRole('button', { name: 'Passer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Passer' }).click();
  }
}

/** Press Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const here = document.activeElement as HTMLElement | null;
      const label = (here as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return here?.getAttribute('aria-label') ?? label ?? here?.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`nothing called ${name} can be reached by Tab`);
}

const log = (page: Page) => page.getByRole('list', { name: 'La partie' });
const square = (page: Page, row: number, col: number) => page.locator(`[data-drop="${row},${col}"]`);

describe.runIf(isHere)('Topword', () => {
  it('is played to the end against the computer, and again', async () => {
    const page = await visitor();
    await setTable(page, { preset: 'short' });
    let turns = 0;
    while (await myTurn(page)) {
      const seen = await log(page).getByRole('listitem').count();
      await playHint(page);
      await page.waitForFunction((before) => document.querySelectorAll('ol[aria-labelledby=log] li').length > before, seen);
      turns++;
    }
    expect(turns).toBeGreaterThan(3);
    await page.getByRole('link', { name: 'Revoir la partie' }).waitFor();
    const first = page.url();
    await page.getByRole('button', { name: 'Revanche' }).click();
    await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/table/'));
    await page.getByRole('grid').waitFor();
    await page.goto(first.replace('/table/', '/replay/'));
    await page.getByRole('button', { name: 'À la fin' }).click();
    await page.getByRole('button', { name: 'Vérifier les tirages' }).click();
    await expect.poll(() => page.getByText('✓').count()).toBeGreaterThan(4);
    await page.getByRole('button', { name: 'Coup précédent' }).click();
    await page.getByRole('button', { name: 'Qu’aurait joué la machine ?' }).click();
    await page.getByText(/^Joué :/).waitFor();
  });

  it('is played by keyboard alone', async () => {
    const page = await visitor();
    await page.goto(site, { waitUntil: 'networkidle' });
    await tabTo(page, /^À plusieurs…\s*Topword/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Place 2/);
    await page.keyboard.type('l’ordinateur : D');
    await tabTo(page, /^Règles/);
    await page.keyboard.press('End');
    await tabTo(page, /^Commencer/);
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    let turns = 0;
    while (await myTurn(page)) {
      const seen = await log(page).getByRole('listitem').count();
      await tabTo(page, /^Indice/);
      await page.keyboard.press('Enter');
      const hints = page.getByRole('dialog', { name: 'Des coups possibles' });
      await hints.waitFor();
      const isMove = (await hints.getByRole('button').first().textContent()) !== 'Fermer';
      await page.keyboard.press('Enter');
      if (isMove) {
        await page.getByRole('button', { name: /^Jouer \d+ points?/ }).waitFor();
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^ligne/);
        await page.keyboard.press('Enter');
      } else {
        await tabTo(page, /^Passer/);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      }
      await page.waitForFunction((before) => document.querySelectorAll('ol[aria-labelledby=log] li').length > before, seen);
      turns++;
    }
    expect(turns).toBeGreaterThan(3);
  });

  it('is played by two browsers, by invitation, with a contest and a chat', async () => {
    const host = await visitor();
    await setTable(host, { preset: '1994', seats: ['open'] });
    const link = await host.getByLabel('Lien de la table').inputValue();
    const guest = await visitor({ colorScheme: 'dark', viewport: { width: 400, height: 800 } });
    await guest.goto(link);
    await guest.getByLabel('Votre nom').fill('Joueur 2');
    await guest.getByRole('button', { name: 'Prendre place' }).click();
    await host.getByText('Joueur 2').waitFor();
    await host.getByRole('button', { name: 'Commencer' }).click();
    await guest.getByRole('grid').waitFor();

    const [author, judge] = (await host.getByText(/^À vous/).isVisible()) ? [host, guest] : [guest, host];
    const tiles = author.getByRole('group', { name: 'Vos lettres' }).getByRole('button');
    const letters = await tiles.allTextContents();
    const rare = ['W', 'K', 'X', 'J', 'Z', 'H', 'V', 'F', 'B', 'G', 'C', 'D', 'M', 'P', 'T', 'L', 'N', 'R', 'S'];
    const order = letters.map((_, at) => at).sort((a, b) => rank(letters[a]!) - rank(letters[b]!));
    function rank(letter: string): number {
      const at = rare.indexOf(letter.trim());
      return at < 0 ? rare.length : at;
    }
    for (const [step, at] of order.slice(0, 3).entries()) {
      await tiles.nth(at).click();
      await square(author, 5, 4 + step).click();
    }
    await author.getByRole('button', { name: /^Jouer \d+ points/ }).click();
    await judge.getByRole('button', { name: 'Contester' }).click();
    await expect.poll(() => author.locator('.tile').count()).toBe(0);
    expect(await tiles.count()).toBe(7);

    await judge.getByLabel('Votre message').fill('Bien essayé !');
    await judge.getByRole('button', { name: 'Dire' }).click();
    await author.getByText('Bien essayé !').waitFor();
  });

  it('is played on one device, with a curtain between the players', async () => {
    const page = await visitor();
    await setTable(page, { preset: 'short', seats: ['here'] });
    const ready = page.getByRole('button', { name: /^C’est moi/ });
    await ready.waitFor();
    expect(await page.getByRole('group', { name: 'Vos lettres' }).count()).toBe(0);
    await ready.click();
    const before = await page.getByRole('group', { name: 'Vos lettres' }).textContent();
    await page.getByRole('button', { name: 'Passer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Passer' }).click();
    await ready.waitFor();
    await ready.click();
    expect(await page.getByRole('group', { name: 'Vos lettres' }).textContent()).not.toBe(before);
  });

  it('loses nothing with the connection, nor by a reload', async () => {
    const page = await visitor();
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
    await setTable(page, { preset: 'short' });
    await myTurn(page);
    const tiles = page.getByRole('group', { name: 'Vos lettres' }).getByRole('button');
    await tiles.nth(0).click();
    await square(page, 4, 4).click();
    refuse = true;
    cut();
    await page.getByText('Connexion perdue').waitFor();
    await tiles.nth(1).click();
    await square(page, 4, 5).click();
    refuse = false;
    await page.getByText('Connexion retrouvée').waitFor();
    expect(await page.locator('.tile.mine').count()).toBe(2);
    await page.reload();
    await expect.poll(() => page.locator('.tile.mine').count()).toBe(2);
  });

  it('is played on a phone by touch: a tile is dragged from the rack to the board', async () => {
    const page = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await setTable(page, { preset: 'short' });
    await myTurn(page);
    const tile = page.getByRole('group', { name: 'Vos lettres' }).getByRole('button').first();
    const from = (await tile.boundingBox())!;
    const to = (await square(page, 4, 4).boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const aboveFinger = 52;
    const at = (part: number) => [
      {
        x: from.x + from.width / 2 + part * (to.x + to.width / 2 - from.x - from.width / 2),
        y: from.y + from.height / 2 + part * (to.y + to.height / 2 + aboveFinger - from.y - from.height / 2),
      },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.2, 0.5, 0.8, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    }
    // The finger comes to rest: after a fling Chromium takes the next tap for its end.
    for (const part of [1.001, 1.002, 1.003]) {
      await page.waitForTimeout(60);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => square(page, 4, 4).locator('.tile.mine').count()).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Reprendre' }).tap({ timeout: 5000 });
    await expect.poll(() => page.locator('.tile.mine').count()).toBe(0);
  });

  it('fits a phone on its side', async () => {
    const page = await visitor({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });
    await setTable(page, {});
    await myTurn(page);
    await page.getByRole('button', { name: 'Indice' }).click();
    await page.getByRole('dialog').getByRole('button').first().click();
    const main = page.getByRole('button', { name: /^Jouer \d+ points?/ });
    await main.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(740);
    const [board, hand] = [await page.getByRole('grid').boundingBox(), await main.boundingBox()];
    expect(hand!.x).toBeGreaterThan(board!.x + board!.width);
  });

  it('is played in English with one click, and two tabs of one player agree', async () => {
    const page = await visitor({ locale: 'en-GB', colorScheme: 'dark' });
    await page.goto(site);
    await page.getByRole('button', { name: 'Play Topword' }).click();
    await page.waitForURL(/\/table\//);
    await myTurn(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('dialog').getByRole('button').first().click();
    await page.getByRole('button', { name: /^Play \d+ points?/ }).click();
    const told = (tab: Page) => tab.getByRole('list', { name: 'The game' });
    await expect.poll(() => told(other).textContent()).toMatch(/lays? [A-Z]+.*: \d+ points?/);
    await expect.poll(async () => (await told(page).textContent()) === (await told(other).textContent())).toBe(true);
  });

  it('says each square: row, column, letter, pile', async () => {
    const page = await visitor();
    await setTable(page, { preset: 'short' });
    await myTurn(page);
    await square(page, 4, 4).focus();
    await page.keyboard.press('ArrowRight');
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await label()).toMatch(/^ligne 4, colonne 5, /);
    await page.keyboard.press('ArrowDown');
    expect(await label()).toMatch(/^ligne 5, colonne 5, /);
  });
});
