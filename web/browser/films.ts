/**
 * Draws film strips: five frames of each kind of beat, wide and narrow, by day and by lamp.
 * `node browser/films.ts FOLDER [GAME…]`
 *
 * The page's clock stands still and is moved in small steps; the animations of the browser follow it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { acting, hold } from './filming.ts';
import { findChromium, gamesOf, startServer } from './server.ts';
import { openTable } from './tables.ts';

const [folder = '../docs/screenshots/films', ...wanted] = process.argv.slice(2);
const SCREENS: [number, number][] = [
  [1440, 900],
  [360, 740],
];
const LIGHTS = ['day', 'lamp'];
const FRAMES = 5;
/** How far the clock is moved at once, in milliseconds. */
const STEP = 50;
const EVERY = 3;
const LONGEST = 200;
/** How often each kind is filmed: one's own, and another's. */
const TIMES = 2;
const STRIP_WIDTH: Record<number, number> = { 1440: 2000, 360: 1500 };

/** The tables that are filmed: with words that can be contested, so that this is seen as well. */
const TABLES: Record<string, { seats: number; level: string; changes: Record<string, unknown>; turns: number }> = {
  topword: { seats: 2, level: 'famille', changes: { check: 'contest' }, turns: 6 },
  'mots-de-tete': { seats: 2, level: 'club', changes: { check: 'contest' }, turns: 6 },
  typo: { seats: 4, level: 'famille', changes: {}, turns: 10 },
  topscore: { seats: 2, level: 'club', changes: { check: 'contest' }, turns: 8 },
};
const USUAL = { seats: 2, level: 'famille', changes: {}, turns: 4 };

/** Take pictures until what is played now has ended. */
async function film(page: Page, act: string): Promise<Buffer[][]> {
  const taken: Buffer[][] = [];
  for (let step = 0; step < LONGEST && (await acting(page)) === act; step++) {
    await hold(page);
    if (step % EVERY === 0) {
      const pictures: Buffer[] = [];
      for (const light of LIGHTS) {
        await page.evaluate((now) => (document.documentElement.dataset.light = now), light);
        pictures.push(await page.screenshot({ type: 'jpeg', quality: 80 }));
      }
      taken.push(pictures);
    }
    await page.clock.runFor(STEP);
  }
  return taken;
}

/** Five of some pictures, from the first to the last. */
function chosen<T>(taken: readonly T[]): T[] {
  return Array.from({ length: FRAMES }, (_, at) => taken[Math.round((at * (taken.length - 1)) / (FRAMES - 1))]!);
}

/** Put pictures side by side in one file. */
async function strip(browser: Browser, frames: readonly Buffer[], width: number, name: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: STRIP_WIDTH[width]!, height: 100 } });
  const images = frames.map(
    (frame) => `<img src="data:image/jpeg;base64,${frame.toString('base64')}" style="flex:1;min-width:0">`,
  );
  await page.setContent(`<body style="margin:0;display:flex;align-items:start;gap:4px">${images.join('')}</body>`);
  const height = await page.evaluate(() => document.body.scrollHeight);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: STRIP_WIDTH[width]!, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 40,
    captureBeyondViewport: true,
    clip,
  });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  await page.close();
}

/** Open a table against the computer. */
async function open(page: Page, site: string, game: string): Promise<void> {
  const { seats, level, changes } = TABLES[game] ?? USUAL;
  await page.goto(site, { waitUntil: 'networkidle' });
  const bots = Array.from({ length: seats - 1 }, () => ({ type: 'bot', level }));
  const table = { game, seats: [{ type: 'mine', name: 'Joueur 1' }, ...bots], changes, pace: { type: 'untimed' } };
  const id = await openTable(page, table);
  await page.clock.install();
  await page.goto(`${site}/table/${id}`);
  await page.locator('.expected').waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Do something if anything can be done: judge a play, take a hint, press the main button. */
async function act(page: Page, turn: number): Promise<void> {
  const judge = page.getByRole('button', {
    name: turn % 2 ? /^(Contester|J’en doute)/ : /^(Accepter|Je le crois)/,
  });
  if (await judge.first().isVisible()) {
    await judge.first().click();
    return;
  }
  const dialog = page.getByRole('dialog').getByRole('button');
  const hint = page.getByRole('button', { name: /^Indice/ });
  if (await hint.isVisible()) {
    await hint.click();
    for (let tries = 0; tries < 20 && !(await dialog.first().isVisible()); tries++) await page.clock.runFor(STEP);
    const show = page.getByRole('button', { name: 'Voir les coups' });
    if (await show.isVisible()) await show.click();
    if (await dialog.first().isVisible()) await dialog.first().click();
    await page.clock.runFor(10 * STEP);
  }
  const main = page.locator('.frame button.main:enabled').last();
  if (await main.isVisible()) await main.click();
}

/** Film one game on one screen: each kind of beat twice. */
async function filmGame(browser: Browser, site: string, game: string, [width, height]: [number, number]): Promise<void> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width, height } });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await open(page, site, game);
  const filmed = new Map<string, number>();
  const { turns } = TABLES[game] ?? USUAL;
  for (let turn = 0; turn < turns; turn++) {
    await act(page, turn).catch(() => undefined);
    for (let idle = 0; idle < 60; idle++) {
      const acted = await acting(page);
      const kind = acted.replaceAll(' ', '-');
      const times = filmed.get(kind) ?? 0;
      if (kind && times < TIMES) {
        filmed.set(kind, times + 1);
        const taken = await film(page, acted);
        for (const [at, light] of taken.length ? LIGHTS.entries() : []) {
          await strip(
            browser,
            chosen(taken).map((frame) => frame[at]!),
            width,
            `${game}-${kind}-${times + 1}-${width}-${light}`,
          );
        }
        idle = 0;
        continue;
      }
      await page.clock.runFor(STEP * 2);
      await new Promise((wait) => setTimeout(wait, 60));
    }
  }
  await context.close();
}

mkdirSync(folder, { recursive: true });
const { site, stop } = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  for (const game of wanted.length ? wanted : await gamesOf(site)) {
    for (const screen of SCREENS) await filmGame(browser, site, game, screen);
  }
} finally {
  await browser.close();
  await stop();
}
