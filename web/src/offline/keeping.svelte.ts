/** What this device keeps for the time without a connection: the site, the rules, the words, today's positions. */
import { sendKept } from '../daily/kept.svelte';
import { get } from '../lib/api';
import { choose, settings, type Language } from '../lib/settings.svelte';
import { hasWorker, keepFiles } from '../lib/worker';
import { games } from '../lib/shelf.svelte';
import type { DailyToday } from '../wire/types';
import { dropList, keepList } from '../words/kept';
import { isKept, STAMP } from './stamp';

const LANGUAGES: Language[] = ['fr', 'en'];
const ANSWERS = 'ludomots-answers'; // public/sw.js

/** `failed`: something could not be fetched; what is already here stays. */
export const keeping = $state<{ now: 'idle' | 'busy' | 'failed' }>({ now: 'idle' });

/** Whether anything can be kept: not over plain http, where browsers have no service worker. */
export const canKeep = hasWorker && 'caches' in globalThis;

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Keep everything from now on, or nothing any more. */
export async function keepOffline(wanted: boolean): Promise<void> {
  choose({ offline: wanted });
  localStorage.removeItem(STAMP);
  if (!wanted) return dropList();
  void navigator.storage?.persist?.();
  await renewKept();
}

/** At the start of the page: send what waited, and fetch what is new for those who asked for it or installed the app. */
export function startKeeping(): void {
  void sendKept();
  addEventListener('appinstalled', () => settings.offline ?? void keepOffline(true));
  if (settings.offline ?? isInstalled()) void (settings.offline ? renewKept() : keepOffline(true));
}

async function renewKept(): Promise<void> {
  if (!canKeep || keeping.now === 'busy') return;
  keeping.now = 'busy';
  try {
    const today = await get<DailyToday>('/api/daily');
    const stamp = `${import.meta.url} ${today.day}`;
    if (localStorage.getItem(STAMP) !== stamp) {
      if (!(await keepFiles())) throw new Error('files are missing');
      await keepList();
      await dropOtherDays(today.day);
      for (const path of await answersToKeep(today)) await keepAnswer(path);
      localStorage.setItem(STAMP, stamp);
    }
    keeping.now = 'idle';
  } catch {
    // Without a connection what was kept before is all there is to have.
    keeping.now = isKept() ? 'idle' : 'failed';
  }
}

/** Keep an answer of the server where the service worker looks for it; a page that it does not control yet does so, too. */
async function keepAnswer(path: string): Promise<void> {
  await (await caches.open(ANSWERS)).add(path);
}

async function answersToKeep(today: DailyToday): Promise<string[]> {
  const names = (await games()).map(({ name }) => encodeURIComponent(name));
  const ofGames = names.flatMap((game) =>
    LANGUAGES.flatMap((language) => [
      `/api/games/${game}?lang=${language}`,
      `/api/games/${game}/texts/${language}`,
      `/api/rules/${game}?lang=${language}`,
      `/api/games/${game}/scripts/example?lang=${language}`,
    ]),
  );
  const ofToday = today.games.flatMap(({ game }) =>
    LANGUAGES.map((language) => `/api/daily/${today.day}/${encodeURIComponent(game)}?lang=${language}`),
  );
  return ['/api/me', '/api/games', '/api/daily', ...ofGames, ...ofToday];
}

async function dropOtherDays(day: string): Promise<void> {
  const answers = await caches.open(ANSWERS);
  const isOld = (path: string) => /^\/api\/daily\/\d/.test(path) && !path.startsWith(`/api/daily/${day}/`);
  for (const one of await answers.keys()) if (isOld(new URL(one.url).pathname)) await answers.delete(one);
}
