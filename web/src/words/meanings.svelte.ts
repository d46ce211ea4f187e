/** What words mean: asked when a word is tapped, and once only. */
import { getContext, setContext } from 'svelte';
import { get } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Judged } from '../wire/types';

/** Where words are looked up: the list of a table, which tells nothing of a word that can be contested, or a list by its name. */
export interface WordSource {
  lexicon: string;
  table: string | null;
}

interface Asked {
  source: WordSource;
  words: readonly string[];
  /** What was tapped: the sheet opens beside it. */
  at: Element;
}

const HERE = Symbol('where words are looked up');

/** Say where the words of this part of the page are looked up. */
export function lookUpIn(source: () => WordSource): void {
  setContext(HERE, source);
}

/** Where the words of this part of the page are looked up; null where they are not. */
export function wordSource(): (() => WordSource) | null {
  return getContext<(() => WordSource) | undefined>(HERE) ?? null;
}

/** The words whose meanings are shown now. */
export const sheet = $state<{ asked: Asked | null }>({ asked: null });

/** Show what some words mean, beside what was tapped. */
export function showMeanings(source: WordSource, words: readonly string[], at: Element): void {
  if (words.length) sheet.asked = { source, words, at };
}

/** Why a table refuses a word that the whole list has. */
const LEFT_OUT: readonly string[] = ['regional', 'slang', 'vulgar', 'very-rare'];

/** Whether a word may be proposed: no list has it, and it is not one that a table leaves out. */
export const mayBeProposed = ({ status, reasons }: Judged): boolean =>
  status !== 'accepted' && !reasons.some(({ code }) => LEFT_OUT.includes(code));

/** Where a list, or the list of a table, is asked for a word. */
export function pathOf({ lexicon, table }: WordSource, word: string): string {
  const where = table === null ? `/api/words/${lexicon}` : `/api/tables/${encodeURIComponent(table)}/words`;
  return `${where}/${encodeURIComponent(word)}?lang=${settings.language}`;
}

/** The page on which a word is looked up in the same list. */
export function pageOf({ lexicon, table }: WordSource, word: string): string {
  const asked = new URLSearchParams({ list: lexicon, word, ...(table === null ? {} : { table }) });
  return `/word?${asked.toString()}`;
}

const known = new Map<string, Promise<Judged>>();

/** What a list says of a word. An answer is kept; a refusal is not, since the word may be told later. */
export function meaningOf(source: WordSource, word: string): Promise<Judged> {
  const path = pathOf(source, word);
  const asked = known.get(path) ?? get<Judged>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}
