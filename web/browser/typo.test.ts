/** Typo in the browser: a whole game by keyboard, by invitation, on one phone with fingers. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  BOT,
  contested,
  FREE,
  handedOver,
  hinted,
  home,
  invited,
  leftAndAgain,
  ME,
  OTHER,
  playOn,
  sit,
  tabTo,
  type Home,
} from './at-table';
import { begin } from './tables';
import { faults, isHere, PHONE, visitor } from './visit';

const CHOOSE = /^(Choisir|Choose)/;
const DOUBT = /^(J’en doute|I doubt it)$/;
const cards = (page: Page) => page.getByRole('group', { name: /^(Vos cartes|Your cards)$/ }).getByRole('button');
const word = (page: Page) => page.getByRole('textbox', { name: /^(Suite du mot|Rest of the word)/ });

/** Wait until the keyboard is on something: if it is nowhere, Tab begins at the top of the page again. */
const isSomewhere = (page: Page) => page.waitForFunction(() => document.activeElement !== document.body);

/** Of two people, who places a card and who listens. */
async function placing(host: Home, guest: Home): Promise<[Home, Home]> {
  await Promise.race([word(host.page).waitFor(), word(guest.page).waitFor()]);
  return (await word(host.page).isVisible()) ? [host, guest] : [guest, host];
}

