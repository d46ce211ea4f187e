/** The line that tells when a game closes if nobody moves, at a server whose clock is moved. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOT, ME, pass } from './at-table';
import { startLaterServer } from './server';
import { openTable } from './tables';
import { faults, isHere, myTurn, visitor } from './visit';

const DAY = 86_400_000;
let server: Awaited<ReturnType<typeof startLaterServer>>;

beforeAll(async () => {
  if (isHere) server = await startLaterServer();
});
afterAll(() => server?.stop());

describe.runIf(isHere)('a game in which nobody moves', () => {
  it('tells in its last week when it closes, aloud on its last day, and no more once somebody moved', async () => {
    const page = await visitor();
    await page.goto(server.site);
    const table = await openTable(page, { game: 'topword', seats: [ME, BOT] });
    const line = page.getByText(/^Sans un coup d’ici .+, la partie se ferme\.$/);
    const aloud = page.getByRole('status').filter({ has: line });
    const look = async () => {
      await page.goto(`${server.site}/table/${table}`);
      await page.locator('.expected').waitFor();
      return [await line.count(), await aloud.count()];
    };
    expect(await look()).toEqual([0, 0]);
    server.pass(8 * DAY);
    expect(await look()).toEqual([1, 0]);
    server.pass(5.5 * DAY);
    expect(await look()).toEqual([1, 1]);
    expect(await faults(page)).toEqual([]);
    expect(await myTurn(page)).toBe(true);
    await pass(page);
    await line.waitFor({ state: 'hidden' });
  });
});
