/**
 * Draws film strips: five frames of each kind of beat, wide and narrow, by day and by lamp.
 * `node browser/films.ts FOLDER [GAME…]`
 *
 * The page's clock stands still and is moved in small steps; the animations of the browser follow it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { acting, hold } from './filming.ts';
import { findChromium, gamesOf, startServer } from './server.ts';
import { legalMoves, playText, takePart, type Legal } from './hand.ts';
import { openTable } from './tables.ts';

const [folder = '../docs/screenshots/films', ...wanted] = process.argv.slice(2);
type Size = [width: number, height: number];
const SCREENS: Size[] = [
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
const UNTIMED = { type: 'untimed' };
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

/** A page that is filmed. */
class Screen {
  /** What was filmed already, at any table. */
  readonly filmed: string[];
  private readonly browser: Browser;
  private readonly game: string;
  private readonly page: Page;

  private constructor(browser: Browser, game: string, page: Page, filmed: string[]) {
    this.browser = browser;
    this.game = game;
    this.page = page;
    this.filmed = filmed;
  }

  static async open(context: BrowserContext, game: string, address: string, [width, height]: Size, filmed: string[]) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.goto(address);
    await page.locator('.expected').waitFor();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    return new Screen(context.browser()!, game, page, filmed);
  }

  /** Film what is shown until nothing more comes. What was filmed before is skipped. */
  async watch(wasMine: boolean): Promise<void> {
    for (let idle = 0; idle < 30; idle++) {
      const acted = await acting(this.page);
      const kind = acted && [...acted.split(' '), wasMine ? 'own' : 'other'].join('-');
      if (kind) {
        idle = 0;
        if (this.filmed.includes(kind)) await this.page.keyboard.press('Escape');
        else await this.strips(kind, await film(this.page, acted));
        wasMine = false;
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

/** How a table is set up for a film: its clock, and what is changed of the game's options. */
interface SetUp {
  pace: { type: string };
  changes?: Record<string, unknown>;
}

/** A table against the computer, filmed on every screen at once, and a page that makes the moves. */
class FilmedTable {
  /** The kinds of moves that were made here. */
  private readonly made = new Set<string>();
  private readonly game: string;
  private readonly screens: readonly Screen[];
  private readonly hand: Page;

  private constructor(game: string, screens: readonly Screen[], hand: Page) {
    this.game = game;
    this.screens = screens;
    this.hand = hand;
  }

  static async open(browser: Browser, site: string, game: string, { pace, changes = {} }: SetUp, filmed: string[][]) {
    const { seats, level } = TABLES[game] ?? USUAL;
    const context = await browser.newContext({ locale: 'fr-FR' });
    const hand = await context.newPage();
    await hand.goto(site, { waitUntil: 'networkidle' });
    const bots = Array.from({ length: seats - 1 }, () => ({ type: 'bot', level }));
    const id = await openTable(hand, { game, seats: [{ type: 'mine', name: 'Joueur 1' }, ...bots], changes, pace });
    await takePart(hand, id);
    const address = `${site}/table/${id}`;
    const screens: Screen[] = [];
    for (const [at, size] of SCREENS.entries()) screens.push(await Screen.open(context, game, address, size, filmed[at]!));
    return new FilmedTable(game, screens, hand);
  }

  close(): Promise<void> {
    return this.hand.context().close();
  }

  /** Make the move of a turn that shows most: a kind that was not made yet, else what scores most. */
  async move(): Promise<void> {
    const legal = await legalMoves(this.hand, ME);
    const best = legal.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0));
    const isNew = ({ type }: Legal) => !this.made.has(type);
    const wanted = best.find(isNew) ?? best[0];
    if (!wanted) return this.watch(false);
    const { saying, spoiled } = TABLES[this.game] ?? USUAL;
    const isContested = this.screens.every(({ filmed }) => filmed.includes('contest-other'));
    const isBluff = spoiled && wanted.type === saying && !isNew(wanted) && !isContested;
    this.made.add(wanted.type);
    if (!(isBluff && (await this.play(spoiled(wanted.text))))) await this.play(wanted.text);
  }

  /** Make a move, and film what comes of it; returns whether it was accepted. */
  async play(text: string): Promise<boolean> {
    const accepted = await playText(this.hand, ME, text);
    if (accepted) await this.watch(true);
    return accepted;
  }

  /** All screens at once: one that came later would have to catch up and leave things out. */
  async watch(wasMine: boolean): Promise<void> {
    await Promise.all(this.screens.map((screen) => screen.watch(wasMine)));
  }
}

/**
 * Film one game: each kind of beat once as one's own, and once as another's, where words can be contested and where they
 * cannot, and what happens when the time runs out.
 */
async function filmGame(browser: Browser, site: string, game: string): Promise<void> {
  const { turns, changes } = TABLES[game] ?? USUAL;
  const filmed: string[][] = SCREENS.map(() => []);
  const contested = await FilmedTable.open(browser, site, game, { pace: UNTIMED, changes }, filmed);
  for (let turn = 0; turn < turns; turn++) await contested.move();
  await contested.play('leave');
  await contested.close();
  const usual = await FilmedTable.open(browser, site, game, { pace: UNTIMED }, filmed);
  for (let turn = 0; turn < turns / 2; turn++) await usual.move();
  await usual.close();
  const hurried = await FilmedTable.open(browser, site, game, { pace: HURRIED }, filmed);
  for (let turn = 0; turn < 4; turn++) {
    await new Promise((wait) => setTimeout(wait, 1000));
    await hurried.watch(false);
  }
  await hurried.close();
}

mkdirSync(folder, { recursive: true });
const { site, stop } = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  for (const game of wanted.length ? wanted : await gamesOf(site)) await filmGame(browser, site, game);
} finally {
  await browser.close();
  await stop();
}
