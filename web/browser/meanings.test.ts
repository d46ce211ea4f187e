/** What words mean, wherever they are tapped; not while they can be contested; and words that are proposed. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOT, handedOver, ME, noWord, OTHER, sit } from './at-table';
import { firstMove } from './tables';
import { faults, isHere, PHONE, site, visitor } from './visit';

const DESK = { viewport: { width: 1440, height: 900 } };
const MEANING = /^(Sens de|Meaning of) /;

const words = (where: Page | Locator) => where.getByRole('button', { name: MEANING });
const sheet = (page: Page) => page.getByRole('dialog', { name: MEANING });
const log = (page: Page) => page.locator('ol[aria-labelledby=log]');

/** Sit down at Topword against the computer, and lay the first word that the table proposes. */
async function wordLaid(page: Page): Promise<void> {
  const first = await firstMove(page, () => sit(page, 'topword', [ME, BOT]));
  await first.click();
  await page.getByRole('button', { name: /^(Jouer pour|Play for) \d+/ }).click();
  await words(log(page)).first().waitFor();
}

/** The questions about words that a page asks from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/words')) paths.push(pathname);
  });
  return paths;
}

describe.runIf(isHere)('what a word means', () => {
  it('is told from the log, the board and the result, and asked for once', async () => {
    const page = await visitor(DESK);
    const paths = asked(page);
    await wordLaid(page);
    expect(paths).toEqual([]);

    const word = words(log(page)).last();
    const name = (await word.textContent())!;
    const before = await log(page).boundingBox();
    await word.click();
    await sheet(page).getByRole('heading', { name }).waitFor();
    await sheet(page).getByRole('link', { name: 'Ouvrir la page des mots' }).waitFor();
    expect(await log(page).boundingBox()).toEqual(before);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    expect(await word.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('link').waitFor();
    await page.keyboard.press('Escape');
    expect(paths).toHaveLength(1);

    const laid = page.getByRole('gridcell', { name: /^ligne \d+, colonne \d+, [A-Z]/ }).first();
    await laid.click();
    await words(page.locator('.preview')).first().waitFor();
    await laid.press('?');
    await sheet(page).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Quitter la partie' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter la partie' }).click();
    await page.getByText('Mots de la partie').click();
    const list = page.locator('.result details');
    await list
      .getByRole('button', { name: `Sens de ${name}` })
      .first()
      .click();
    await sheet(page).getByRole('heading', { name }).waitFor();
    await page.getByRole('button', { name: 'Fermer' }).click();
    await laid.click();
    await sheet(page).waitFor();
  });

  it('comes from the bottom of a phone, in English for French words', async () => {
    const page = await visitor({ ...PHONE, locale: 'en-GB' });
    await wordLaid(page);
    await words(log(page)).last().tap();
    await sheet(page).getByRole('link', { name: 'Open the page of words' }).waitFor();
    await expect.poll(async () => (await sheet(page).boundingBox())!.y + (await sheet(page).boundingBox())!.height).toBe(740);
    expect((await sheet(page).boundingBox())!.width).toBe(360);
    await sheet(page)
      .getByText(/Ludomots’ own glossary|No definition yet/)
      .first()
      .waitFor();
    expect(await faults(page)).toEqual([]);
    await page.mouse.click(180, 20);
    await sheet(page).waitFor({ state: 'hidden' });
  });

  it('is not told while the word can be contested; a word that is none can be proposed, once', async () => {
    const page = await visitor();
    await sit(page, 'topword', [ME, OTHER], 'french', { check: 'contest' });
    const rack = page.getByRole('group', { name: 'Vos lettres' }).getByRole('button');
    await handedOver(page, rack.first());
    const letters = (await rack.allTextContents()).map((text) => text.trim());
    const bluff = await noWord(page, letters, 4);
    const word = bluff.map((at) => letters[at]).join('');
    await page.locator('[data-drop="5,4"]').click();
    for (const letter of word) await page.keyboard.press(letter);
    await page.getByRole('button', { name: /^Jouer/ }).click();
    await words(log(page)).first().click();
    await sheet(page).getByText('peut encore être contesté').waitFor();
    await page.keyboard.press('Escape');

    await page.goto(`${site}/word?list=fr&word=${word}`);
    await page.getByRole('textbox', { name: 'Pourquoi ?' }).fill('On le dit ici.');
    await page.getByRole('button', { name: `Proposer ${word}` }).click();
    await page.getByText(`Merci ! ${word} est proposé`).waitFor();
    await page.reload();
    await page.getByRole('button', { name: `Proposer ${word}` }).click();
    await page.getByText('Vous avez déjà proposé ce mot').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('is judged by the list of the table, which may leave slang out; such a word is not proposed', async () => {
    const page = await visitor();
    await sit(page, 'topword', [ME, BOT], 'french', { slangWords: false });
    const table = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.goto(`${site}/word?list=fr&word=aboula&table=${table}`);
    await page.getByText('mot d’argot, que cette table laisse de côté').waitFor();
    await page.getByText('Jugé par la liste de cette table.').waitFor();
    expect(await page.getByRole('button', { name: /^Proposer/ }).count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Voir la liste entière' }).click();
    await page.getByText('ABOULA : accepté').waitFor();
    expect(await page.getByText('Jugé par la liste de cette table.').count()).toBe(0);
  });
});
