/** Says facts: what the server sends is the name of a text and the values that fill it in. */
import type { Text } from '../wire/types';
import type { Say } from './texts.svelte';

export type Voice = (text: Text) => string;

/** What says facts with these texts, to readers for whom the seats have these names. */
export function voice(say: Say, names: readonly string[]): Voice {
  function sentence(text: Text): string {
    if (typeof text === 'string') return text;
    if (text[0] === 'seat') return names[text[1]] ?? '';
    if (text[0] === 'join') return text[1].map(sentence).join(text[2]);
    const values = Object.entries(text[2]).map(([name, value]) => [name, typeof value === 'number' ? value : sentence(value)]);
    return say(text[1], Object.fromEntries(values) as Record<string, string | number>);
  }
  return sentence;
}
