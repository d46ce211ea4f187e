/** The texts of the site: the Fluent files that the server reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { choose, type Language } from './settings.svelte';

const FILES = {
  fr: import.meta.glob<string>(['$texts/fr/site*.ftl', '$texts/fr/levels.ftl'], {
    query: '?raw',
    import: 'default',
  }),
  en: import.meta.glob<string>(['$texts/en/site*.ftl', '$texts/en/levels.ftl'], {
    query: '?raw',
    import: 'default',
  }),
};

let bundle = $state.raw(new FluentBundle('fr'));

/** Load a language, and speak it from now on. */
export async function load(language: Language): Promise<void> {
  const texts = await Promise.all(Object.values(FILES[language]).map((read) => read()));
  const loaded = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) loaded.addResource(new FluentResource(text));
  bundle = loaded;
  choose({ language });
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
