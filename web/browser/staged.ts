/** Visitors who watch the stage, with a clock of the page that the story moves. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { sit } from './at-table';
import { keeping, LONGEST_WAIT, visitor } from './visit';

export const STEP = 50;

/** A visitor to whom everything is shown calmly. */
export function watcher(options: BrowserContextOptions = {}): Promise<Page> {
  return visitor({ reducedMotion: 'no-preference', storageState: keeping({ stage: 'calm' }), ...options });
}

/** Sit down at a table whose time stands still from now on. */
export async function sitStill(
  page: Page,
  ...table: Parameters<typeof sit> extends [Page, ...infer Rest] ? Rest : never
): Promise<void> {
  await page.clock.install();
  await sit(page, ...table);
  await standStill(page);
}

/** Stop the clock of the page, where one was installed: from now on the story moves it. */
export const standStill = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 3_600_000));

/** What the page shows of the game at this moment. */
export function shown(page: Page): Promise<{ act: string; scores: number[]; lines: number; expected: string }> {
  return page.evaluate(() => {
    const scores = [...document.querySelectorAll<HTMLElement>('[data-spot^="score:"] [data-value]')];
    const headline = document.querySelector<HTMLElement>('.expected .now')!;
    return {
      act: document.querySelector<HTMLElement>('.room')!.dataset.playing ?? '',
      scores: scores.map((one) => Number(one.dataset.value)),
      lines: document.querySelectorAll('ol[aria-labelledby=log] li').length,
      expected: getComputedStyle(headline).visibility === 'hidden' ? '' : headline.textContent,
    };
  });
}

/** Move the clock in small steps until something holds; returns how many milliseconds of the page that took. */
export async function until(page: Page, holds: () => Promise<boolean>): Promise<number> {
  // What the server says comes in its own time, however far the clock of the page has moved.
  const last = Date.now() + LONGEST_WAIT;
  for (let time = 0; Date.now() < last; time += STEP) {
    if (await holds()) return time;
    await page.clock.runFor(STEP);
    if (time % 500 === 0) await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error('it did not come');
}

export const begins = (page: Page, act: RegExp) => until(page, async () => act.test((await shown(page)).act));
export const ends = (page: Page) => until(page, async () => (await shown(page)).act === '');
