/** What Topword's board looks like: piles with their height on every screen, letters that nothing covers. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Replayed } from '../src/wire/types';
import { faults, isHere, myTurn, setTable, site, visitor } from './visit';

const RECORD = '../tests/records/golden/rulebook.txt';
const SCREENS: [number, number][] = [
  [1440, 900],
  [768, 1024],
  [360, 740],
];
/** A town of piles, from the bottom to the top, by row and column: high ones stand before and beside low ones. */
const PILES: Record<string, string> = {
  '5,1': 'SACRE',
  '5,2': 'A',
  '5,3': 'LES',
  '4,1': 'T',
  '4,3': 'OR',
  '6,2': 'PRIME',
  '6,3': 'I',
};

/** The last position of a game of the rulebook, with these piles on its board. */
async function town(page: Page): Promise<void> {
  await page.route('**/api/replay?*', async (route) => {
    const answer = await route.fetch();
    const game = (await answer.json()) as Replayed;
    const { piles } = (game.steps.at(-1)!.view as { board: { piles: string[][] } }).board;
    for (const [place, letters] of Object.entries(PILES)) {
      const [row, col] = place.split(',').map(Number) as [number, number];
      piles[(row - 1) * 10 + col - 1] = [...letters];
    }
    await route.fulfill({ response: answer, json: game });
  });
  await page.goto(`${site}/replay`);
  await page.getByLabel('ou son texte').fill(readFileSync(RECORD, 'utf8'));
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'À la fin' }).click();
  await tile(page, 5, 1).waitFor();
}

const tile = (page: Page, row: number, col: number) => page.locator(`[data-spot="square:${row}:${col}"]`);
const box = async (page: Page, row: number, col: number) => (await tile(page, row, col).boundingBox())!;

/** The letters that are partly behind something: the corners of what is printed are looked at from above. */
const hidden = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tile')]
      .filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one.querySelector('.face')!);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        // A line of text is higher than its capital: that begins and ends a fifth further in.
        const inside = (bottom - top) / 5;
        return [top + inside, bottom - inside].some((y) =>
          [left + 1, right - 1].some((x) => !one.contains(document.elementFromPoint(x, y))),
        );
      })
      .map((one) => one.textContent?.trim()),
  );

describe.runIf(isHere)('the board of Topword', () => {
  it.each(SCREENS)('has piles with their height at %i pixels, and hides no letter', async (width, height) => {
    const page = await visitor({ viewport: { width, height } });
    await town(page);
    const [five, one, three] = [await box(page, 5, 1), await box(page, 5, 2), await box(page, 5, 3)];
    expect(one.y - five.y, 'five stand higher than one in the same row').toBeGreaterThan(one.height * 0.4);
    expect(three.y, 'three stand between them').toBeLessThan(one.y);
    expect(three.y).toBeGreaterThan(five.y);
    await tile(page, 6, 3).scrollIntoViewIfNeeded();
    expect(await hidden(page), 'letters behind something').toEqual([]);
    const letter = await tile(page, 5, 1)
      .locator('.face')
      .evaluate((face) => parseFloat(getComputedStyle(face).fontSize));
    expect(letter, 'the size of a letter').toBeGreaterThanOrEqual(18);
    expect(await page.locator('[data-height]:visible').count(), 'digits').toBe(0);
    await page.getByRole('button', { name: 'Hauteurs' }).click();
    expect(await page.locator('[data-height]:visible').count(), 'digits on demand').toBeGreaterThan(4);
    expect(await hidden(page), 'letters behind a digit').toEqual([]);
    await page.getByRole('button', { name: 'À plat' }).click();
    const [above, beside] = [await box(page, 5, 1), await box(page, 5, 2)];
    expect(beside.y - above.y, 'seen from above they lie in one line').toBeLessThan(one.height * 0.2);
    expect(await hidden(page), 'letters behind something, from above').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await faults(page)).toEqual([]);
  });

  it('shows the letters of a pile to a pointer that rests and to the keyboard, and nothing moves', async () => {
    const page = await visitor();
    await town(page);
    const before = await page.locator('.frame').boundingBox();
    await page.locator('[data-drop="5,1"]').hover();
    const letters = page.getByRole('status').filter({ hasText: 'E · R · C · A · S' });
    await letters.waitFor({ state: 'attached' });
    expect(await page.locator('.frame').boundingBox()).toEqual(before);
    await page.locator('[data-drop="8,8"]').hover();
    await letters.waitFor({ state: 'detached' });
    await page.locator('[data-drop="5,4"]').focus();
    await page.locator('[data-drop="5,4"]').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('status').filter({ hasText: 'S · E · L' }).waitFor({ state: 'attached' });
    expect(await page.locator('.frame').boundingBox()).toEqual(before);
  });

  it('shows them to a finger that stays, which then lays nothing', async () => {
    const page = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await town(page);
    const { x, y, width, height } = await box(page, 5, 1);
    const touch = await page.context().newCDPSession(page);
    const finger = [{ x: x + width / 2, y: y + height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger });
    const letters = page.getByRole('status').filter({ hasText: 'E · R · C · A · S' });
    await letters.waitFor({ state: 'attached' });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await letters.waitFor({ state: 'detached' });
    expect(await page.locator('.arrow').count(), 'a square was chosen').toBe(0);
  });

  it('leaves an exchange by Escape', async () => {
    const page = await visitor();
    await setTable(page, { preset: 'short' });
    await myTurn(page);
    await page.getByRole('button', { name: 'Échanger' }).click();
    const asked = page.getByText('Touchez la lettre à échanger.');
    await asked.waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Échanger' }).count()).toBe(1);
  });
});
