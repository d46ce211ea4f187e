/** The stage, whatever the game: one thing after the other, skippable, and right in the end. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOT, ME, OTHER, sit } from './at-table';
import { firstMove } from './tables';
import { begins, ends, shown, sitStill, standStill, until, watcher } from './staged';
import { isHere, PHONE, site, visitor } from './visit';

/** Sit down at tables against the computer until there is a word to lay. */
const sitWithWord = (page: Page) => firstMove(page, () => sit(page, 'topword', [ME, BOT]));

/** Play the first word that is proposed, at a table whose time then stands still. */
async function playHint(page: Page): Promise<void> {
  await page.clock.install();
  const first = await sitWithWord(page);
  await first.click();
  const play = page.locator('.frame button.main:enabled').last();
  await play.waitFor();
  await standStill(page);
  await play.click();
}

/** A table as it is told to whoever asks for it now. */
async function truth(page: Page): Promise<{ scores: number[]; lines: number }> {
  const id = page.url().split('/').at(-1);
  const state = (await (await page.request.get(`${site}/api/tables/${id}?lang=fr`)).json()) as {
    eyes: { view: { game: { scores: number[] } } }[];
    lines: { text: string }[];
  };
  return { scores: state.eyes[0]!.view.game.scores, lines: state.lines.filter(({ text }) => text).length };
}

const seen = async (page: Page) => {
  const { scores, lines } = await shown(page);
  return { scores, lines };
};

describe.runIf(isHere)('the stage', () => {
  it('begins the play of the computer after one’s own beat has ended; score and log follow the beats', async () => {
    const page = await watcher();
    await playHint(page);
    await begins(page, /place/);
    const before = await shown(page);
    const mine = before.scores[0]!;
    expect(before.expected).toBe('');
    await until(page, async () => (await shown(page)).scores[0] !== mine);
    const counted = await shown(page);
    expect(counted.act).toBe('place');
    expect(counted.scores[1]).toBe(before.scores[1]);
    expect(counted.lines).toBe(before.lines);
    const others = async () => (await shown(page)).scores[1] !== before.scores[1];
    await until(page, others);
    const answered = await shown(page);
    expect(answered.scores[0]).toBe(counted.scores[0]);
    expect(answered.lines).toBe(before.lines + 1);
    await ends(page);
    expect(await seen(page)).toEqual(await truth(page));
  });

  it.each([
    ['a press on the table', (page: Page) => page.locator('.expected').click({ position: { x: 5, y: 5 } })],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Abréger' }).click()],
  ])('is skipped by %s, and the table is right', async (_, skip) => {
    const page = await watcher();
    await playHint(page);
    await begins(page, /place/);
    await skip(page);
    await until(page, async () => (await truth(page)).lines === (await shown(page)).lines && !(await shown(page)).act);
    expect(await seen(page)).toEqual(await truth(page));
    expect(await page.locator('[data-item]').count()).toBe(0);
  });

  it('shows all of what is said on a phone, by a face at its edge too', async () => {
    const page = await watcher(PHONE);
    await sitStill(page, 'mots-de-tete', [ME, BOT]);
    const pass = page.getByRole('button', { name: 'Passer', exact: true });
    await until(page, () => pass.isVisible());
    await pass.click();
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Passer' });
    if (await sure.isVisible()) await sure.click();
    await begins(page, /pass/);
    const said = (await page.locator('.thing').first().boundingBox())!;
    expect(said.x).toBeGreaterThanOrEqual(0);
    expect(said.x + said.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });

  it('moves nothing for who wants it still, and shows the same', async () => {
    const page = await watcher({ reducedMotion: 'reduce' });
    await playHint(page);
    await begins(page, /place/);
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => (one.effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame)),
    );
    expect(moved).toEqual([]);
    expect(await page.locator('[data-item]').count()).toBeGreaterThan(0);
    await ends(page);
    await until(page, async () => (await truth(page)).lines === (await shown(page)).lines);
    expect(await seen(page)).toEqual(await truth(page));
  });

  it('has caught up when a hidden tab comes back', async () => {
    const page = await watcher();
    await playHint(page);
    await begins(page, /place/);
    const hide = (hidden: boolean) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'hidden', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await until(page, async () => (await truth(page)).lines === (await shown(page)).lines);
    await hide(false);
    expect((await shown(page)).act).toBe('');
    expect(await seen(page)).toEqual(await truth(page));
  });

  it('catches up with thirty events at once', async () => {
    const page = await watcher();
    await sitStill(page, 'typo', [ME, OTHER]);
    const told = (await shown(page)).lines;
    const id = page.url().split('/').at(-1)!;
    await page.context().addInitScript(() => localStorage.setItem('ludomots', JSON.stringify({ stage: 'off' })));
    const other = await page.context().newPage();
    await other.goto(site);
    const made = await other.evaluate(playThirty, id);
    expect(made).toBe(30);
    await until(page, async () => (await truth(page)).lines === (await shown(page)).lines && !(await shown(page)).act);
    expect((await shown(page)).lines).toBeGreaterThan(told + 10);
    expect(await seen(page)).toEqual(await truth(page));
  });

  it('is shown at once to those who want it so', async () => {
    const page = await visitor();
    const first = await sitWithWord(page);
    await page.evaluate(() => {
      const room = document.querySelector('.room')!;
      Object.assign(window, { acts: 0 });
      new MutationObserver(() => (window as unknown as { acts: number }).acts++).observe(room, {
        attributeFilter: ['data-playing'],
      });
    });
    await first.click();
    await page.locator('.frame button.main:enabled').last().click();
    await expect.poll(async () => (await shown(page)).scores[0]).toBeGreaterThan(0);
    expect(await page.evaluate(() => (window as unknown as { acts: number }).acts)).toBe(0);
  });
});

/** Make thirty moves at a table of one's own, the first that is legal each time, as fast as the server takes them. */
function playThirty(id: string): Promise<number> {
  interface Heard {
    type: string;
    seq?: number;
    seats?: { seat: number }[];
    table?: { toAct?: number[] };
    moves?: { text: string }[];
    done?: { request: number } | null;
  }
  return new Promise((played) => {
    let [seq, seat, moves, asking, request] = [0, 0, 0, false, 0];
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?seen=0&lang=fr`);
    const ask = (wish: object) => socket.send(JSON.stringify({ ...wish, request: ++request }));
    socket.onmessage = ({ data }) => {
      const heard = JSON.parse(String(data)) as Heard;
      if (heard.type === 'update') {
        seq = heard.seq!;
        seat = heard.table?.toAct?.[0] ?? seat;
        if (heard.done) {
          moves++;
          asking = false;
        }
        if (moves === 30) {
          socket.close();
          played(moves);
        } else if (!asking) {
          asking = true;
          ask({ type: 'plain', seat });
        }
      } else if (heard.type === 'plain') ask({ type: 'play-text', seat, text: heard.moves![0]!.text, seen: seq });
      else if (heard.type === 'refused') played(-moves);
    };
  });
}
