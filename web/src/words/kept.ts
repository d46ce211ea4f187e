/** The French word list on this device: fetched once for each version, looked up without a connection. */
import { get } from '../lib/api';
import { loadTable, say } from '../lib/texts.svelte';
import type { Judged, Schemas } from '../wire/types';
import { fold } from './fold.ts';
import { PackedList } from './packed.ts';

export const KEPT_LANGUAGE = 'fr';
const CACHE = 'ludomots-words'; // public/sw.js keeps it through new builds

let read: Promise<PackedList | null> | null = null;

/** What the file of the list is now, and how many bytes it has. */
export const listOfNow = (): Promise<Schemas['PackedList']> => get(`/api/word-lists/${KEPT_LANGUAGE}`);

/** Fetch the list if this version of it is not here, and drop earlier ones. */
export async function keepList(): Promise<void> {
  const { path } = await listOfNow();
  const cache = await caches.open(CACHE);
  if (!(await cache.match(path))) await cache.add(path);
  for (const one of await cache.keys()) if (new URL(one.url).pathname !== path) await cache.delete(one);
  read = null;
}

export async function dropList(): Promise<void> {
  await caches.delete(CACHE);
  read = null;
}

/** The list that is kept here, if one is. */
function keptList(): Promise<PackedList | null> {
  read ??= open();
  return read;
}

async function open(): Promise<PackedList | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(CACHE);
  const [file] = await cache.keys();
  const found = file && (await cache.match(file));
  return found ? new PackedList(new Uint8Array(await found.arrayBuffer())) : null;
}

/** What the kept list says of a word; a sentence if the text cannot be a word; null if no list is kept. */
export async function judgedHere(text: string): Promise<Judged | string | null> {
  const list = await keptList();
  if (!list) return null;
  await loadTable();
  const word = fold(text);
  if (typeof word !== 'string') return say(`not-a-word-${word.code}`, word.values);
  const { status, reasons } = list.find(word);
  const why = reasons.map(([code, spelling]) => say(`reason-${code}`, { spelling }));
  const sentences = [say(`verdict-${status}`, { word }), ...why];
  return { word, status, sentences, reasons: [], readings: [], nearest: [], entries: [] };
}
