import { beforeEach, describe, expect, it } from 'vitest';
import { choose } from '../src/lib/settings.svelte';
import { countWaiting, showTab, tellTab, titleOf } from '../src/lib/tab.svelte';
import { load } from '../src/lib/texts.svelte';
import type { MyTable } from '../src/wire/types';

const ME = { name: 'Joueur 1', level: null };
const OTHER = { name: 'Joueur 2', level: null };
const BOT = { name: null, level: 'club' };
const table = (id: string, other: object, toAct = true) =>
  ({ id, status: 'running', toAct, mine: [0], seats: [ME, other] }) as unknown as MyTable;

beforeEach(async () => {
  await load('fr');
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  choose({ dismissed: ['away'] });
  tellTab(null);
});
const icon = () => document.querySelector('link')!.getAttribute('href');

describe('the tab', () => {
  it('tells whose turn it is at a table, and which game is played', async () => {
    expect(titleOf('table')).toBe('Table · Ludomots');
    tellTab({ game: 'Topword', mine: false });
    showTab('table');
    expect([document.title, icon()]).toEqual(['Topword · Ludomots', '/icon.svg']);
    tellTab({ game: 'Topword', mine: true });
    showTab('table');
    expect([document.title, icon()]).toEqual(['● À vous · Topword · Ludomots', '/icon-waiting.svg']);
    await load('en');
    expect(titleOf('table')).toBe('● Your turn · Topword · Ludomots');
    expect(titleOf('about')).not.toContain('Topword');
  });

  it('counts on the shelf the games in which other people wait, but for those that were put away', () => {
    countWaiting([table('a', OTHER), table('b', OTHER), table('c', OTHER, false), table('d', BOT), table('away', OTHER)]);
    showTab('shelf');
    expect([document.title.slice(0, 12), icon()]).toEqual(['(2) Ludomots', '/icon-waiting.svg']);
    countWaiting([]);
    showTab('shelf');
    expect([document.title.slice(0, 8), icon()]).toEqual(['Ludomots', '/icon.svg']);
  });
});
