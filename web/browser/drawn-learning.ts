/** Draws the pages on which one learns from games: a review, one's mistakes, statistics, the position of the day. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Drawing } from './drawing.ts';
import { leaveGame, openTable, passIn, playHints, reviewTable } from './tables.ts';

const REVIEWED = '../tests/records/golden/greedy.txt';
const MOVES = 3;
const LONGEST_REVIEW = 120_000;
/** How long the stage may play a move. */
const LONGEST_MOVE = 4000;

/** A whole game of Topword reviewed, and one of its decisions with the best play on the board. */
export async function drawReview(drawing: Drawing): Promise<void> {
  const { page } = drawing;
  await drawing.open('/replay');
  await page.getByLabel('ou son texte').fill(readFileSync(REVIEWED, 'utf8'));
  await page.getByRole('button', { name: 'Revoir la partie', exact: true }).click();
  await page.getByRole('button', { name: 'Revoir la partie avec l’analyse' }).click();
  await page.getByText('Précision').first().waitFor({ timeout: LONGEST_REVIEW });
  await page.getByRole('button', { name: 'À la fin' }).click();
  await drawing.draw('review');
  await page
    .getByRole('button', { name: /^Coup .*(perte moyenne|grosse perte)$/ })
    .last()
    .click();
  await page.getByRole('list', { name: 'Ce qui a été joué et les meilleurs coups' }).getByRole('button').nth(1).click();
  await page.waitForTimeout(LONGEST_MOVE);
  await drawing.draw('review-decision');
}

/** Some games with a mistake each: the deck, a position tried again and its solution, and the statistics. */
export async function drawMistakes(drawing: Drawing): Promise<void> {
  const { page } = drawing;
  await drawing.open('/');
  await makeMistake(page, drawing.site);
  await drawing.open('/study/mistakes');
  await drawing.draw('mistakes');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('button', { name: 'Un indice' }).click();
  await drawing.draw('try-again');
  await drawing.open('/stats');
  await drawing.draw('stats');
}

async function makeMistake(page: Page, site: string): Promise<void> {
  const seats = [
    { type: 'mine', name: 'Joueur 1' },
    { type: 'bot', level: 'debutant' },
  ];
  const table = await openTable(page, { game: 'topword', seats });
  await page.goto(`${site}/table/${table}`);
  await playHints(page, MOVES);
  await passIn(page);
  await leaveGame(page);
  await page.locator('.result h2').waitFor();
  await reviewTable(page, table);
}

/** The positions of today, and how one did at one of them. */
export async function drawDaily(drawing: Drawing): Promise<void> {
  const { page } = drawing;
  await drawing.open('/daily/topword');
  await passIn(page);
  await page.getByRole('heading', { name: 'Ce que l’ordinateur aurait joué' }).waitFor();
  await drawing.draw('daily-result');
  await drawing.open('/daily');
  await drawing.draw('daily');
}
