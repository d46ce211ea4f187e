/**
 * Draws the moving picture of the README: a turn of Topword, as the page plays it. `node browser/moving.ts FILE`
 *
 * A game is played until there are piles; then several turns of the computer are filmed, and the one with the most to
 * see is kept.
 */
import { writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { animated, type Frame } from './animation.ts';
import { acting, hold } from './filming.ts';
import { findChromium, startServer } from './server.ts';
import { openTable } from './tables.ts';

const [file = '../docs/images/topword-turn.webp'] = process.argv.slice(2);
const SCREEN = { width: 1280, height: 720 };
const SCALE = 0.6;
const QUALITY = 55;
/** Of the page's time, in milliseconds. */
const STEP = 60;
const REST = 1800;
const LONGEST = 80;
const TURNS_BEFORE = 5;
const TURNS = 5;

/** Make the best move at a table that a person would be shown, from the seat that is to act. */
function playBest(id: string): Promise<void> {
  interface Heard {
    type: string;
    seq?: number;
    hints?: { move: object }[];
    table?: { toAct?: number[] };
    done?: object | null;
  }
  return new Promise((played) => {
    let [seq, asked] = [0, false];
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?seen=0&lang=fr`);
    const ask = (wish: object, request: number) => socket.send(JSON.stringify({ ...wish, seat: 0, request }));
    socket.onmessage = ({ data }) => {
      const heard = JSON.parse(String(data)) as Heard;
      if (heard.type === 'hinted') ask({ type: 'play', move: heard.hints?.[0]?.move ?? { type: 'pass' }, seen: seq }, 2);
      if (heard.type !== 'update') return;
      seq = heard.seq!;
      if (heard.done) {
        socket.close();
        played();
      } else if (!asked && heard.table?.toAct?.includes(0)) {
        asked = true;
        ask({ type: 'hints' }, 1);
      }
    };
  });
}

const SEATS = [
  { type: 'mine', name: 'Joueur 1' },
  { type: 'bot', level: 'club' },
];

/** Move the page's clock until something holds. What the server says comes in its own time. */
async function until(page: Page, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300 && !(await holds()); tries++) {
    await page.clock.runFor(STEP);
    await new Promise((wait) => setTimeout(wait, 20));
  }
}

async function film(page: Page): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  for (let step = 0; step < LONGEST; step++) {
    const goesOn = await acting(page);
    await hold(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...SCREEN, scale: SCALE },
    });
    const picture = Buffer.from(data, 'base64');
    if (frames.at(-1)?.picture.equals(picture)) frames.at(-1)!.long += STEP;
    else frames.push({ picture, long: STEP });
    if (!goesOn) break;
    await page.clock.runFor(STEP);
  }
  frames.at(-1)!.long += REST;
  return frames;
}

/** Where the tiles of the last play lie. */
const laidLast = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.tile.last')].map((tile) => tile.dataset.spot).join());

/** How much there is to see in the turn that was filmed last: words, tiles, and tiles on piles above all. */
const worth = (page: Page) =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll('.tile.last')];
    const words = document.querySelectorAll('.scene .beside li').length;
    return words + tiles.length + 2 * tiles.filter((tile) => tile.closest('.pile')!.querySelector('.under')).length;
  });

const { site, stop } = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: SCREEN });
  const player = await context.newPage();
  await player.goto(site, { waitUntil: 'networkidle' });
  const id = await openTable(player, { game: 'topword', seats: SEATS });
  for (let turn = 0; turn < TURNS_BEFORE; turn++) await player.evaluate(playBest, id);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${site}/table/${id}`);
  await page.locator('.expected').waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const myTurn = async () => /^À vous/.test((await page.locator('.expected .now').textContent()) ?? '');
  let best: { worth: number; frames: Frame[] } = { worth: -1, frames: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    await until(page, async () => (await myTurn()) && !(await acting(page)));
    await player.evaluate(playBest, id);
    await until(page, async () => !!(await acting(page)));
    const mine = await laidLast(page);
    await until(page, async () => !!(await acting(page)) && (await laidLast(page)) !== mine);
    const frames = await film(page);
    const seen = await worth(page);
    if (seen > best.worth) best = { worth: seen, frames };
  }
  const picture = animated(best.frames);
  writeFileSync(file, picture);
  console.log(`${file}: ${best.frames.length} frames, ${Math.round(picture.length / 1000)} kB`);
} finally {
  await browser.close();
  await stop();
}
