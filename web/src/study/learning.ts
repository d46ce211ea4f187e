/** What the pages of word study ask the server: lists, how far I am, words I want to learn. */
import { get, send } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Around, JudgedAnswer, MyStudy, Question, StudyListed, StudyWord } from '../wire/types';

export const LEXICONS = ['fr', 'en', 'nl'];
/** Lists of my own: they are no lists of the language. */
export const OWN = ['missed', 'met'];

/** Whether a list is that of the short words with one letter. */
export const isLetter = (list: string) => list.length === 1 && list !== 'q';

/** How many minutes my clocks are ahead of UTC: my day begins at my midnight. */
export const zone = () => -new Date().getTimezoneOffset();
const mine = (lexicon: string, part = '') => `/api/me/study/${lexicon}${part}`;
const lang = () => `lang=${settings.language}`;

export const myStudy = (lexicon: string) => get<MyStudy>(`${mine(lexicon)}?zone=${zone()}&${lang()}`);
export const listsOf = (lexicon: string) => get<StudyListed[]>(`/api/study/${lexicon}`);

export async function wordsOf(lexicon: string, list: string): Promise<readonly StudyWord[]> {
  if (OWN.includes(list)) return get<StudyWord[]>(`${mine(lexicon, `/${list}`)}?${lang()}`);
  return (await get<{ words: StudyWord[] }>(`/api/study/${lexicon}/${list}?${lang()}`)).words;
}

export const around = (lexicon: string, word: string) =>
  get<Around>(`/api/study/${lexicon}/around/${encodeURIComponent(word)}?${lang()}`);

export const follow = (lexicon: string, list: string, on: boolean) => send('POST', mine(lexicon, '/lists'), { list, on });

export const questions = (lexicon: string) => get<Question[]>(`${mine(lexicon, '/questions')}?zone=${zone()}&${lang()}`);

export function answer(lexicon: string, question: Question, given: readonly string[]): Promise<JudgedAnswer> {
  const { kind, key, source, answers } = question;
  return send('POST', `${mine(lexicon, '/answers')}?${lang()}`, { kind, key, source, answers, given, zone: zone() });
}

/** The address of a list, or of the quiz. */
export const listAt = (lexicon: string, list: string) => `/study?words=${lexicon}&list=${list}`;
export const quizAt = (lexicon: string) => `/quiz?words=${lexicon}`;