describe.runIf(isHere)('Typo', () => {
  it('is played to the end by keyboard alone', async () => {
    const page = await visitor();
    await sit(page, 'typo', [ME, BOT], 'second');
    const turns = await playOn(page, async (before) => {
      if (await page.getByRole('button', { name: /^Je le crois/ }).isVisible()) {
        await tabTo(page, /^Je le crois/);
        await page.keyboard.press('Enter');
        return;
      }
      if (before) await isSomewhere(page);
      const choosing = await page.getByRole('button', { name: /^Touchez une carte|^Choisir/ }).isVisible();
      if (choosing) {
        const card = await cards(page).first().getAttribute('aria-label');
        await page.keyboard.press(card!);
        await page.getByRole('button', { name: `Choisir ${card}` }).waitFor();
        if (!before) expect(await faults(page)).toEqual([]);
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
    expect(turns).toBeGreaterThan(8);
  });

  it('is aimed with keys that leave the caret of the word alone', async () => {
    const page = await visitor();
    await sit(page, 'typo', [ME, OTHER], 'printed');
    for (const player of ['Joueur 1', 'Joueur 2']) {
      await page.getByRole('button', { name: `C’est moi, ${player}` }).click();
      await cards(page).last().click();
      await page.getByRole('button', { name: CHOOSE }).click();
    }
    await handedOver(page, word(page));
    const aim = (row: number, side: string) => page.locator(`[data-spot="end:${row}:${side}"]`).waitFor();
    await page.keyboard.press('ArrowDown');
    await aim(2, 'right');
    await page.keyboard.press('ArrowLeft');
    await aim(2, 'left');
    await page.keyboard.type('ac');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('b');
    expect(await word(page).inputValue()).toBe('ABC');
    await aim(2, 'left');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await aim(3, 'right');
    expect(await word(page).inputValue()).toBe('ABC');
  });

  it('is played by two browsers, by invitation; the connection breaks and a word is doubted', async () => {
    const { host, guest } = await invited({ game: 'Typo' });
    await cards(host.page).last().click();
    await host.page.getByRole('button', { name: CHOOSE }).click();
    const faceDown = guest.page.locator('.fronts .down');
    await faceDown.waitFor();
    await cards(guest.page).first().tap();
    await guest.broken(() => Promise.resolve());
    await guest.page.getByRole('button', { name: CHOOSE }).tap();

    const [author, judge] = await placing(host, guest);
    await author.page.getByRole('button', { name: /gauche de la rangée 2|left of row 2/ }).click();
    await word(author.page).fill('zz');
    await author.broken(() => word(author.page).pressSequentially('z'));
    await author.page.getByRole('button', { name: /^(Dire|Announce) \w+ZZZ/ }).click();
    await contested(judge, DOUBT, [host, /est refusé/], [guest, /is refused/]);
    await leftAndAgain(host, guest);
  });

  it('has a judge who comes by the link and does not play', async () => {
    const [host, guest, judge] = [await home(), await home(PHONE), await home(PHONE)];
    await sit(host.page, 'typo', [ME, FREE], 'judge', { judge: null });
    await host.page.getByText(/^Juge\s: personne pour l’instant/).waitFor();
    await guest.page.goto(host.page.url());
    await guest.page.getByLabel('Votre nom').fill('Joueur 2');
    await guest.page.getByRole('button', { name: 'Prendre place' }).tap();
    await host.page.getByText('Joueur 2', { exact: true }).first().waitFor();
    await begin(host.page);
    await host.page.getByText(/Il manque un juge/).waitFor();
    await judge.page.goto(host.page.url());
    await judge.page.getByRole('button', { name: 'Juger les mots' }).tap();
    await host.page
      .getByText(/^Juge\s: (?!personne)/)
      .first()
      .waitFor();
    await begin(host.page);
    for (const { page } of [host, guest]) {
      await cards(page).last().click();
      await page.getByRole('button', { name: CHOOSE }).click();
    }
    const [author, other] = await placing(host, guest);
    await author.page.getByRole('button', { name: /gauche de la rangée 2/ }).click();
    await word(author.page).fill('zzz');
    await author.page.getByRole('button', { name: /^Dire \w+ZZZ/ }).click();
    await other.page.getByRole('button', { name: DOUBT }).click();
    await judge.page
      .getByText(/À vous de trancher/)
      .first()
      .waitFor();
    expect(await faults(judge.page)).toEqual([]);
    expect(await judge.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await judge.page.getByRole('button', { name: 'Le juge refuse' }).tap();
    for (const { page } of [host, guest, judge])
      await page
        .getByText(/Le juge refuse \w+ZZZ/)
        .first()
        .waitFor();
  });

  it('has a judge beside the players of one device', async () => {
    const page = await visitor({ viewport: { width: 1440, height: 900 } });
    await sit(page, 'typo', [ME, OTHER], 'judge', { judge: null });
    for (const player of ['Joueur 1', 'Joueur 2']) {
      await page.getByRole('button', { name: `C’est moi, ${player}` }).click();
      await cards(page).last().click();
      await page.getByRole('button', { name: CHOOSE }).click();
    }
    await handedOver(page, word(page));
    await page.getByRole('button', { name: /droite de la rangée 3/ }).click();
    await word(page).fill('zzz');
    await page.getByRole('button', { name: /^Dire \w+ZZZ/ }).click();
    await page.getByRole('button', { name: /^Joueur \d en doute$/ }).click();
    const accept = page.getByRole('button', { name: 'Le juge accepte' });
    await accept.waitFor();
    await accept.click();
    await page
      .getByText(/Le juge accepte \w+ZZZ\s: Joueur \d gagne 2 points/)
      .first()
      .waitFor();
  });

  it('is played on one phone, with fingers: a secret choice behind a curtain, a doubt without one', async () => {
    const page = await visitor(PHONE);
    await sit(page, 'typo', [ME, OTHER], 'printed');
    for (const player of ['Joueur 1', 'Joueur 2']) {
      await page.getByRole('button', { name: `C’est moi, ${player}` }).tap();
      await cards(page).last().tap();
      await page.getByRole('button', { name: CHOOSE }).tap();
    }
    await handedOver(page, word(page));
    await page.getByRole('button', { name: /droite de la rangée 3/ }).tap();
    await word(page).fill('zzz');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: /^Dire \w+ZZZ/ }).tap();
    await page.getByRole('button', { name: /^Joueur \d en doute$/ }).tap();
    await page
      .getByText(/est refusé/)
      .first()
      .waitFor();
  });
});
