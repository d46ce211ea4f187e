/** Says facts: what the server sends is the name of a text and the values that fill it in. */
import type { Part, Text } from '../wire/types';
import { shownMoment } from './dates';
import type { Say } from './texts.svelte';

export type Voice = (text: Text) => string;

/** What marks the words of the game in a sentence; both are private characters, which no text has. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** What says facts with these texts, to readers for whom the seats have these names. */
export function voice(say: Say, names: readonly string[]): Voice {
  return telling(say, names, (word) => word);
}

/** The same, in parts: the words of the game are apart. */
export function partedVoice(say: Say, names: readonly string[]): (text: Text) => Part[] {
  const marked = telling(say, names, (word) => OPEN + word + CLOSE);
  return (text) => partsOf(marked(text));
}

function telling(say: Say, names: readonly string[], sayWord: (word: string) => string): Voice {
  function sentence(text: Text): string {
    // An arrow stays on the line of its square.
    if (typeof text === 'string') return text.replace(/ (?=[→↓])/gu, '\u00a0');
    if (text[0] === 'seat') return names[text[1]] ?? '';
    if (text[0] === 'word') return sayWord(text[1]);
    if (text[0] === 'time') return shownMoment(text[1]);
    if (text[0] === 'join') return text[1].map(sentence).join(text[2]);
    const values = Object.entries(text[2]).map(([name, value]) => [name, typeof value === 'number' ? value : sentence(value)]);
    return say(text[1], Object.fromEntries(values) as Record<string, string | number>);
  }
  return sentence;
}

/** Parts as one text. */
export function whole(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.word)).join('');
}

function partsOf(marked: string): Part[] {
  const pieces = marked.split(new RegExp(`${OPEN}(.*?)${CLOSE}`));
  return pieces.map((piece, at) => (at % 2 ? { word: piece } : piece)).filter((part) => part !== '');
}
