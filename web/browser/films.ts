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
import { legalMoves, playText, takePart, type Legal } from './hand.ts';
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
const STRIP_WIDTH: Record<number, number> = { 1440: 2000, 360: 1500 };

const ME = 0;

interface Filmed {
  seats: number;
  level: string;
  changes: Record<string, unknown>;
  turns: number;
  /** The moves that say a word, and what makes of them one whose word is none: where words can be contested. */
  saying?: string;
  spoiled?: (text: string) => string;
}

const reversedWord = (text: string): string => text.replace(/\S+$/, (word) => [...word].reverse().join(''));
const CONTEST = { check: 'contest' };

/** The tables that are filmed: with words that can be contested, so that this is seen as well. */
const TABLES: Record<string, Filmed> = {
  topword: { seats: 3, level: 'champion', changes: CONTEST, turns: 14, saying: 'place', spoiled: reversedWord },
  'mots-de-tete': { seats: 2, level: 'champion', changes: CONTEST, turns: 14, saying: 'write', spoiled: reversedWord },
  typo: { seats: 4, level: 'famille', changes: {}, turns: 24, saying: 'announce', spoiled: (text) => `${text}X` },
  topscore: { seats: 2, level: 'club', changes: CONTEST, turns: 40, saying: 'lay', spoiled: reversedWord },
};
const USUAL: Filmed = { seats: 2, level: 'famille', changes: {}, turns: 4 };
/** A clock so short that it runs out while it is filmed. */
const HURRIED = { type: 'per-turn', seconds: 3 };

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

/** A table against the computer: the page that is filmed, and the page that makes the moves. */
class FilmedTable {
  /** What was filmed already. */
  private readonly filmed: string[] = [];
  /** Whether the last move was one's own. */
  private wasMine = false;
  private readonly browser: Browser;
  private readonly game: string;
  private readonly page: Page;
  private readonly hand: Page;

  private constructor(browser: Browser, game: string, page: Page, hand: Page) {
    this.browser = browser;
    this.game = game;
    this.page = page;
    this.hand = hand;
  }

  static async open(browser: Browser, site: string, game: string, screen: [number, number], pace: { type: string }) {
    const { seats, level, changes } = TABLES[game] ?? USUAL;
    const [width, height] = screen;
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width, height } });
    const [page, hand] = [await context.newPage(), await context.newPage()];
    await hand.goto(site, { waitUntil: 'networkidle' });
    const bots = Array.from({ length: seats - 1 }, () => ({ type: 'bot', level }));
    const id = await openTable(hand, { game, seats: [{ type: 'mine', name: 'Joueur 1' }, ...bots], changes, pace });
    await takePart(hand, id);
    await page.clock.install();
    await page.goto(`${site}/table/${id}`);
    await page.locator('.expected').waitFor();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    return new FilmedTable(browser, game, page, hand);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /** Make the move of a turn that shows most: a kind that was not filmed yet, else what scores most. */
  async move(): Promise<void> {
    const legal = await legalMoves(this.hand, ME);
    const isNew = ({ type }: Legal) => !this.filmed.includes(`${type}-own`);
    const best = legal.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0));
    const wanted = best.find(isNew) ?? best[0];
    if (!wanted) return;
    const { saying, spoiled } = TABLES[this.game] ?? USUAL;
    const isBluff = spoiled && wanted.type === saying && !isNew(wanted) && !this.filmed.includes('contest-other');
    if (!(isBluff && (await this.play(spoiled(wanted.text))))) await this.play(wanted.text);
  }

  async play(text: string): Promise<boolean> {
    this.wasMine = await playText(this.hand, ME, text);
    return this.wasMine;
  }

  /** Film what is shown until nothing more comes. What was filmed before is skipped. */
  async watch(): Promise<void> {
    for (let idle = 0; idle < 30; idle++) {
      const acted = await acting(this.page);
      const kind = acted.replaceAll(' ', '-') && `${acted.replaceAll(' ', '-')}-${this.wasMine ? 'own' : 'other'}`;
      if (kind) {
        idle = 0;
        if (this.filmed.includes(kind)) await this.page.keyboard.press('Escape');
        else await this.strips(kind, await film(this.page, acted));
        this.wasMine = false;
      }
      await this.page.clock.runFor(STEP * 2);
      await new Promise((wait) => setTimeout(wait, 30));
    }
  }

  private async strips(kind: string, taken: Buffer[][]): Promise<void> {
    this.filmed.push(kind);
    for (const [at, light] of taken.length ? LIGHTS.entries() : []) {
      const frames = chosen(taken).map((frame) => frame[at]!);
      const { width } = this.page.viewportSize()!;
      await strip(this.browser, frames, width, `${this.game}-${kind}-${width}-${light}`);
    }
  }
}

/** Film one game on one screen: each kind of beat once as one's own, and once as another's. */
async function filmGame(browser: Browser, site: string, game: string, screen: [number, number]): Promise<void> {
  const played = await FilmedTable.open(browser, site, game, screen, { type: 'untimed' });
  const { turns } = TABLES[game] ?? USUAL;
  for (let turn = 0; turn < turns; turn++) {
    await played.move();
    await played.watch();
  }
  await played.play('leave');
  await played.watch();
  await played.close();
  const hurried = await FilmedTable.open(browser, site, game, screen, HURRIED);
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((wait) => setTimeout(wait, 1000));
    await hurried.watch();
  }
  await hurried.close();
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
