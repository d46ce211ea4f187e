/** Mots de Tête, Typo and Topscore in the browser: whole games by keyboard, contests, doubts, fingers. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isHere, myTurn, site, visitor } from './visit';

type Seat = { type: 'mine'; name: string } | { type: 'bot'; level: string };

const ME: Seat = { type: 'mine', name: 'Joueur 1' };
const OTHER: Seat = { type: 'mine', name: 'Joueur 2' };
const BOT: Seat = { type: 'bot', level: 'debutant' };

/** Open a table and sit down at it. */
async function sit(page: Page, game: string, seats: Seat[], preset = 'french', changes: object = {}): Promise<void> {
  await page.goto(site, { waitUntil: 'networkidle' });
  const id = await page.evaluate(
    async (wanted) => {
      const token = document.cookie.split('; ').find((one) => one.startsWith('csrftoken='))!.slice(10);
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const opened = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) });
      return ((await opened.json()) as { id: string }).id;
    },
    { game, seats, preset, changes, pace: { type: 'untimed' } },
  );
  await page.goto(`${site}/table/${id}`);
  await page.locator('.expected').waitFor();
}

/** Press Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tries = 0; tries < 80; tries++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(focused.trim())) return;
  }
  throw new Error(`nothing called ${name} can be reached by Tab`);
}

/** Ask for hints and take the first, by keyboard. Returns whether there was one. */
async function hinted(page: Page): Promise<boolean> {
  await tabTo(page, /^Indice/);
  await page.keyboard.press('Enter');
  const first = page.getByRole('dialog', { name: 'Des coups possibles' }).getByRole('button').first();
  await first.waitFor();
  const isMove = (await first.textContent()) !== 'Fermer';
  await page.keyboard.press('Enter');
  return isMove;
}

