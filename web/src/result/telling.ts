/** What is said at the end of a game, in the language of now. */
import { settings } from '../lib/settings.svelte';
import { has, say } from '../lib/texts.svelte';
import type { Schemas } from '../wire/types';
import { bestOther, mostAhead, mostBehind, type Course } from './course';
import type { Ending } from './verdict';

type Outcome = Schemas['Outcome'];

/** Some names as people list them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}

/** Why a game is over: in its own words where it has some. */
export function whyOver(game: string, { reason, scores }: Outcome): string {
  const name = [`end-${game}-${reason}`, `end-${reason}`].find(has);
  return name ? say(name, { seats: scores.length }) : '';
}

/** A loss by more than this share of the winner's points is not put into words. */
const CLOSE = 0.15;

/** By how much a game was won, or nearly was; nothing if points did not decide it. */
export function margin({ winners, scores }: Outcome, ending: Ending, mine: readonly number[]): string {
  const won = winners[0] === undefined || winners.length > 1 ? 0 : scores[winners[0]]! - bestOther(scores, winners[0]);
  if (ending === 'won' || ending === 'watched') return won > 0 ? say('site-result-by', { points: won }) : '';
  const best = Math.max(...scores);
  const missing = ending === 'lost' && mine.length === 1 ? best - scores[mine[0]!]! : 0;
  return missing > 0 && missing <= Math.abs(best) * CLOSE ? say('site-result-short', { points: missing }) : '';
}

/** How it came to that, for one person: what was made good, or what was reached. */
export function turningPoint(course: Course, ending: Ending, mine: readonly number[]): string {
  const [seat] = mine;
  if (seat === undefined || mine.length > 1) return '';
  if (ending === 'won') {
    const behind = mostBehind(course, seat);
    return behind ? say('site-result-was-behind', { points: behind }) : say('site-result-always-ahead');
  }
  const ahead = ending === 'lost' ? mostAhead(course, seat) : 0;
  return ahead > 0 ? say('site-result-was-ahead', { points: ahead }) : '';
}
