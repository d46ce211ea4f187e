/** A turn of Topword on the stage: tiles, then words and points, then the score and the log, then the next turn. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOT, ME } from './at-table';
import { begins, ends, shown, sitStill, until, watcher } from './staged';
import { isHere, site } from './visit';

/** The letters on top of the board, by square, as the page shows them. */
const board = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.tile')].map((tile) => [
        tile.dataset.spot!,
        tile.textContent.trim().toUpperCase(),
      ]),
    ),
  );

/** The same, as the server says it. */
async function truth(page: Page): Promise<Record<string, string>> {
  const id = page.url().split('/').at(-1);
  const state = (await (await page.request.get(`${site}/api/tables/${id}?lang=fr`)).json()) as {
    eyes: { view: { game: { board: { piles: string[][] } } } }[];
  };
  const { piles } = state.eyes[0]!.view.game.board;
  const side = Math.sqrt(piles.length);
  const tops = piles.flatMap((pile, at) =>
    pile.length ? [[`square:${Math.floor(at / side) + 1}:${(at % side) + 1}`, pile.at(-1)!] as const] : [],
  );
  return Object.fromEntries(tops);
}

/** The spots whose tiles are on their way, or will be. */
const coming = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((one) => {
      const target = (one.effect as KeyframeEffect).target as HTMLElement | null;
      return target?.dataset.spot?.startsWith('square:') ? [target.dataset.spot] : [];
    }),
  );

/** Pass until the computer lays a word; time then stands still at the beginning of that. */
async function computerPlays(page: Page): Promise<void> {
  await sitStill(page, 'topword', [ME, BOT]);
  const playing = async () => (await shown(page)).act === 'place';
  const pass = page.getByRole('button', { name: 'Passer', exact: true });
  await until(page, async () => (await playing()) || (await pass.isVisible()));
  if (await playing()) return;
  await pass.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Passer' }).click();
  await begins(page, /place/);
}

describe.runIf(isHere)('a turn of Topword', () => {
  it('is seen in order: tiles from the seat, then score and log, then the next turn', async () => {
    const page = await watcher();
    await computerPlays(page);
    const before = await shown(page);
    const laid = await page.locator('.tile.last').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.spot));
    expect(laid.length).toBeGreaterThan(0);
    expect((await coming(page)).toSorted()).toEqual(laid.toSorted());
    expect(before.expected, 'nobody is asked yet').toBe('');
    await until(page, async () => (await shown(page)).scores[1]! > before.scores[1]!);
    const counted = await shown(page);
    expect(counted.act, 'the score counts while the play is still shown').toBe('place');
    expect(counted.lines, 'it is told once it was seen').toBe(before.lines);
    expect(counted.expected).toBe('');
    await ends(page);
    expect((await shown(page)).lines).toBe(before.lines + 1);
    expect(await board(page)).toEqual(await truth(page));
    expect((await shown(page)).expected).toMatch(/^À vous/);
  });

  it('leaves the right board when it is skipped', async () => {
    const page = await watcher();
    await computerPlays(page);
    await page.keyboard.press('Escape');
    await until(page, async () => (await shown(page)).act === '');
    expect(await board(page)).toEqual(await truth(page));
    expect(await coming(page), 'nothing is on its way any more').toEqual([]);
    expect((await shown(page)).scores[1]).toBeGreaterThan(0);
    expect(await page.locator('[data-item]').count()).toBe(0);
  });
});
