/** The texts of the site: the Fluent files that the server reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { choose, settings, type Language } from './settings.svelte';

/** What the shelf says, and what all the other pages say. */
const FIRST = import.meta.glob<string>(['$texts/*/site.ftl', '$texts/*/levels.ftl'], { query: '?raw', import: 'default' });
/** What is said at tables: the facts that the server sends name these texts. */
const AT_TABLES = import.meta.glob<string>('$texts/*/{games,people,server,story,tables,words}.ftl', {
  query: '?raw',
  import: 'default',
});
const OTHER = import.meta.glob<string>('$texts/*/site-*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw(new FluentBundle('fr'));

let whole = false;
let atTable = false;
let loads = 0;

/** The games that were met so far, and what is said of them, by the path of the texts. */
const met = new Set<string>();
const served = new Map<string, Promise<string>>();

/** The texts of a game; without an answer of the server a page can still be used, and asks again when it loads more. */
function ofGame(game: string, language: Language): Promise<string> {
  const path = `/api/games/${encodeURIComponent(game)}/texts/${language}`;
  const none = () => {
    served.delete(path);
    return '';
  };
  const found = served.get(path) ?? fetch(path).then((answer) => (answer.ok ? answer.text() : none()), none);
  served.set(path, found);
  return found;
}

function read(files: typeof FIRST, language: Language): Promise<string>[] {
  return Object.keys(files).flatMap((path) => (path.includes(`/${language}/`) ? [files[path]!()] : []));
}

/** Load a language, and speak it from now on. */
export async function load(language: Language): Promise<void> {
  const mine = ++loads;
  const others = [...(whole ? read(OTHER, language) : []), ...(atTable ? read(AT_TABLES, language) : [])];
  const ofGames = [...met].map((game) => ofGame(game, language));
  const texts = await Promise.all([...read(FIRST, language), ...others, ...ofGames]);
  if (mine !== loads) return;
  const loaded = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) loaded.addResource(new FluentResource(text));
  bundle = loaded;
  choose({ language });
}

/** Load what the pages beyond the shelf say. */
export async function loadAll(): Promise<void> {
  if (whole) return;
  whole = true;
  await load(settings.language);
}

/** Load what is said of one game. */
export async function loadGame(game: string): Promise<void> {
  if (met.has(game)) return;
  met.add(game);
  await load(settings.language);
}

/** Load what is said at a table of a game. */
export async function loadTable(game: string): Promise<void> {
  if (atTable && met.has(game)) return;
  atTable = true;
  met.add(game);
  await load(settings.language);
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
  return pattern ? bundle.formatPattern(pattern, values) : name;
}
