/** What this site draws of a game beyond what it draws of any: found by its folder, which has the game's name. */
import type { Component } from 'svelte';
import type { TableProps } from '../table/props';

type Loaded = Promise<{ default: Component<TableProps> }>;

const TABLES = import.meta.glob<{ default: Component<TableProps> }>('./*/Table.svelte');

/** The table of a game; one without a folder here gets the plain one, and so does who asks for it. */
export function tableOf(game: string, plain = false): Loaded {
  return ((!plain && TABLES[`./${game}/Table.svelte`]) || (() => import('./plain/Table.svelte')))();
}
