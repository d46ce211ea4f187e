/** Topword in the browser: whole games, and everything a table can do. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CONTEST, hinted, invited, leftAndAgain, noWord, tabTo, turnOf } from './at-table';
import { firstMove, hintsOf, isMove } from './tables';
import { faults, isHere, myTurn, PHONE, setTable, site, visitor } from './visit';

/** Lay the best move that the table proposes; pass if there is none. */
async function playHint(page: Page): Promise<void> {
  const first = await hintsOf(page);
  const found = await isMove(first);
  await first.click();
  if (found) {
    await page.getByRole('button', { name: /^Jouer pour \d+ points?/ }).click();
  } else {
    await page.getByRole('button', { name: 'Passer' }).click();
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Passer' });
    if (await sure.isVisible()) await sure.click(); // where a pass is all there is, nothing is asked
  }
}

const rack = (page: Page) => page.getByRole('group', { name: /^(Vos lettres|Your letters)$/ }).getByRole('button');
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
    await page.getByRole('link', { name: 'Revoir la partie', exact: true }).waitFor();
    const first = page.url();
    await page.getByRole('button', { name: 'Revanche' }).click();
    await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/table/'));
    await page.getByRole('grid').waitFor();
    await page.goto(first.replace('/table/', '/replay/'));
    await page.getByRole('button', { name: 'À la fin' }).click();
    await page.getByRole('button', { name: 'Vérifier les tirages' }).click();
    await expect.poll(() => page.locator('[data-good=true]').count()).toBeGreaterThan(4);
  });

  it('is played by keyboard alone', async () => {
    const page = await visitor();
    await page.goto(site, { waitUntil: 'networkidle' });
    await tabTo(page, /^À plusieurs…\s*Topword/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Place 2/);
    for (const key of ['Enter', 'm', 'Enter']) await page.keyboard.press(key); // Moineau
    await tabTo(page, /^Règles/);
    for (const key of ['Enter', 'End', 'Enter']) await page.keyboard.press(key);
    await tabTo(page, /^Commencer/);
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await tabTo(page, /^ligne 4, colonne 4, /);
    await page.keyboard.press('ArrowRight');
    expect(await label()).toMatch(/^ligne 4, colonne 5, /);
    await page.keyboard.press('ArrowDown');
    expect(await label()).toMatch(/^ligne 5, colonne 5, /);
    expect(await faults(page)).toEqual([]);
    let turns = 0;
    while (await myTurn(page)) {
      const seen = await log(page).getByRole('listitem').count();
      if (await hinted(page)) {
        await page.getByRole('button', { name: /^Jouer pour \d+ points?/ }).waitFor();
        expect(await label()).toMatch(/^ligne/);
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

  it('is played by two browsers, by invitation; the connection breaks and a word is contested', async () => {
    const { host, guest } = await invited({ preset: '1994' });
    const [author, judge] = await turnOf(host, guest);
    await rack(author.page).first().waitFor();
    const letters = (await rack(author.page).allTextContents()).map((letter) => letter.trim());
    const places = await noWord(author.page, letters, 3);
    const lay = async (step: number) => {
      await rack(author.page).nth(places[step]!).click();
      await square(author.page, 5, 4 + step).click();
    };
    await lay(0);
    await author.broken(async () => {
      await lay(1);
      await lay(2);
    });
    await author.page.reload();
    await expect.poll(() => author.page.locator('.tile.mine').count()).toBe(3);
    await author.page.getByRole('button', { name: /^(Jouer pour|Play for) \d+ points/ }).click();
    await judge.page.getByRole('button', { name: CONTEST }).waitFor();
    expect(await faults(guest.page)).toEqual([]);
    await judge.page.getByRole('button', { name: CONTEST }).click();
    await host.page
      .getByText(/reprend ses lettres/)
      .first()
      .waitFor();
    await guest.page
      .getByText(/takes the tiles back/)
      .first()
      .waitFor();
    expect(await author.page.locator('.tile').count()).toBe(0);
    expect(await rack(author.page).count()).toBe(7);

    await host.page.getByLabel('Votre message').fill('Bien essayé !');
    await host.page.getByRole('button', { name: 'Envoyer' }).click();
    const heard = guest.page.getByRole('button', { name: /Bien essayé !$/ });
    await heard.tap();
    await heard.waitFor({ state: 'detached' });
    await guest.page.getByText('Mute or report someone').click();
    const mute = guest.page.locator('details', { hasText: 'Mute or report someone' }).getByRole('checkbox');
    await mute.check();
    await guest.page.getByText('Bien essayé !').waitFor({ state: 'detached' });
    await mute.uncheck();
    await guest.page.getByText('Bien essayé !').waitFor();
    await leftAndAgain(host, guest);
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

  it('is played on a phone by touch: a tile is dragged from the rack to the board', async () => {
    const page = await visitor(PHONE);
    await setTable(page, { preset: 'short' });
    await myTurn(page);
    const tile = rack(page).first();
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

  it('is played in English with one click, and two tabs of one player agree', async () => {
    const page = await visitor({ locale: 'en-GB', colorScheme: 'dark' });
    const first = await firstMove(page, async () => {
      await page.goto(site);
      await page.getByRole('button', { name: 'Play Topword' }).click();
      await page.waitForURL(/\/table\//);
      await myTurn(page);
    });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await first.click();
    await page.getByRole('button', { name: /^Play for \d+ points?/ }).click();
    const told = (tab: Page) => tab.getByRole('list', { name: 'The game' });
    await expect.poll(() => told(other).textContent()).toMatch(/lays? [A-Z]+.*: \d+ points?/);
    await expect.poll(async () => (await told(page).textContent()) === (await told(other).textContent())).toBe(true);
  });
});
