/** The end of a game, as the winner, the loser and a latecomer see it; and the words of whole games. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { words as inMotsDeTete } from '../src/games/mots-de-tete/words';
import { words as inTopscore } from '../src/games/topscore/words';
import { words as inTopword } from '../src/games/topword/words';
import { words as inTypo } from '../src/games/typo/words';
import type { Words } from '../src/games/words';
import { courseOf } from '../src/result/course';
import type { Replayed } from '../src/wire/types';
import { invited } from './at-table';
import { faults, isHere, site, visitor } from './visit';

const WORDS: Record<string, Words<never>> = {
  topword: inTopword,
  'mots-de-tete': inMotsDeTete,
  topscore: inTopscore,
  typo: inTypo,
};

/** A finished game of the test suite, step by step. */
async function replayed(name: string): Promise<Replayed> {
  const record = readFileSync(new URL(`../../tests/records/golden/${name}.txt`, import.meta.url), 'utf8');
  const headers = { 'content-type': 'text/plain' };
  const page = await visitor();
  await page.goto(site);
  return page.evaluate(
    async ({ record, headers }) => {
      await fetch('/api/me');
      const token = /csrftoken=([^;]+)/.exec(document.cookie)![1]!;
      const answer = await fetch('/api/replay', { method: 'POST', body: record, headers: { ...headers, 'x-csrf-token': token } });
      return (await answer.json()) as Replayed;
    },
    { record, headers },
  );
}

describe.runIf(isHere)('the end', () => {
  it('is told to each in their own words, once, and can be shared', async () => {
    const { host, guest } = await invited({ game: 'Topword' });
    await host.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await guest.page.getByRole('button', { name: 'Leave the game' }).tap();
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Leave the game' }).tap();

    const title = host.page.getByRole('heading', { name: 'Vous gagnez' });
    await title.waitFor();
    await guest.page.getByRole('heading', { name: /^\S.* wins$/ }).waitFor();
    await expect(guest.page.locator('.result.lost .rain').count()).resolves.toBe(0);
    await expect(host.page.locator('.result.won .rain').count()).resolves.toBe(1);
    expect(await faults(host.page)).toEqual([]);
    expect(await faults(guest.page)).toEqual([]);

    const heard = await host.page.evaluate(() => {
      const told = document.querySelector('.result .told [role=status]')!.textContent !== '';
      return [told, document.activeElement?.id === 'result'].filter(Boolean).length;
    });
    expect(heard).toBe(1);

    await host.page.getByRole('button', { name: 'Partager' }).click();
    await host.page.getByText('Le résultat est copié').waitFor();
    const copied = await host.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Topword\u00a0: .*Player 2 −?\d+.*\.\nhttp.*\/replay\/\w+/);

    await host.page.reload();
    await title.waitFor();
    expect(await host.page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await host.page.locator('.result .told [role=status]').textContent()).toBe('');
  });

  it.each(['rulebook', 'greedy', 'contest', 'dice', 'pyramids', 'typo', 'doubts'])('finds the words of %s', async (name) => {
    const { game, steps } = await replayed(name);
    // The last step may bring more than words: what is left on the racks is counted.
    const { words, scores } = courseOf({ steps: steps.slice(0, -1), outcome: null }, WORDS[game]!);
    expect(words.length).toBeGreaterThan(3);
    for (const { word } of words) expect(word).toMatch(/^[A-Z]{2,}$/);
    const brought = scores
      .at(-1)!
      .map((_, seat) => words.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0));
    if (game === 'topword' || game === 'mots-de-tete') expect(brought).toEqual(scores.at(-1));
  });
});
