/** A game reviewed: on a phone and by keyboard, in both languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leaveGame, openTable } from './tables';
import { faults, isHere, PHONE, site, visitor } from './visit';

/** The computer thinks about every move: a machine with much else to do takes its time. */
const LONGEST_REVIEW = 200_000;

/** The first moves of a game of the test suite. */
function opening(name: string, moves: number): string {
  const record = readFileSync(new URL(`../../tests/records/golden/${name}.txt`, import.meta.url), 'utf8');
  const lines = record.split('\n');
  return `${lines.slice(0, lines.indexOf('') + 1 + moves).join('\n')}\n`;
}

describe.runIf(isHere)('a review', () => {
  it('of a record on a phone: marks, choices on the board, what was hidden', async () => {
    const page = await visitor(PHONE);
    await page.goto(`${site}/replay`);
    await page.getByLabel('ou son texte').fill(opening('greedy', 6));
    await page.getByRole('button', { name: 'Revoir la partie', exact: true }).tap();
    await page.getByRole('button', { name: 'Revoir la partie avec l’analyse' }).tap();
    await page.getByText('Précision').first().waitFor({ timeout: LONGEST_REVIEW });

    await page.getByRole('button', { name: 'Coup suivant' }).tap();
    const decision = page.getByRole('region', { name: /^Coup 1 : Joueur 2/ });
    const choices = decision.getByRole('list').getByRole('button');
    expect(await choices.count()).toBeGreaterThan(1);
    await choices.nth(1).tap();
    await expect.poll(() => choices.nth(1).getAttribute('aria-pressed')).toBe('true');
    const word = (await choices.nth(1).locator('b').textContent())!.trim().split(' ')[0]!;
    await page.locator('.told', { hasText: word }).waitFor();
    await decision.getByRole('button', { name: 'La position avant le coup' }).tap();
    await page.locator('.told', { hasText: 'La position avant le coup' }).waitFor();
    await decision.getByRole('switch', { name: 'Montrer ce qui était caché' }).tap();
    expect(await decision.locator('dd').count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await faults(page)).toEqual([]);
  });

  it('from the end of a game, by keyboard and in English', async () => {
    const page = await visitor({ locale: 'en-GB' });
    await page.goto(site);
    const seats = [
      { type: 'mine', name: 'Player 1' },
      { type: 'bot', level: 'debutant' },
    ];
    await page.goto(`${site}/table/${await openTable(page, { game: 'topword', seats })}`);
    await leaveGame(page);
    await page.getByRole('link', { name: 'Review the game' }).press('Enter');
    await page.getByRole('heading', { name: 'The review' }).waitFor();
    await expect.poll(() => page.locator('.review progress').count(), { timeout: LONGEST_REVIEW }).toBe(0);
    expect(await page.locator('.review [role=alert]').count()).toBe(0);

    await page.goto(`${site}/replay`);
    await page.getByLabel('or its text').fill(opening('greedy', 6));
    await page.getByRole('button', { name: 'Watch the replay' }).press('Enter');
    await page.getByRole('button', { name: 'Review the game' }).press('Enter');
    const marks = page.getByRole('button', { name: /^Move \d+, .*: (small|medium|large) loss$/ });
    await marks.first().waitFor({ timeout: LONGEST_REVIEW });
    await page.getByText('Accuracy').first().waitFor({ timeout: LONGEST_REVIEW });
    await marks.first().press('Enter');
    const best = page.getByRole('list', { name: 'What was played, and the best plays' }).getByRole('button').nth(1);
    await best.press('Enter');
    await expect.poll(() => best.getAttribute('aria-pressed')).toBe('true');
    expect(await faults(page)).toEqual([]);
  });
});
