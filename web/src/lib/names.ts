import { has, say } from './texts.svelte';
import type { SeatLabel } from '../wire/types';

/** The place of a judge who does not play, where a seat has its number. */
export const JUDGE = -2;

/** What the computer player of a level is called; one of another package is called by its level. */
export function botName(level: string): string {
  const name = `play-bot-${level}`;
  return has(name) ? say(name) : level;
}

/** What is shown where one chooses an opponent: its name and its level. */
export function levelChoice(level: string): string {
  const name = `play-choice-${level}`;
  return has(name) ? say(name) : level;
}

/** Who sits there: a computer player or a person by name; nobody on an open seat. */
export function sitterName(who: SeatLabel | undefined): string {
  return who?.level ? botName(who.level) : (who?.name ?? '');
}

/** What all seats are called; computer players of one level are told apart by a number. */
export function seatNames(seats: readonly { who: SeatLabel }[]): string[] {
  return seats.map(({ who }, at) => {
    const alike = seats.filter((one) => who.level && one.who.level === who.level);
    if (alike.length < 2) return sitterName(who);
    const number = seats.slice(0, at + 1).filter((one) => one.who.level === who.level).length;
    return `${sitterName(who)} ${number}`;
  });
}

/** Whether a person sits there. */
export function isPerson(who: SeatLabel): boolean {
  return !who.level && !!who.name;
}
