/** The lessons: each is done to its end by hand, everything in sight on a small screen and on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tabTo } from './at-table';
import { faults, isHere, PHONE, site, visitor } from './visit';

type Solve = (page: Page) => Promise<void>;

const SMALL = { viewport: { width: 1366, height: 657 } };
const coach = (page: Page) => page.locator('section.coach');
const square = (page: Page, row: number, col: number) => page.locator(`[data-drop="${row},${col}"]`);
const button = (page: Page, name: RegExp) => page.locator('section.table').getByRole('button', { name });
const play = (page: Page) => page.locator('section.table button.main:enabled').click();
const sure = (page: Page) => page.getByRole('dialog').locator('button.main, button[autofocus]').first().click();

/** Take letters one after the other, from whatever row they lie in. */
async function take(page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    await page
      .locator('section.table')
      .getByRole('button', { name: letter, exact: true, pressed: false })
      .or(page.getByRole('group', { name: 'Vos lettres' }).getByRole('button', { name: letter, exact: true }))
      .first()
      .click();
  }
}

const lay =
  (row: number, col: number, letters: string, down = false): Solve =>
  async (page) => {
    await square(page, row, col).click();
    if (down) await square(page, row, col).click();
    await take(page, letters);
    await play(page);
  };

const write =
  (row: number, col: number, letters: string, down = false): Solve =>
  async (page) => {
    await square(page, row, col).click();
    if (down) await square(page, row, col).click();
    await page.keyboard.type(letters);
    await play(page);
  };

const place =
  (end: RegExp, rest: string): Solve =>
  async (page) => {
    await button(page, end).click();
    await page.getByRole('textbox').fill(rest);
    await play(page);
  };

const spell =
  (letters: string): Solve =>
  async (page) => {
    await take(page, letters);
    await play(page);
  };

const SOLUTIONS: Record<string, Record<string, Solve>> = {
  topword: {
    lay: lay(5, 4, 'TRIS'),
    cross: lay(6, 5, 'UE', true),
    stack: lay(5, 4, 'B'),
    two: lay(5, 4, 'P'),
    height: lay(5, 8, 'E'),
    exchange: async (page) => {
      await button(page, /^Échanger/).click();
      await take(page, 'K');
      await sure(page);
    },
  },
  'mots-de-tete': {
    write: write(6, 8, 'LUNE'),
    count: write(6, 12, 'S'),
    cross: write(7, 12, 'OIR', true),
    both: write(10, 12, 'SE'),
    colour: write(9, 13, 'UE'),
    pass: async (page) => {
      await button(page, /^Passer/).click();
      await sure(page);
    },
  },
  typo: {
    choose: async (page) => {
      await page.getByRole('group', { name: 'Vos cartes' }).getByRole('button', { name: /^F/ }).click();
      await play(page);
    },
    place: place(/gauche de la rangée 1/, 'IERE'),
    order: place(/droite de la rangée 2/, 'IQUE'),
    cannot: async (page) => {
      await button(page, /^Je ne peux pas/).click();
      await button(page, /rangée 1/).click();
      await sure(page);
    },
    doubt: (page) => button(page, /dout/i).click(),
  },
  topscore: {
    three: spell('ART'),
    grow: spell('RATE'),
    seven: spell('NECTARS'),
    keep: async (page) => {
      await take(page, 'S');
      await button(page, /^Petite pyramide 7/).click();
      await play(page);
    },
    sand: async (page) => {
      await page.getByRole('radio').nth(1).check({ force: true });
      await take(page, 'TOME');
      await play(page);
    },
    name: spell('CARTONS'),
  },
};

/** What can be pressed or read at a step and is out of sight, or covered. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const parts = document.querySelectorAll<HTMLElement>(
      '.step button, .step [role=grid], .step [role=gridcell], .step .ask, .step input',
    );
    return [...parts].flatMap((part) => {
      const box = part.getBoundingClientRect();
      if (!box.width || getComputedStyle(part).visibility === 'hidden' || part.closest('dialog')) return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const inside = box.left > -2 && box.top > -2 && box.right < innerWidth + 2 && box.bottom < innerHeight + 2;
      const found = document.elementFromPoint(x, y);
      const free = found !== null && (part.contains(found) || found.contains(part) || found.closest('label') !== null);
      if (inside && (free || part.role === 'gridcell' || part.closest('[inert]'))) return [];
      return [
        `${part.ariaLabel ?? part.textContent?.trim()} at ${Math.round(box.x)},${Math.round(box.y)} to ${Math.round(box.bottom)}`,
      ];
    });
  });
}

/** Do a lesson to its end. */
async function learn(page: Page, game: string, look: () => Promise<void>): Promise<void> {
  await page.goto(`${site}/lesson/${game}`);
  const steps = Object.values(SOLUTIONS[game]!);
  for (const [at, solve] of steps.entries()) {
    await coach(page)
      .getByText(`${at + 1} sur ${steps.length}`)
      .waitFor();
    await page.locator('section.table .frame').waitFor();
    await look();
    await solve(page);
    const onward = coach(page).getByRole('button', { name: at + 1 < steps.length ? 'Suite' : 'Jouer ma première partie' });
    await onward.waitFor();
    await look();
    if (at + 1 < steps.length) await onward.click();
  }
}

