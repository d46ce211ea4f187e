/** What the tab tells while nobody looks at it: its title, a dot on its icon, and a number on the icon of the installed app. */
import { untrack } from 'svelte';
import type { MyTable } from '../wire/types';
import { get } from './api';
import { isPerson } from './names';
import { settings } from './settings.svelte';
import { gameName } from './shelf.svelte';
import { say } from './texts.svelte';

const ICON = { calm: '/icon.svg', waiting: '/icon-waiting.svg' };

interface ShownTable {
  game: string;
  /** Whether somebody at this device is to act. */
  mine: boolean;
}

let table = $state.raw<ShownTable | null>(null);
let waiting = $state(0);

/** Whether other people wait for me at this table. A game against the computer can wait, and so can one that I put away. */
export function waitsForMe({ id, status, toAct, seats, mine }: MyTable): boolean {
  const others = seats.some((who, seat) => isPerson(who) && !mine.includes(seat));
  return status === 'running' && toAct && others && !settings.dismissed.includes(id);
}

/** Say which game is on the page, and whether it is my turn; nothing when it is left. */
export function tellTab(shown: ShownTable | null): void {
  // Effects call this; they are not to run again because of what they changed.
  const turned = shown !== null && shown.mine !== untrack(() => table?.mine);
  table = shown;
  if (turned && isInstalled()) void get<MyTable[]>('/api/me/tables').then(countWaiting, () => undefined);
}

/** Show in how many games others wait for me. */
export function countWaiting(tables: readonly MyTable[]): void {
  waiting = tables.filter(waitsForMe).length;
  if (!isInstalled() || !('setAppBadge' in navigator)) return;
  // Browsers may refuse it; the number is on the page as well.
  // eslint-disable-next-line compat/compat -- asked for above
  navigator.setAppBadge(waiting).catch(() => undefined);
}

/** The title of a page. */
export function titleOf(page: string): string {
  if (page === 'table' && table) {
    return say(table.mine ? 'site-title-your-turn' : 'site-title-game', { game: gameName(table.game) });
  }
  const title = say(`site-title-${page}`);
  return page === 'shelf' && waiting ? `(${waiting}) ${title}` : title;
}

/** Give the tab the title and the icon of a page. */
export function showTab(page: string): void {
  document.title = titleOf(page);
  const dot = page === 'table' ? table?.mine : page === 'shelf' && waiting > 0;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = dot ? ICON.waiting : ICON.calm;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
