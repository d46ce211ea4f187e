/** What is seen of a round of Typo, by a clock of the page that the story moves. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ME, OTHER } from './at-table';
import { ends, shown, sitStill, STEP, until, watcher } from './staged';
import { isHere } from './visit';

const SIX = [1, 2, 3, 4, 5, 6].map((number) => ({ type: 'mine' as const, name: `Joueur ${number}` }));
const CHOOSE = /^Choisir/;
const cards = (page: Page) => page.getByRole('group', { name: 'Vos cartes' }).getByRole('button');
const word = (page: Page) => page.getByRole('textbox', { name: /^Suite du mot/ });

/** Take the device from whoever had it. */
async function readyFor(page: Page, player: string): Promise<void> {
  const ready = page.getByRole('button', { name: `C’est moi, ${player}` });
  await until(page, () => ready.isVisible());
  await ready.click();
}

/** Choose the last card of the hand. */
async function chooseLast(page: Page): Promise<void> {
  await until(page, () => cards(page).last().isVisible());
  await cards(page).last().click();
  await page.getByRole('button', { name: CHOOSE }).click();
}

/** How many cards of the round lie open before all have begun to place theirs, and whether one is at a row or I may place mine. */
const round = (page: Page) =>
  page.evaluate(() => ({
    open: document.querySelectorAll('.line [data-spot^="card:"] .letter').length,
    isBegun:
      document.querySelectorAll('[data-spot^="end:"]').length > 0 || document.querySelector('.rows .slot, .remove') !== null,
  }));

describe.runIf(isHere)('Typo on the stage', () => {
  it('leaves the cards of six players open for a second before the first is placed', async () => {
    const page = await watcher();
    await sitStill(page, 'typo', SIX, 'printed');
    for (const { name } of SIX) {
      await readyFor(page, name);
      await chooseLast(page);
    }
    await until(page, async () => (await round(page)).open === 6);
    let time = 0;
    for (let now = await round(page); !now.isBegun; now = await round(page), time += STEP) {
      expect(now.open).toBe(6);
      expect(time).toBeLessThan(10_000);
      const next = page.getByRole('button', { name: /^C’est moi/ });
      if (await next.isVisible()) await next.click();
      await page.clock.runFor(STEP);
      if (time % 500 === 0) await new Promise((wait) => setTimeout(wait, 100));
    }
    expect(time).toBeGreaterThanOrEqual(1000);
  });

  it('shows a doubt with the open dictionary and its verdict before the row goes', async () => {
    const page = await watcher();
    await sitStill(page, 'typo', [ME, OTHER], 'printed');
    for (const player of ['Joueur 1', 'Joueur 2']) {
      await readyFor(page, player);
      await chooseLast(page);
    }
    const ready = page.getByRole('button', { name: /^C’est moi/ });
    await ends(page);
    await until(page, async () => (await ready.isVisible()) || (await word(page).isVisible()));
    if (await ready.isVisible()) await ready.click();
    await until(page, () => word(page).isVisible());
    await word(page).fill('zzz');
    const say = page.getByRole('button', { name: /^Dire \w+ZZZ/ });
    await until(page, () => say.isEnabled());
    await say.click();
    const doubt = page.getByRole('button', { name: /en doute$/ });
    await until(page, () => doubt.isVisible());
    await doubt.click();

    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('.rows [data-spot^="at:"] .letter')].map((one) => one.textContent),
    );
    const stamp = page.getByText('N’existe pas');
    await until(page, async () => (await stamp.count()) > 0);
    expect(await page.getByText(/zzz$/).count(), 'the word in the dictionary').toBe(1);
    expect(
      await page.evaluate(() => [...document.querySelectorAll('.rows [data-spot^="at:"] .letter')].map((one) => one.textContent)),
    ).toEqual(seen);
    expect((await shown(page)).scores).toEqual([0, 0]);
    await ends(page);
    expect(await stamp.count()).toBe(0);
  });
});
