/** What is seen of a turn of Mots de Tête, by a clock of the page that the story moves. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ME, sit } from './at-table';
import { begins, ends, shown, STEP, until, watcher } from './staged';
import { isHere } from './visit';

const BOT = { type: 'bot', level: 'debutant' } as const;
/** The words that begin beside the cross of the small grid and reach a yellow square, by their number of letters. */
const OPENINGS: Record<number, { from: string; word: string }> = {
  3: { from: '7,2', word: 'AMI' },
  4: { from: '7,1', word: 'AMIS' },
};
const MOST_TABLES = 60;

/** Sit down at a small grid where I begin, with a die for one of the openings; returns the die. */
async function toOpen(page: Page): Promise<number> {
  for (let tries = 0; tries < MOST_TABLES; tries++) {
    await sit(page, 'mots-de-tete', [ME, BOT], 'short');
    const die = Number(await page.locator('.task .die').getAttribute('aria-label'));
    const isMine = await page
      .getByRole('listitem')
      .filter({ hasText: /à vous/ })
      .isVisible();
    const isEmpty = (await page.locator('.square .letter').count()) === 0;
    if (isMine && isEmpty && OPENINGS[die]) return die;
  }
  throw new Error(`no such die in ${MOST_TABLES} tables`);
}

/** How many letters are on the grid; in the tray how many bonus dice, the sum, and the die of the turn. */
const table = (page: Page) =>
  page.evaluate(() => ({
    letters: document.querySelectorAll('.square .letter').length,
    dice: document.querySelectorAll('.bonuses .die').length,
    sum: Number(document.querySelector('.sum b')?.textContent ?? 0),
    die: document.querySelector('.task .die')?.getAttribute('aria-label') ?? '',
  }));

describe.runIf(isHere)('Mots de Tête on the stage', () => {
  it('shows one’s own bonus dice one by one, then the points, and only then the die of the computer', async () => {
    const page = await watcher();
    await page.clock.install();
    const die = await toOpen(page);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const { from, word } = OPENINGS[die]!;
    await page.locator(`[data-drop="${from}"]`).click();
    for (const letter of word) await page.keyboard.press(letter);
    const play = page.getByRole('button', { name: /^Jouer pour \d+ points et 2 dés/ });
    await until(page, () => play.isVisible());
    await play.click();
    await begins(page, /write/);

    const seen: (Awaited<ReturnType<typeof table>> & { score: number })[] = [];
    for (let now = await table(page); now.letters === word.length && seen.length < 200; now = await table(page)) {
      seen.push({ ...now, score: (await shown(page)).scores[0]! });
      await page.clock.runFor(STEP);
    }
    const first = (dice: number) => seen.findIndex((one) => one.dice === dice);
    const thrown = seen.findIndex((one) => one.die !== '');
    expect(first(0)).toBe(0);
    expect(first(1)).toBeGreaterThan(0);
    expect(first(2)).toBeGreaterThan(first(1));
    expect(thrown, 'the die of the computer is thrown').toBeGreaterThan(first(2));
    expect((thrown - first(2)) * STEP, 'both dice lie there before it').toBeGreaterThanOrEqual(1000);
    const sums = [...new Set(seen.map(({ sum }) => sum))];
    expect(sums, 'the sum grows with each die').toEqual(sums.toSorted((one, two) => one - two));
    expect(sums.length).toBe(3);
    expect(seen[thrown]!.score, 'the points are counted before').toBe(sums.at(-1));
    expect(seen[first(2)]!.score).toBe(0);
    await ends(page);
  });
});
