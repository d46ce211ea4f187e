/** Draws every page at three widths by day and by lamp: `node browser/screenshots.ts FOLDER [png|webp]`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findChromium, gamesOf, startServer } from './server.ts';
import { hintsOf, openTable } from './tables.ts';

const [folder = '../docs/screenshots', format = 'webp'] = process.argv.slice(2) as [string?, ('png' | 'webp')?];
const WIDTHS: [number, number][] = [
  [360, 740],
  [768, 1024],
  [1440, 900],
];
const LIGHTS = ['day', 'lamp'];
const PAGES: Record<string, string> = {
  shelf: '/',
  rules: '/rules/topword',
  lesson: '/lesson/topword',
  word: '/word',
  referee: '/referee',
  profile: '/profile',
  about: '/about',
};
/** A4 without its margins, in pixels of the style sheets. */
const PAPER = { width: 718, height: 1047 };
const MOVES = 7;
const MOST_TALL = 1400;
/** The game of the rulebook: its piles are worth a picture. */
const RECORD = '../tests/records/golden/rulebook.txt';

/** Draw a page, at some widths and as far down as it goes; `ready` brings it into the state to be drawn at each width. */
async function draw(page: Page, name: string, widths = WIDTHS, ready?: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    await ready?.();
    for (const light of LIGHTS) {
      await page.evaluate((now) => (document.documentElement.dataset.light = now), light);
      await page.waitForTimeout(250);
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      const { data } = await session.send('Page.captureScreenshot', {
        format,
        ...(format === 'webp' ? { quality: 35 } : {}),
        captureBeyondViewport: true,
        clip: ready
          ? { x: 0, y: await page.evaluate(() => scrollY), width, height, scale: 1 }
          : { x: 0, y: 0, width, height: Math.min(Math.max(tall, height), MOST_TALL), scale: 1 },
      });
      writeFileSync(join(folder, `${name}-${width}-${light}.${format}`), Buffer.from(data, 'base64'));
    }
  }
}

/** Draw a word that was tapped, on the smallest and the largest screen. */
async function drawTapped(page: Page, name: string, where: string): Promise<void> {
  const words = page.locator(where).getByRole('button', { name: /^Sens de / });
  await draw(page, name, [WIDTHS[0]!, WIDTHS[2]!], async () => {
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    await words.first().scrollIntoViewIfNeeded();
    await words.first().click();
    await page.getByRole('link', { name: 'Ouvrir la page des mots' }).waitFor();
  });
  await page.keyboard.press('Escape');
}

/** Open a table against the computer and play what it proposes, as far as its table shows hints. */
async function play(page: Page, site: string, game: string): Promise<string> {
  const seats = [
    { type: 'mine', name: 'Joueur 1' },
    { type: 'bot', level: 'club' },
  ];
  const id = await openTable(page, { game, seats });
  await page.goto(`${site}/table/${id}`);
  await page.locator('.expected').waitFor();
  for (let move = 0; move < MOVES; move++) {
    const hint = page.getByRole('button', { name: 'Indice' });
    if (
      !(await hint.waitFor({ timeout: 6000 }).then(
        () => true,
        () => false,
      ))
    )
      break;
    await (await hintsOf(page)).click();
    if (move === MOVES - 1) break;
    const main = page.locator('button.main:enabled').last();
    if (
      await main.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
    )
      await main.click();
    await page.waitForTimeout(1500);
  }
  await page.waitForTimeout(600);
  return id;
}

/** The lists to learn, the quiz, what lies around a word, and a list as it is printed on paper. */
async function drawStudy(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/study?words=fr&list=two`, { waitUntil: 'networkidle' });
  await page.getByLabel('Apprendre cette liste au quiz').check();
  await page.getByText('10 nouvelles').waitFor();
  await draw(page, 'study');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format, ...(format === 'webp' ? { quality: 60 } : {}) });
  writeFileSync(join(folder, `study-printed.${format}`), Buffer.from(data, 'base64'));
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${site}/study?words=fr&list=around&word=rare`, { waitUntil: 'networkidle' });
  await draw(page, 'study-around');
  await page.goto(`${site}/quiz?words=fr`, { waitUntil: 'networkidle' });
  for (let at = 0; at < 2; at++) {
    await page.keyboard.press('0');
    await page.getByRole('button', { name: 'Suivant' }).click();
  }
  await page.getByRole('button', { name: 'Je ne sais pas' }).waitFor();
  await draw(page, 'quiz');
}

mkdirSync(folder, { recursive: true });
const { site, stop } = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site, { waitUntil: 'networkidle' });
  for (const game of await gamesOf(site)) {
    await play(page, site, game);
    await draw(page, `table-${game}`);
    if (game === 'topword') await drawTapped(page, 'word-in-log', 'ol[aria-labelledby=log]');
  }
  await page.goto(`${site}/table/${await play(page, site, 'topword')}`);
  await page.getByRole('button', { name: 'Quitter la partie' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter la partie' }).click();
  await page.getByRole('button', { name: 'Revanche' }).waitFor();
  await draw(page, 'result');
  await page.getByText('Mots de la partie').click();
  await drawTapped(page, 'word-in-result', '.result details');
  await page.goto(`${site}/replay`, { waitUntil: 'networkidle' });
  await page.getByLabel('ou son texte').fill(readFileSync(RECORD, 'utf8'));
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'À la fin' }).click();
  await draw(page, 'replay');
  await page.getByRole('button', { name: 'Coup précédent' }).click();
  await drawTapped(page, 'word-in-replay', '.told');
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'À plusieurs… Topword' }).click();
  await draw(page, 'new-table');
  await page.getByRole('dialog').getByText('Toutes les règles').click();
  await draw(page, 'options');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByLabel('Lien de la table').waitFor();
  await draw(page, 'waiting-room');
  await drawStudy(page, site);
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await draw(page, name);
  }
} finally {
  await browser.close();
  await stop();
}
