/** The texts of the site: the Fluent files that the server reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { withMinus } from './figures';
import { choose, settings, type Language } from './settings.svelte';

/** Files of texts, one module for each part of the site and language: each costs a request. */
const MODULES = import.meta.glob<string[]>('./texts/*.ts', { import: 'default' });

let bundle = $state.raw(new FluentBundle('fr'));

/** What is wanted so far: which language, and the texts of which pages and games. */
let language = settings.language;
const pages = { other: false, table: false };
const games = new Set<string>();

/** The texts of games that were asked for, by their path. */
const served = new Map<string, Promise<string>>();

let loads = 0;
let loading: Promise<void> = Promise.resolve();

/** The texts of a game; without an answer of the server a page can still be used, and asks again when it loads more. */
function ofGame(game: string): Promise<string> {
  const path = `/api/games/${encodeURIComponent(game)}/texts/${language}`;
  const none = () => {
    served.delete(path);
    return '';
  };
  const found = served.get(path) ?? fetch(path).then((answer) => (answer.ok ? answer.text() : none()), none);
  served.set(path, found);
  return found;
}

const read = (part: 'first' | 'other' | 'table'): Promise<string[]> => MODULES[`./texts/${part}-${language}.ts`]!();

/** Load what is wanted, and say it from now on. Loads that overlap end together, with the latest. */
async function loadWanted(): Promise<void> {
  const mine = ++loads;
  const wanted = language;
  const parts = [read('first'), pages.other && read('other'), pages.table && read('table')];
  const texts = await Promise.all([...parts, ...[...games].map(ofGame)]);
  if (mine !== loads) return loading;
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts.flatMap((found) => found || [])) loaded.addResource(new FluentResource(text));
  bundle = loaded;
  choose({ language: wanted });
}

const loadAgain = (): Promise<void> => (loading = loadWanted());

/** Wait for what is being loaded; if that failed, try again. */
const loaded = (): Promise<void> => loading.catch(loadAgain);

/** Load a language, and speak it from now on. */
export function load(chosen: Language): Promise<void> {
  language = chosen;
  return loadAgain();
}

/** Load what the pages beyond the shelf say. */
export function loadAll(): Promise<void> {
  if (pages.other) return loaded();
  pages.other = true;
  return loadAgain();
}

/** Load what is said at tables of all games. */
export function loadTable(): Promise<void> {
  if (pages.table) return loaded();
  pages.table = true;
  return loadAgain();
}

/** Load what is said of one game. */
export function loadGame(game: string): Promise<void> {
  if (games.has(game)) return loaded();
  games.add(game);
  return loadAgain();
}

/** Says a text by its name; nothing if there is no such text, or a value is missing. */
export type Say = (name: string, values: Record<string, FluentVariable>) => string;

/** What says the texts that are loaded now. */
export function sayNow(): Say {
  const now = bundle;
  return (name, values) => {
    const pattern = now.getMessage(name)?.value;
    const errors: Error[] = [];
    const text = pattern ? now.formatPattern(pattern, values, errors) : '';
    return errors.length ? '' : text;
  };
}

/** Whether there is such a text. */
export function has(name: string): boolean {
  return bundle.hasMessage(name);
}

/** A text with its values filled in. */
export function say(name: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(name)?.value;
  if (!pattern) return name;
  const text = bundle.formatPattern(pattern, values);
  return Object.values(values).some((value) => typeof value === 'number' && value < 0) ? withMinus(text) : text;
}