async function pass(page: Page): Promise<void> {
  await tabTo(page, /^Passer/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');
}

const lines = (page: Page) => page.locator('ol[aria-labelledby=log] li').count();
const expected = (page: Page) => page.locator('.expected p').first().textContent();

/** Draw the curtain back if there is one before this. */
async function handedOver(page: Page, what: Locator): Promise<void> {
  const curtain = page.getByRole('button', { name: /^C’est moi/ });
  await curtain.or(what).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await what.waitFor();
}

/** Do something and wait until the table has gone on. */
async function step(page: Page, act: () => Promise<void>): Promise<void> {
  const before = `${await lines(page)} ${await expected(page)}`;
  await act();
  await expect.poll(async () => `${await lines(page)} ${await expected(page)}`, { timeout: 20_000 }).not.toBe(before);
}

describe.runIf(isHere)('Mots de Tête', () => {
  it('is played to the end by keyboard alone', async () => {
    const page = await visitor();
    await sit(page, 'mots-de-tete', [ME, BOT], 'short');
    let turns = 0;
    while (await myTurn(page)) {
      await step(page, async () => {
        if (!(await hinted(page))) return pass(page);
        await page.getByRole('button', { name: /^Jouer \d/ }).waitFor();
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^ligne/);
        await page.keyboard.press('Enter');
      });
      turns++;
    }
    expect(turns).toBeGreaterThan(1);
  });

  it('has words contested; its dice wait until they stand', async () => {
    const page = await visitor();
    await sit(page, 'mots-de-tete', [ME, OTHER], 'printed');
    while (!(await hinted(page))) await step(page, () => pass(page));
    const squares = await page.locator('.cell.mine').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-square')));
    await page.keyboard.press('Escape');
    for (const square of squares) {
      await page.locator(`[data-square="${square}"]`).click();
      await page.keyboard.press('Z');
    }
    await page.getByRole('button', { name: /^Jouer \d/ }).click();
    await page.getByRole('button', { name: 'Contester' }).waitFor();
    expect(await page.locator('.bonuses').count()).toBe(0);
    await step(page, () => page.getByRole('button', { name: 'Contester' }).click());
    expect(await page.locator('ol[aria-labelledby=log]').textContent()).toContain('efface et perd son tour');
    expect(await page.locator('.cell .letter').count()).toBe(0);
  });

  it('is written with fingers on a phone', async () => {
    const page = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await sit(page, 'mots-de-tete', [ME], 'solo');
    await page.locator('[data-square="7,8"]').tap();
    await page.getByRole('button', { name: 'R', exact: true }).tap();
    await expect.poll(() => page.locator('.cell.mine').count()).toBe(1);
    await page.reload();
    await expect.poll(() => page.locator('.cell.mine').count()).toBe(1);
    await page.getByRole('button', { name: 'Effacer la dernière lettre' }).tap();
    await expect.poll(() => page.locator('.cell.mine').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe.runIf(isHere)('Typo', () => {
  it('is played to the end by keyboard alone', async () => {
    const page = await visitor();
    await sit(page, 'typo', [ME, BOT], 'second');
    let turns = 0;
    while (await myTurn(page)) {
      await step(page, async () => {
        const choosing = await page.getByRole('button', { name: /^Touchez une carte|^Choisir/ }).isVisible();
        if (choosing) {
          const card = await page.getByRole('group', { name: 'Vos cartes' }).getByRole('button').first().getAttribute('aria-label');
          await page.keyboard.press(card!);
          await page.getByRole('button', { name: `Choisir ${card}` }).waitFor();
          await page.keyboard.press('Enter');
        } else if (await hinted(page)) {
          await page.getByRole('button', { name: /^Dire / }).waitFor();
          await page.keyboard.press('Enter');
        } else {
          await tabTo(page, /^Je ne peux pas/);
          await page.keyboard.press('Enter');
          await page.keyboard.press('Shift+Tab');
          await tabTo(page, /^Retirer la rangée/);
          await page.keyboard.press('Enter');
          await page.getByRole('dialog').waitFor();
          await page.keyboard.press('Enter');
        }
      });
      turns++;
    }
    expect(turns).toBeGreaterThan(8);
  });

  it('has words doubted, after a secret choice behind a curtain', async () => {
    const page = await visitor();
    await sit(page, 'typo', [ME, OTHER], 'printed');
    for (const player of ['Joueur 1', 'Joueur 2']) {
      await page.getByRole('button', { name: `C’est moi, ${player}` }).click();
      await page.getByRole('group', { name: 'Vos cartes' }).getByRole('button').last().click();
      await page.getByRole('button', { name: /^Choisir/ }).click();
    }
    const word = page.getByRole('textbox', { name: /^Suite du mot/ });
    await handedOver(page, word);
    await word.fill('zzz');
    await page.getByRole('button', { name: /^Dire \w+ZZZ/ }).click();
    const doubt = page.getByRole('button', { name: 'J’en doute' });
    await handedOver(page, doubt);
    await doubt.click();
    await page.getByText(/est refusé/).first().waitFor();
  });
});

describe.runIf(isHere)('Topscore', () => {
  it('is played to the end by keyboard alone', async () => {
    const page = await visitor();
    await sit(page, 'topscore', [ME, BOT]);
    let turns = 0;
    while (await myTurn(page)) {
      await step(page, async () => {
        const free = page.getByRole('button', { name: /^Petite pyramide/ });
        if (await free.first().isVisible()) {
          const letter = page.getByRole('group', { name: 'Lettres sur la pyramide' }).locator('button:enabled').first();
          const pyramid = (await free.first().getAttribute('aria-label'))!.slice(-1);
          await page.keyboard.press((await letter.getAttribute('aria-label'))!);
          await page.keyboard.press(pyramid);
          await page.locator('button.main:enabled', { hasText: 'Garder' }).waitFor();
          await page.keyboard.press('Enter');
        } else if (await hinted(page)) {
          await page.locator('.hand button.main:enabled').waitFor();
          await page.keyboard.press('Enter');
        } else await pass(page);
      });
      turns++;
    }
    expect(turns).toBeGreaterThan(20);
  });

  it('is laid with fingers on a phone, a blank for any letter', async () => {
    const page = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await sit(page, 'topscore', [ME, OTHER], 'contest');
    await page.getByRole('button', { name: /^C’est moi/ }).tap();
    const rack = page.getByRole('group', { name: 'Vos lettres' }).getByRole('button');
    for (let at = 0; at < 3; at++) {
      await rack.nth(at).tap();
      const keys = page.getByRole('dialog', { name: 'Quelle lettre pour le joker' });
      if (await keys.isVisible()) await keys.getByRole('button', { name: 'E', exact: true }).tap();
    }
    await page.getByRole('button', { name: 'Jouer 5 points' }).tap();
    const accept = page.getByRole('button', { name: 'Accepter' });
    await handedOver(page, accept);
    await accept.tap();
    await expect.poll(async () => (await page.locator('.score').allTextContents()).join()).toMatch(/5/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe.runIf(isHere)('tables', () => {
  it.each(['mots-de-tete', 'typo', 'topscore'])('nothing serious for axe at %s, in both lights', async (game) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visitor({ colorScheme });
      await sit(page, game, [ME, BOT]);
      await myTurn(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    }
  });
});
