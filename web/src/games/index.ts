/** What this site draws of a game beyond what it draws of any: found by its folder, which has the game's name. */
import type { Component } from 'svelte';
import { here } from '../lib/router.svelte';
import { rulesOf } from '../lib/shelf.svelte';
import { loadGame } from '../lib/texts.svelte';
import type { Moments } from '../stage/beats';
import type { TableProps } from '../table/props';
import type { Words } from './words';

interface Table {
  default: Component<TableProps>;
  /** Whether it shows the players itself, with their scores and clocks. */
  drawsPlayers?: boolean;
}

const BEATS = import.meta.glob<{ moments: Moments<never> }>('./*/beats.ts');
const TABLES = import.meta.glob<Table>('./*/Table.svelte');
const WORDS = import.meta.glob<{ words: Words<never> }>('./*/words.ts');

/** The table of a game, with its texts and what is printed on its box. A game without a folder here gets the plain table, and so does who asks for it. */
export async function tableOf(game: string): Promise<Table> {
  const own = here.isPlain ? undefined : TABLES[`./${game}/Table.svelte`];
  const [table] = await Promise.all([own ? own() : import('./plain/Table.svelte'), loadGame(game), rulesOf(game)]);
  return table;
}

/** How a game plays what happens on the stage, or null if it has no way of its own. */
export async function momentsOf(game: string): Promise<Moments<never> | null> {
  const own = here.isPlain ? undefined : BEATS[`./${game}/beats.ts`];
  return own ? (await own()).moments : null;
}

/** How the words of a game are found between two positions, or null if it has none. */
export async function wordsOf(game: string): Promise<Words<never> | null> {
  const own = WORDS[`./${game}/words.ts`];
  return own ? (await own()).words : null;
}
