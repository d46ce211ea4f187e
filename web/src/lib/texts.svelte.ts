/** The texts of the site: the Fluent files that the server reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { choose, settings, type Language } from './settings.svelte';

/** What the shelf says, and what all the other pages say. */
const FIRST = import.meta.glob<string>(['$texts/*/site.ftl', '$texts/*/levels.ftl'], { query: '?raw', import: 'default' });
const OTHER = {
  ...import.meta.glob<string>('$texts/*/site-*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('$games/*/texts/*.ftl', { query: '?site', import: 'default' }),
};

let bundle = $state.raw(new FluentBundle('fr'));

let whole = false;

function read(files: typeof FIRST, language: Language): Promise<string>[] {
  return Object.keys(files).flatMap((path) => (path.includes(`/texts/${language}`) ? [files[path]!()] : []));
}

/** Load a language, and speak it from now on. */
export async function load(language: Language): Promise<void> {
  const texts = await Promise.all([...read(FIRST, language), ...(whole ? read(OTHER, language) : [])]);
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

/** Whether there is such a text. */
export function has(name: string): boolean {
  return bundle.hasMessage(name);
}

/** A text with its values filled in. */
export function say(name: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(name)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : name;
}
