/**
 * Draws the pages at three widths by day and by lamp: `node browser/screenshots.ts FOLDER [png|webp] [PART…]`, all parts if none
 * is named.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { ADDRESSES } from './addresses.ts';
import { Drawing } from './drawing.ts';
import { drawDaily, drawMistakes, drawReview } from './drawn-learning.ts';
import { drawTogether } from './drawn-together.ts';
import { findChromium, gamesOf, startServer } from './server.ts';
import { hintsOf, leaveGame, openTable, playHints } from './tables.ts';

const [folder = '../docs/screenshots', format = 'webp', ...wanted] = process.argv.slice(2) as [
  string?,
  ('png' | 'webp')?,
  ...string[],
];
/** What is asked of a page so that there is something to see. */
const ASKED: Record<string, string> = { word: '?list=fr&word=GOPIS' };
/** The pages that the other parts draw, with what people have done there. */
const DRAWN_APART = ['study', 'quiz', 'mistakes', 'daily', 'replay', 'people', 'leaderboard', 'stats', 'notices'];
const MOVES = 6;
/** The game of the rulebook: its piles are worth a picture. */
const RECORD = '../tests/records/golden/rulebook.txt';

/** Open a table against the computer, play what it proposes as far as its table shows hints, and lay one more. */
async function play({ page, site }: Drawing, game: string): Promise<void> {
  const seats = [
    { type: 'mine', name: 'Joueur 1' },
    { type: 'bot', level: 'club' },
  ];
  await page.goto(`${site}/table/${await openTable(page, { game, seats })}`);
  await page.locator('.expected').waitFor();
  if (await playHints(page, MOVES)) await (await hintsOf(page)).click();
  await page.waitForTimeout(600);
}

async function drawTables(drawing: Drawing): Promise<void> {
  for (const game of await gamesOf(drawing.site)) {
    await play(drawing, game);
    await drawing.draw(`table-${game}`);
    if (game === 'topword') await drawing.drawTapped('word-in-log', 'ol[aria-labelledby=log]');
  }
}

async function drawResult(drawing: Drawing): Promise<void> {
  const { page } = drawing;
  await play(drawing, 'topword');
  await page.reload();
  await leaveGame(page);
  await page.getByRole('button', { name: 'Revanche' }).waitFor();
  await drawing.draw('result');
  await page.getByText('Mots de la partie').click();
  await drawing.drawTapped('word-in-result', '.result details');
}

async function drawReplay(drawing: Drawing): Promise<void> {
  const { page } = drawing;
  await drawing.open('/replay');
  await page.getByLabel('ou son texte').fill(readFileSync(RECORD, 'utf8'));
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'À la fin' }).click();
  await drawing.draw('replay');
  await page.getByRole('button', { name: 'Coup précédent' }).click();
  await drawing.drawTapped('word-in-replay', '.told');
}

/** The dialog of a new table with all its options, and the table that waits for others. */
async function drawNewTable(drawing: Drawing): Promise<void> {
  const { page } = drawing;
  await drawing.open('/');
  await page.getByRole('button', { name: 'À plusieurs… Topword' }).click();
  await drawing.draw('new-table');
  await page.getByRole('dialog').getByText('Toutes les règles').click();
  await drawing.draw('options');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByLabel('Lien de la table').waitFor();
  await drawing.draw('waiting-room');
}

/** The lists to learn, the quiz, what lies around a word, and a list as it is printed on paper. */
async function drawStudy(drawing: Drawing): Promise<void> {
  const { page } = drawing;
  await drawing.open('/study?words=fr&list=two');
  await page.getByLabel('Apprendre cette liste au quiz').check();
  await page.getByText('10 nouvelles').waitFor();
  await drawing.draw('study');
  await drawing.drawPrinted('study-printed');
  await drawing.open('/study?words=fr&list=around&word=rare');
  await drawing.draw('study-around');
  await drawing.open('/quiz?words=fr');
  for (let at = 0; at < 2; at++) {
    await page.keyboard.press('0');
    await page.getByRole('button', { name: 'Suivant' }).click();
  }
  await page.getByRole('button', { name: 'Je ne sais pas' }).waitFor();
  await drawing.draw('quiz');
}

/** How one is told, with quiet hours and all sounds to choose from. */
async function drawNotices(drawing: Drawing): Promise<void> {
  const { page } = drawing;
  await drawing.open('/notices');
  for (const name of ['Ne pas me déranger la nuit', 'Sons']) await page.getByRole('switch', { name }).check();
  await page.getByLabel('De', { exact: true }).waitFor();
  await drawing.draw('notices');
}

async function drawPages(drawing: Drawing): Promise<void> {
  for (const [name, address] of Object.entries(ADDRESSES)) {
    if (DRAWN_APART.includes(name)) continue;
    await drawing.open(address + (ASKED[name] ?? ''));
    await drawing.draw(name);
  }
}

const PARTS: Record<string, (drawing: Drawing) => Promise<void>> = {
  tables: drawTables,
  result: drawResult,
  replay: drawReplay,
  'new-table': drawNewTable,
  study: drawStudy,
  review: drawReview,
  mistakes: drawMistakes,
  daily: drawDaily,
  together: drawTogether,
  notices: drawNotices,
  pages: drawPages,
};

mkdirSync(folder, { recursive: true });
const { site, stop } = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const drawing = new Drawing(await context.newPage(), site, folder, format);
  await drawing.open('/');
  for (const [part, drawPart] of Object.entries(PARTS)) if (!wanted.length || wanted.includes(part)) await drawPart(drawing);
} finally {
  await browser.close();
  await stop();
}
