/** Each table on a phone, upright and on its side: nothing beyond the screen, the hand within reach. */
import { describe, expect, it } from 'vitest';
import { BOT, ME, sit } from './at-table';
import { isHere, myTurn, PHONE, visitor } from './visit';

describe.runIf(isHere)('a phone', () => {
  it.each(['topword', 'mots-de-tete', 'typo', 'topscore'])('fits %s, upright and on its side', async (game) => {
    const page = await visitor(PHONE);
    await sit(page, game, [ME, BOT]);
    await myTurn(page);
    const [board, hand] = [page.locator('.frame > .board'), page.locator('.frame > .hand')];
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await hand.waitFor();
    expect(await width()).toBe(360);
    const upright = (await hand.boundingBox())!;
    expect(upright.y + upright.height, 'the hand is on the screen').toBeLessThanOrEqual(740);

    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(width).toBe(740);
    const [left, right] = [(await board.boundingBox())!, (await hand.boundingBox())!];
    expect(right.x, 'the hand lies beside the board').toBeGreaterThanOrEqual(left.x + left.width);
    expect(left.height, 'the board is seen whole').toBeLessThanOrEqual(360);
  });
});
