/** The table of each game: a component that gets the session and the eyes to look with. */
import type { Component } from 'svelte';
import type { Session } from '../lib/session.svelte';
import type { Eyes } from '../wire/types';

export interface TableProps {
  session: Session;
  eyes: Eyes;
}

type Loaded = Promise<{ default: Component<TableProps> }>;

const TABLES: Record<string, () => Loaded> = {
  topword: () => import('./topword/Table.svelte'),
  topscore: () => import('./topscore/Table.svelte'),
  typo: () => import('./typo/Table.svelte'),
  'mots-de-tete': () => import('./mots-de-tete/Table.svelte'),
};

/** Games whose players see the same: no curtain between players of one device. */
const WITHOUT_SECRETS = new Set(['mots-de-tete']);

export function tableOf(game: string): Loaded {
  return (TABLES[game] ?? (() => import('./Plain.svelte')))();
}

export function hasSecrets(game: string): boolean {
  return !WITHOUT_SECRETS.has(game);
}
