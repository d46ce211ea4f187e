/** Answers that were given without a connection: kept on this device, and sent once when the server can be reached. */
import { NO_SERVER, send, Trouble } from '../lib/api';
import { say } from '../lib/texts.svelte';
import type { DailyAnswered } from '../wire/types';
import { pathOf } from './days';

interface KeptAnswer {
  day: string;
  game: string;
  /** The move as a table is asked for it. */
  content: unknown;
}

/** What became of an answer once it was sent. */
export interface News {
  day: string;
  game: string;
  what: 'counted' | 'over' | 'before' | 'refused';
  mark: number;
}

const KEY = 'ludomots-daily';

function recall(): KeptAnswer[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptAnswer[];
  } catch {
    return [];
  }
}

export const kept = $state<{ answers: KeptAnswer[]; news: News[] }>({ answers: recall(), news: [] });

function keep(answers: KeptAnswer[]): void {
  kept.answers = answers;
  if (answers.length) localStorage.setItem(KEY, JSON.stringify(answers));
  else localStorage.removeItem(KEY);
}

const isSame = (one: KeptAnswer, other: KeptAnswer) => one.day === other.day && one.game === other.game;

/** Whether an answer to a game's position of a day waits here. */
export const isWaiting = (day: string, game: string): boolean => kept.answers.some((one) => one.day === day && one.game === game);

/** Keep an answer. The first one stays: there is one try. */
export function keepAnswer(answer: KeptAnswer): void {
  if (!isWaiting(answer.day, answer.game)) keep([...kept.answers, answer]);
}

/** Send what waits, one page at a time; what cannot be sent now stays. */
export async function sendKept(): Promise<void> {
  if (!kept.answers.length) return;
  await navigator.locks.request(KEY, async () => {
    for (const answer of recall()) {
      const news = await sent(answer);
      if (!news) return;
      kept.news = [...kept.news, news];
      keep(recall().filter((one) => !isSame(one, answer)));
    }
    kept.answers = recall();
  });
}

/** Send an answer and say what became of it; nothing if it is to be sent again: no server, too busy, or it failed. */
async function sent({ day, game, content }: KeptAnswer): Promise<News | null> {
  const news = { day, game, mark: 0 };
  try {
    const { result } = await send<DailyAnswered>('POST', pathOf(day, game), { request: 1, content });
    return result ? { ...news, what: 'counted', mark: result.mark } : { ...news, what: 'refused' };
  } catch (error) {
    if (!(error instanceof Trouble) || error.code === NO_SERVER || error.status === 429 || error.status >= 500) return null;
    if (error.status === 410) return { ...news, what: 'over' };
    return { ...news, what: error.status === 409 ? 'before' : 'refused' };
  }
}

/** News as a sentence. */
export const newsInWords = (news: News, game: string, day: string): string =>
  say(`site-daily-news-${news.what}`, { game, day, mark: news.mark });

addEventListener('online', () => void sendKept());
