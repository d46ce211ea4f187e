/** Each table on a phone, upright and on its side: nothing beyond the screen, the hand within reach. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOT, hinted, ME, sit } from './at-table';
import { games, isHere, myTurn, PHONE, visitor } from './visit';

/** What lies beyond the screen, left or right, though it does not scroll. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.frame *')]
      .filter((one) => one.checkVisibility() && !one.closest('.unseen, .view, dialog, .preview *, .aims *, .near *'))
      .filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
      .map((one) => one.outerHTML.slice(0, 120)),
  );

describe.runIf(isHere)('a phone', () => {
  it.each(games)('fits %s, upright and on its side', async (game) => {
    const page = await visitor(PHONE);
    await sit(page, game, [ME, BOT]);
    await myTurn(page);
    await hinted(page);
    const [board, hand] = [page.locator('.frame > .board'), page.locator('.frame > .hand')];
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await hand.waitFor();
    expect(await width()).toBe(360);
    expect(await beyond(page), 'beyond the screen').toEqual([]);
    const upright = (await hand.boundingBox())!;
    expect(upright.y + upright.height, 'the hand is on the screen').toBeLessThanOrEqual(740);

    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(width).toBe(740);
    expect(await beyond(page), 'beyond the screen').toEqual([]);
    const [left, right] = [(await board.boundingBox())!, (await hand.boundingBox())!];
    expect(right.x, 'the hand lies beside the board').toBeGreaterThanOrEqual(left.x + left.width);
    expect(left.height, 'the board is seen whole').toBeLessThanOrEqual(360);
  });
});
