/** A game of another package, which no file of the site names: installed, it is played like the others. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { step } from './at-table';
import { startServer } from './server';
import { faults, isHere, myTurn, visitor } from './visit';

const folder = mkdtempSync(join(tmpdir(), 'ludomots-beside-'));
let server: { site: string; stop: () => Promise<void> };

beforeAll(async () => {
  if (!isHere) return;
  const install = ['pip', 'install', '--offline', '--quiet', '--no-deps', '--no-cache', '--target', folder];
  execFileSync('../.venv/bin/uv', [...install, '../examples/ghost']);
  server = await startServer(folder);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

describe.runIf(isHere)('Ghost', () => {
  it('stands on the shelf, and is played to the end against the computer', async () => {
    const page = await visitor();
    await page.goto(server.site);
    await page.getByText('Ajoutez une lettre, mais jamais la dernière d’un mot.').waitFor();
    await page.getByRole('button', { name: 'Jouer Fantôme' }).click();
    await page.waitForURL(/\/table\//);
    const moves = page.getByRole('group', { name: 'Coups possibles' }).getByRole('button');
    let turns = 0;
    while (await myTurn(page)) {
      await moves.first().waitFor();
      if (turns === 0) expect(await faults(page)).toEqual([]);
      await step(page, () => moves.first().click());
      turns++;
    }
    expect(turns).toBeGreaterThan(4);
    await page.getByText('Un seul joueur a encore une vie.').filter({ visible: true }).first().waitFor();
  });
});
