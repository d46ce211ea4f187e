/** Mots de Tête in the browser: a whole game by keyboard, by invitation, on one device, with fingers. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  BOT,
  CONTEST,
  contested,
  hinted,
  invited,
  leftAndAgain,
  ME,
  OTHER,
  pass,
  playOn,
  sit,
  step,
  turnOf,
  type Home,
} from './at-table';
import { faults, isHere, PHONE, visitor } from './visit';

const mine = (page: Page) => page.locator('.square.mine');
const square = (page: Page, row: number, col: number) => page.locator(`[data-drop="${row},${col}"]`);

/** How many letters the die asks for. */
const rolled = async (page: Page) => Number(await page.locator('.tools .die').getAttribute('aria-label'));

/** Write a letter: on the keys of a phone, else on the keyboard. */
async function write(page: Page, letter: string): Promise<void> {
  const key = page.getByRole('button', { name: letter, exact: true });
  await ((await key.isVisible()) ? key.tap() : page.keyboard.press(letter));
}

/** Pass for as long as the die asks for one letter, of which there is no word. */
async function worthWriting(host: Home, guest: Home): Promise<[Home, Home]> {
  for (;;) {
    const [author, judge] = await turnOf(host, guest);
    if ((await rolled(author.page)) > 1) return [author, judge];
    const pass = author.page.getByRole('button', { name: /^Pass/ });
    const isAll = await author.page.locator('button.main', { hasText: /^Pass/ }).isVisible();
    await step(author.page, async () => {
      await pass.click();
      if (!isAll) await author.page.getByRole('dialog').getByRole('button', { name: /^Pass/ }).click();
    });
  }
}

describe.runIf(isHere)('Mots de Tête', () => {
  it('is played to the end by keyboard alone', async () => {
    const page = await visitor();
    await sit(page, 'mots-de-tete', [ME, BOT], 'short');
    const turns = await playOn(page, async (before) => {
      if (!(await hinted(page))) return pass(page);
      await page.getByRole('button', { name: /^Jouer pour \d/ }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^ligne/);
      if (!before) expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Enter');
    });
    expect(turns).toBeGreaterThan(1);
  });

  it('is played by two browsers, by invitation; the connection breaks and a word is contested', async () => {
    const { host, guest } = await invited({ game: 'Mots de Tête', preset: 'printed' });
    const [author, judge] = await worthWriting(host, guest);
    const count = await rolled(author.page);
    await square(author.page, 6, 9).click();
    await write(author.page, 'Z');
    await author.broken(async () => {
      for (let more = 1; more < count; more++) await write(author.page, 'Z');
    });
    expect(await mine(author.page).count()).toBe(count);
    await author.page.getByRole('button', { name: /^(Jouer pour|Play for) \d/ }).click();
    await contested(judge, CONTEST, [host, /efface et perd son tour/], [guest, /wipes it out and loses the turn/]);
    for (const { page } of [host, guest]) expect(await page.locator('.square .letter').count()).toBe(0);
    await leftAndAgain(host, guest);
  });

  it('is played on one device; its dice wait until the words stand', async () => {
    const page = await visitor();
    await sit(page, 'mots-de-tete', [ME, OTHER], 'printed');
    while (!(await hinted(page))) await step(page, () => pass(page));
    await page.getByRole('button', { name: /^Jouer pour \d/ }).click();
    const accept = page.getByRole('button', { name: /^Joueur \d accepte$/ });
    await accept.waitFor();
    expect(await page.locator('.bonuses').count()).toBe(0);
    await step(page, () => accept.click());
    expect(await page.locator('.square.last .letter').count()).toBeGreaterThan(1);
  });

  it('is written with fingers on a phone', async () => {
    const page = await visitor(PHONE);
    await sit(page, 'mots-de-tete', [ME], 'solo');
    await square(page, 7, 8).tap();
    await page.getByRole('button', { name: 'R', exact: true }).tap();
    await expect.poll(() => mine(page).count()).toBe(1);
    await page.reload();
    await expect.poll(() => mine(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Effacer la dernière lettre' }).tap();
    await expect.poll(() => mine(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
