/** What the stories share: visitors with a browser of their own, and the things they do. */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';

export const site = inject('site');
export const games = inject('games');
export const isHere = inject('browser') !== '';

/** A machine with much else to do may need long for a page. Nobody waits for longer than it takes. */
export const LONGEST_WAIT = 60_000;

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let browser: Browser;

beforeAll(async () => {
  if (isHere) browser = await chromium.connect(inject('browser'));
});
afterAll(async () => {
  await browser?.close();
});

/** A browser that keeps some settings of this site. */
export function keeping(settings: Record<string, string>): BrowserContextOptions['storageState'] {
  const localStorage = [{ name: 'ludomots', value: JSON.stringify(settings) }];
  return { cookies: [], origins: [{ origin: new URL(site).origin, localStorage }] };
}

/**
 * A visitor: a browser that has never been here, and does not wait for the stage. An error on the page makes its story fail, and a
 * story that fails leaves a picture in .make.
 */
export async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
    storageState: keeping({ stage: 'off' }),
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  onTestFinished(async ({ task }) => {
    const name = task.name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60);
    if (task.result?.state === 'fail') await page.screenshot({ path: `../.make/failed-${name}-${options.locale ?? 'fr'}.png` });
    await context.close();
    expect(errors, 'errors on the page').toEqual([]);
  });
  page.setDefaultTimeout(LONGEST_WAIT);
  return page;
}

/** What axe finds wrong with a page as it is now. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`);
}

export interface Wishes {
  game?: string;
  preset?: string;
  /** The other seats: `open`, `here`, or a level. */
  seats?: string[];
  listed?: boolean;
}

/** Choose one of a list that opens, by its value. */
export async function pick(where: Locator, label: string, value: string): Promise<void> {
  await where.getByRole('combobox', { name: label, exact: true }).click();
  await where.locator(`[role=option][data-value="${value}"]:visible`).click();
}

/** Choose one of a few that lie side by side. */
export async function among(where: Locator, label: string, choice: string): Promise<void> {
  await where.getByRole('group', { name: label, exact: true }).getByText(choice, { exact: true }).click();
}

/** Set a table in the dialog of the shelf. */
export async function setTable(page: Page, { game = 'Topword', preset, seats = ['debutant'], listed }: Wishes): Promise<void> {
  await page.goto(site);
  await page.getByRole('button', { name: `À plusieurs… ${game}` }).click();
  const dialog = page.getByRole('dialog');
  await among(dialog, 'Joueurs', String(seats.length + 1));
  for (const [at, sitter] of seats.entries()) await pick(dialog, `Place ${at + 2}`, sitter);
  if (preset) await pick(dialog, 'Règles', preset);
  if (listed) await dialog.getByLabel('Montrer cette table à tous').check();
  await dialog.getByRole('button', { name: /Commencer|Ouvrir la table/ }).click();
  await page.waitForURL(/\/table\//);
}

/** Wait until it is this visitor's turn, or the game is over. Returns whether it goes on. */
export async function myTurn(page: Page): Promise<boolean> {
  const over = page.locator('.result h2');
  const turn = page.getByRole('listitem').filter({ hasText: /à vous|your turn/ });
  await over.or(turn).first().waitFor({ timeout: 60_000 });
  return !(await over.isVisible());
}
