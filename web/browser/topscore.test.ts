/** Topscore in the browser: a whole game by keyboard, by invitation, on one phone with fingers. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  BOT,
  CONTEST,
  contested,
  hinted,
  invited,
  leftAndAgain,
  ME,
  noWord,
  OTHER,
  pass,
  playOn,
  sit,
  step,
  turnOf,
  type Home,
} from './at-table';
import { begins, ends } from './staged';
import { faults, isHere, keeping, myTurn, PHONE, visitor } from './visit';

const WATCHING = { storageState: keeping({ stage: 'calm' }), reducedMotion: 'no-preference' as const };

/** Take a letter; a blank stands for E. */
async function take({ page }: Home, letter: Locator): Promise<void> {
  await letter.click();
  const keys = page.getByRole('dialog').getByRole('button', { name: 'E', exact: true });
  if (await keys.isVisible()) await keys.click();
}

/** Lay the first letters of the rack, word or not; the other one accepts. */
async function layAny(author: Home, judge: Home, letters: Locator, count: number): Promise<void> {
  await letters.first().waitFor();
  for (let at = 0; at < count; at++) await take(author, letters.nth(at));
  await author.page.getByRole('button', { name: /^(Jouer pour|Play for) \d+ points/ }).click();
  await judge.page.getByRole('button', { name: /^(Accepter|Accept)$/ }).click();
}

async function passes({ page }: Home): Promise<void> {
  const button = page.getByRole('button', { name: /^(Passer|Pass)$/ });
  await button.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Passer|Pass)/ })
    .click();
}

const rack = (page: Page) => page.getByRole('group', { name: /^(Vos lettres|Your letters)$/ }).getByRole('button');

