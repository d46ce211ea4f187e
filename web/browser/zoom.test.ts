/** A page at 200 %: the window of a small laptop has half of its width and height left. Nothing lies over anything. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOT, ME, sit } from './at-table';
import { hintsOf } from './tables';
import { games, isHere, myTurn, visitor } from './visit';

const HALF = { viewport: { width: 640, height: 430 } };
const CLOCKS = { type: 'per-game', seconds: 1200 };

/** What cannot be pressed or read, since something else lies over it even when it is brought to the middle. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wanted = document.querySelectorAll<HTMLElement>(
      '.room button, .room a, .room [data-spot^="score:"], .room .clock, .room .expected',
    );
    return [...wanted].flatMap((one) => {
      if (!one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return [];
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!found || one.contains(found) || found.contains(one)) return [];
      return [`${one.outerHTML.slice(0, 90)} is under ${found.outerHTML.slice(0, 90)}`];
    });
  });
}

describe.runIf(isHere).each(games)('%s at twice its size', (game) => {
  it('covers nothing, with clocks and a word laid', async () => {
    const page = await visitor(HALF);
    await sit(page, game, [ME, BOT], undefined, {}, CLOCKS);
    if (await myTurn(page)) await (await hintsOf(page)).click();
    expect(await covered(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(HALF.viewport.width);
  });
});
