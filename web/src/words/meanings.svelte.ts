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

const known = new Map<string, Promise<Judged>>();

/** What a list says of a word. An answer is kept; a refusal is not, since the word may be told later. */
export function meaningOf({ lexicon, table }: WordSource, word: string): Promise<Judged> {
  const where = table === null ? `/api/words/${lexicon}` : `/api/tables/${encodeURIComponent(table)}/words`;
  const path = `${where}/${encodeURIComponent(word)}?lang=${settings.language}`;
  const asked = known.get(path) ?? get<Judged>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}