describe.runIf(isHere)('Topscore', () => {
  it('is played to the end by keyboard alone', async () => {
    const page = await visitor();
    await sit(page, 'topscore', [ME, BOT]);
    const turns = await playOn(page, async (before) => {
      const free = page.getByRole('button', { name: /^Petite pyramide/ });
      await free
        .or(page.getByRole('button', { name: /^Indice/ }))
        .first()
        .waitFor();
      if (await free.first().isVisible()) {
        const letter = page
          .getByRole('group', { name: 'Lettres sur la pyramide' })
          .getByRole('button', { name: /^[A-Z]$/, disabled: false })
          .first();
        const pyramid = (await free.first().getAttribute('aria-label'))!.slice(-1);
        await page.keyboard.press((await letter.getAttribute('aria-label'))!);
        await page.keyboard.press(pyramid);
        await page.locator('button.main:enabled', { hasText: 'Garder' }).waitFor();
        await page.keyboard.press('Enter');
      } else if (await hinted(page)) {
        await page.locator('.hand button.main:enabled').waitFor();
        if (!before) expect(await faults(page)).toEqual([]);
        const exchanges = (await page.locator('input[value=exchange]:checked').count()) > 0;
        await page.keyboard.press('Enter');
        if (exchanges) {
          await page.getByRole('dialog').waitFor();
          await page.keyboard.press('Enter');
        }
      } else await pass(page);
    });
    expect(turns).toBeGreaterThan(20);
  });

  it('is played by two browsers, by invitation; the connection breaks and a word is contested', async () => {
    const { host, guest } = await invited({ game: 'Topscore', preset: 'contest' });
    const [author, judge] = await turnOf(host, guest);
    await rack(author.page).first().waitFor();
    const letters = await rack(author.page).evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
    const [first, ...others] = await noWord(author.page, letters, 3);
    await rack(author.page).nth(first!).click();
    await author.broken(async () => {
      for (const at of others) await rack(author.page).nth(at).click();
    });
    await author.page.getByRole('button', { name: /^(Jouer pour|Play for) 5 points/ }).click();
    await contested(judge, CONTEST, [host, /le reprend et perd son tour/], [guest, /takes it back and loses the turn/]);
    await leftAndAgain(host, guest);
  });

  it('lets a word be given up, where the table chose so', async () => {
    const page = await visitor(PHONE);
    await sit(page, 'topscore', [ME, BOT], 'french', { abandonWord: true });
    const giveUp = page.getByRole('button', { name: 'Abandonner mon mot' });
    for (let turns = 0; turns < 6 && !(await giveUp.isVisible()); turns++) {
      expect(await myTurn(page)).toBe(true);
      await step(page, async () => {
        if (await hinted(page)) await page.locator('.hand button.main:enabled').click();
        else await pass(page);
      });
      await myTurn(page);
    }
    await giveUp.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abandonner mon mot' }).click();
    await page
      .getByText(/^Joueur 1 abandonne [A-Z]+/)
      .first()
      .waitFor();
  });

  it('is played on one phone, with fingers, a blank for any letter', async () => {
    const page = await visitor(PHONE);
    await sit(page, 'topscore', [ME, OTHER], 'contest');
    await page.getByRole('button', { name: /^C’est moi/ }).tap();
    for (let at = 0; at < 3; at++) {
      await rack(page).nth(at).tap();
      const keys = page.getByRole('dialog', { name: 'Quelle lettre pour le joker' });
      if (await keys.isVisible()) await keys.getByRole('button', { name: 'E', exact: true }).tap();
    }
    await page.getByRole('button', { name: 'Jouer pour 5 points' }).tap();
    await page.getByRole('button', { name: /^Joueur \d accepte$/ }).tap();
    await expect.poll(async () => (await page.locator('.score').allTextContents()).join()).toMatch(/5/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('shows a word that is taken crossing over, after a pause', async () => {
    const { host, guest } = await invited({ game: 'Topscore', preset: 'contest' }, WATCHING);
    const [first, second] = await turnOf(host, guest);
    await layAny(first, second, rack(first.page), 3);
    await layAny(second, first, rack(second.page), 3);
    if (first === host) await passes(host);
    await passes(guest);
    await host.page.getByRole('radio', { name: /^Chez/ }).check({ force: true });
    const lying = host.page.getByRole('group', { name: 'Lettres sur la pyramide' }).locator('button[aria-pressed]');
    await expect.poll(() => lying.count()).toBe(3);
    for (let at = 0; at < 3; at++) await lying.nth(at).click();
    await guest.page.clock.install();
    await guest.page.clock.pauseAt(new Date(Date.now() + 60_000));
    await take(host, rack(host.page).nth(0));
    await host.page.getByRole('button', { name: /^Jouer pour 10 points/ }).click();
    await begins(guest.page, /lay/);
    const travels = await guest.page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        const { delay, duration } = effect!.getTiming();
        return (target as HTMLElement).dataset.spot?.startsWith('slot:') ? [[delay, duration]] : [];
      }),
    );
    expect(travels.toSorted((one, other) => Number(one[1]) - Number(other[1]))).toEqual([
      ...Array<number[]>(3).fill([420, 520]),
      [420, 700],
    ]);
    await ends(guest.page);
    expect(await guest.page.locator('[data-line="4"][data-look=open]').count()).toBe(1);
  });

  it('tells whose time ran out, and which word was ready', async () => {
    const page = await visitor();
    await sit(page, 'topscore', [ME, BOT], 'french', {}, { type: 'per-turn', seconds: 15 });
    await page.getByRole('button', { name: /^Indice/ }).waitFor();
    await hinted(page);
    await page.locator('.hand button.main:enabled').waitFor();
    const spelt = page.getByRole('button', { name: /^Retirer/ });
    const letters = (await spelt.allTextContents()).map((letter) => letter.trim()[0]);
    await page.locator('.sand.last').waitFor();
    const told = await page.getByText(/ était prêt, mais pas posé\.$/).textContent();
    const word = /(\S+) était prêt/.exec(told ?? '')?.[1] ?? '';
    expect([...word], told ?? '').toEqual(expect.arrayContaining(letters)); // a theft has letters of others, too
    await page.getByText('Temps écoulé pour Joueur 1').first().waitFor();
  });

  it('has four players on a phone, everything in sight and large enough to touch', async () => {
    const page = await visitor(PHONE);
    await sit(page, 'topscore', [ME, BOT, BOT, BOT]);
    await myTurn(page);
    await rack(page).first().waitFor();
    const hand = (await page.locator('.frame > .hand').boundingBox())!;
    for (const place of await page.locator('.topscore .place').all()) {
      const box = (await place.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      expect(box.y + box.height).toBeLessThanOrEqual(hand.y);
    }
    expect(await page.locator('.topscore .board').count()).toBe(4);
    for (const targets of [page.locator('.focus .place'), rack(page)]) {
      const [one, next] = [(await targets.nth(0).boundingBox())!, (await targets.nth(1).boundingBox())!];
      expect(next.x - one.x).toBeGreaterThanOrEqual(44);
    }
  });
});