describe.runIf(isHere)('the lesson', () => {
  it.each(Object.keys(SOLUTIONS))('of %s is done by mouse, everything in sight on a small screen', async (game) => {
    const page = await visitor(SMALL);
    await learn(page, game, async () => expect(await hidden(page)).toEqual([]));
    expect(await faults(page)).toEqual([]);
    await coach(page).getByRole('button', { name: 'Jouer ma première partie' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.expected').waitFor();
  });

  it.each(Object.keys(SOLUTIONS))('of %s is done on a phone, everything in sight', async (game) => {
    const page = await visitor(PHONE);
    await learn(page, game, async () => expect(await hidden(page)).toEqual([]));
  });

  it('says what was wrong, shows it after two tries, goes back and begins again', async () => {
    const page = await visitor(SMALL);
    await page.goto(`${site}/lesson/topword`);
    await page.locator('section.table .frame').waitFor();
    const nudge = coach(page).getByRole('status');
    await square(page, 1, 1).click();
    await take(page, 'TRIS');
    await expect.poll(() => nudge.textContent()).toMatch(/case|départ|centre/);
    expect(await coach(page).getByRole('button', { name: 'Montrez-moi' }).count()).toBe(0);
    await button(page, /^Reprendre/).click();
    await lay(5, 4, 'TARE')(page);
    await expect.poll(() => nudge.textContent()).toMatch(/pas celui qu’on cherche/);
    await coach(page).getByRole('button', { name: 'Montrez-moi' }).click();
    await coach(page).getByRole('button', { name: 'Suite' }).click();
    await coach(page).getByText('2 sur 6').waitFor();
    await coach(page).getByRole('button', { name: 'Retour' }).click();
    await coach(page).getByText('1 sur 6').waitFor();
    await lay(5, 4, 'TRIS')(page);
    await coach(page).getByRole('button', { name: 'Suite' }).waitFor();
    await coach(page).getByRole('button', { name: 'Recommencer' }).click();
    await expect.poll(() => coach(page).getByRole('button', { name: 'Suite' }).count()).toBe(0);
  });

  it('is done by keyboard alone, in English', async () => {
    const page = await visitor({ ...SMALL, locale: 'en-GB' });
    await page.goto(`${site}/lesson/topword`);
    const at = async (row: number, col: number, letters: string, down = false) => {
      await page.locator('section.table .frame').waitFor();
      await tabTo(page, /^row \d+, column/);
      const [fromRow, fromCol] = await page.evaluate(() =>
        (document.activeElement as HTMLElement).dataset.drop!.split(',').map(Number),
      );
      const press = async (key: string, times: number) => {
        for (let done = 0; done < times; done++) await page.keyboard.press(key);
      };
      await press(row > fromRow! ? 'ArrowDown' : 'ArrowUp', Math.abs(row - fromRow!));
      await press(col > fromCol! ? 'ArrowRight' : 'ArrowLeft', Math.abs(col - fromCol!));
      if (down) await page.keyboard.press(' ');
      await page.keyboard.type(letters);
      await page.locator('section.table button.main:enabled').waitFor();
      await page.keyboard.press('Enter');
      await coach(page).getByRole('button', { name: 'Next' }).waitFor();
      await page.keyboard.press('Enter');
    };
    await at(5, 4, 'TRIP');
    await at(6, 5, 'UN', true);
    await at(5, 4, 'G');
    await at(5, 4, 'D');
    await at(5, 8, 'E');
    await coach(page).getByText('6 of 6').waitFor();
    await tabTo(page, /^Exchange/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^K$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Enter');
    await coach(page).getByRole('button', { name: 'Play my first game' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\//);
  });
});
