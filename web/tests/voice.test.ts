/** The page says what the server's program says: the same facts, two runtimes of Fluent, no sentence that differs. */
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { load, loadGame, loadTable, sayNow } from '../src/lib/texts.svelte';
import { partedVoice, voice } from '../src/lib/voice';
import type { Language } from '../src/lib/settings.svelte';
import type { Text } from '../src/wire/types';

const GAME_TEXTS = import.meta.glob<string>('$games/*/texts/*.ftl', { query: '?raw', import: 'default', eager: true });

interface Spoken {
  names: string[];
  spoken: { fact: Text; sentences: Record<Language, string> }[];
}
let python: Spoken;

/** What the server serves of a game's texts. */
function served(path: string): Promise<Response> {
  const [, , , game, , language] = path.split('/');
  const file = Object.entries(GAME_TEXTS).find(([name]) => name.endsWith(`/${game!.replaceAll('-', '_')}/texts/${language}.ftl`));
  return Promise.resolve(new Response(file![1]));
}

beforeAll(async () => {
  const printed = execFileSync('.venv/bin/python', ['-m', 'tests.stories.spoken'], { cwd: '..', maxBuffer: 2 ** 28 });
  python = JSON.parse(printed.toString()) as Spoken;
  vi.stubGlobal('fetch', served);
  await loadTable();
  for (const game of ['topword', 'topscore', 'typo', 'mots-de-tete']) await loadGame(game);
}, 60_000);

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  it('every fact is said as the server’s program says it', async () => {
    await load(language);
    const say = voice(sayNow(), python.names);
    const differing = python.spoken
      .map(({ fact, sentences }) => ({ fact, here: say(fact), there: sentences[language] }))
      .filter(({ here, there }) => here !== there);
    expect(python.spoken.length).toBeGreaterThan(3000);
    expect(differing.slice(0, 5)).toEqual([]);
    expect(differing).toHaveLength(0);
  });

  it('a time is said in the words and the time zone of the reader', async () => {
    await load(language);
    const until = new Date(2026, 10, 18, 14, 5).getTime();
    const muted: Text = ['say', 'problem-muted', { until: ['time', until], reason: '…' }];
    const said = {
      fr: 'Vous ne pouvez pas écrire ici jusqu’au 18 novembre 2026 à 14:05. Motif : …',
      en: 'You cannot chat here until November 18, 2026 at 2:05 PM. Reason: …',
    };
    const plain = voice(sayNow(), [])(muted).replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(plain).toBe(said[language]);
  });

  it('in parts a fact is the same sentence, with the words of the game apart', async () => {
    await load(language);
    const [say, parted] = [voice(sayNow(), python.names), partedVoice(sayNow(), python.names)];
    const all = python.spoken.map(({ fact }) => ({ whole: say(fact), parts: parted(fact) }));
    const joined = all.map(({ parts }) => parts.map((part) => (typeof part === 'string' ? part : part.word)).join(''));
    expect(joined).toEqual(all.map(({ whole }) => whole));
    const words = all.flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.word])));
    expect(words.length).toBeGreaterThan(1000);
    expect(words.filter((word) => !/^[A-Z]+$/.test(word))).toEqual([]);
  });
});
