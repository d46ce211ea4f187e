/** Topscore in the browser: a whole game by keyboard, by invitation, on one phone with fingers. */
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
  noWord,
  OTHER,
  pass,
  playOn,
  sit,
  step,
  turnOf,
} from './at-table';
import { faults, isHere, myTurn, PHONE, visitor } from './visit';

const rack = (page: Page) => page.getByRole('group', { name: /^(Vos lettres|Your letters)$/ }).getByRole('button');

describe.runIf(isHere)('Topscore', () => {
  it('is played to the end by keyboard alone', async () => {
    const page = await visitor();
    await sit(page, 'topscore', [ME, BOT]);
    const turns = await playOn(page, async (before) => {
      const free = page.getByRole('button', { name: /^Petite pyramide/ });
      if (await free.first().isVisible()) {
        const letter = page.getByRole('group', { name: 'Lettres sur la pyramide' }).locator('button:enabled').first();
        const pyramid = (await free.first().getAttribute('aria-label'))!.slice(-1);
        await page.keyboard.press((await letter.getAttribute('aria-label'))!);
        await page.keyboard.press(pyramid);
        await page.locator('button.main:enabled', { hasText: 'Garder' }).waitFor();
        await page.keyboard.press('Enter');
      } else if (await hinted(page)) {
        await page.locator('.hand button.main:enabled').waitFor();
        if (!before) expect(await faults(page)).toEqual([]);
        const exchanges = (await page.locator('input[value=exchange]:checked').count()) > 0;
        await page.keyboard.press('Enter');
        if (exchanges) {
          await page.getByRole('dialog').waitFor();
          await page.keyboard.press('Enter');
        }
      } else await pass(page);
    });
    expect(turns).toBeGreaterThan(20);
  });

  it('is played by two browsers, by invitation; the connection breaks and a word is contested', async () => {
    const { host, guest } = await invited({ game: 'Topscore', preset: 'contest' });
    const [author, judge] = await turnOf(host, guest);
    await rack(author.page).first().waitFor();
    const letters = await rack(author.page).evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
    const [first, ...others] = await noWord(author.page, letters, 3);
    await rack(author.page).nth(first!).click();
    await author.broken(async () => {
      for (const at of others) await rack(author.page).nth(at).click();
    });
    await author.page.getByRole('button', { name: /^(Jouer|Play) 5 points/ }).click();
    await contested(judge, CONTEST, [host, /le reprend et perd son tour/], [guest, /takes it back and loses the turn/]);
    await leftAndAgain(host, guest);
  });

  it('lets a word be given up, where the table chose so', async () => {
    const page = await visitor(PHONE);
    await sit(page, 'topscore', [ME, BOT], 'french', { abandonWord: true });
    const giveUp = page.getByRole('button', { name: 'Abandonner mon mot' });
    for (let turns = 0; turns < 6 && !(await giveUp.isVisible()); turns++) {
      expect(await myTurn(page)).toBe(true);
      await step(page, async () => {
        if (await hinted(page)) await page.locator('.hand button.main:enabled').click();
        else await pass(page);
      });
      await myTurn(page);
    }
    await giveUp.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abandonner mon mot' }).click();
    await page
      .getByText(/^Joueur 1 abandonne [A-Z]+/)
      .first()
      .waitFor();
  });

  it('is played on one phone, with fingers, a blank for any letter', async () => {
    const page = await visitor(PHONE);
    await sit(page, 'topscore', [ME, OTHER], 'contest');
    await page.getByRole('button', { name: /^C’est moi/ }).tap();
    for (let at = 0; at < 3; at++) {
      await rack(page).nth(at).tap();
      const keys = page.getByRole('dialog', { name: 'Quelle lettre pour le joker' });
      if (await keys.isVisible()) await keys.getByRole('button', { name: 'E', exact: true }).tap();
    }
    await page.getByRole('button', { name: 'Jouer 5 points' }).tap();
    await page.getByRole('button', { name: /^Joueur \d accepte$/ }).tap();
    await expect.poll(async () => (await page.locator('.score').allTextContents()).join()).toMatch(/5/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
