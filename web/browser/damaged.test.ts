/** A table whose log is damaged: its person is told on the shelf and at the table, and can put the note away. */
import { execFileSync } from 'node:child_process';
import { describe, expect, inject, it } from 'vitest';
import { ME } from './at-table';
import { openTable } from './tables';
import { faults, isHere, site, visitor } from './visit';

/** Gives the people of a table a second one, whose log is cut off in the middle of an entry. */
const DAMAGE = `
import sqlite3, sys
file, table, copy = sys.argv[1:]
with sqlite3.connect(file, timeout=30) as database:
    database.execute("INSERT INTO events SELECT ?, seq, substr(entry, 1, 20) FROM events WHERE table_id = ?", (copy, table))
    database.execute("INSERT INTO tables (table_id, status, changed, resting) SELECT ?, status, changed, resting FROM tables WHERE table_id = ?", (copy, table))
    database.execute("INSERT INTO sitters (identity, table_id) SELECT identity, ? FROM sitters WHERE table_id = ?", (copy, table))
`;

describe.runIf(isHere)('a damaged table', () => {
  it('is told on the shelf and at the table', async () => {
    const page = await visitor();
    await page.goto(site);
    const table = await openTable(page, { game: 'topword', seats: [ME, { type: 'open' }] });
    const damaged = `damaged-${table}`.slice(0, 20);
    execFileSync('../.venv/bin/python', ['-c', DAMAGE, inject('database').replace('sqlite:///', ''), table, damaged]);
    await page.goto(`${site}/table/${damaged}`);
    await page.getByRole('alert').getByText('elle a été mise de côté').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Retour aux jeux' }).click();
    const note = page.getByRole('status').filter({ hasText: 'elle a été mise de côté' });
    await note.waitFor();
    expect(await faults(page)).toEqual([]);
    await note.getByRole('button', { name: /^Écarter/ }).click();
    await note.waitFor({ state: 'hidden' });
  });
});
