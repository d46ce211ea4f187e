/** Words I want to learn. */
import { send } from '../lib/api';

/** Learn a word that I did not know, or put it aside since I know it by now. */
export const mark = (lexicon: string, word: string, on: boolean): Promise<void> =>
  send('POST', `/api/me/study/${lexicon}/marks`, { word, on });
