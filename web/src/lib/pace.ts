/** How fast a table can play. */
import { settings } from './settings.svelte';
import { say } from './texts.svelte';
import type { WantedTable } from '../wire/types';

export type Pace = NonNullable<WantedTable['pace']>;

const perTurn = (seconds: number): Pace => ({ type: 'per-turn', seconds });
const perGame = (minutes: number, increment = 0): Pace => ({ type: 'per-game', seconds: minutes * 60, increment });
const correspondence = (days: number): Pace => ({ type: 'correspondence', days });

export const UNTIMED: Pace = { type: 'untimed', days: null };
/** Without a clock, but with a limit of days after which the others may choose what becomes of the game. */
const friendly = (days: number): Pace => ({ type: 'untimed', days });

/** The usual paces of each kind. */
export const USUAL = {
  untimed: [UNTIMED, ...[1, 3, 7].map(friendly)],
  'per-turn': [30, 60, 120, 180, 300, 600].map(perTurn),
  'per-game': [perGame(5, 10), perGame(10), perGame(15, 15), perGame(25), perGame(45)],
  correspondence: [1, 2, 3, 7].map(correspondence),
} as const;

/** Where somebody begins who wants another value. */
export const OWN: Record<keyof typeof USUAL, Pace> = {
  untimed: friendly(5),
  'per-turn': perTurn(90),
  'per-game': perGame(20, 5),
  correspondence: correspondence(5),
};

export const isUsual = (pace: Pace): boolean => USUAL[pace.type].some((one) => JSON.stringify(one) === JSON.stringify(pace));

/** The pace that rules with so many seconds a turn suggest. */
export const paceOf = (turnClock: unknown): Pace => (typeof turnClock === 'number' ? perTurn(turnClock) : UNTIMED);

/** What becomes of a game whose player stays away, before it happens. */
export function fate(pace: Pace): string {
  if (pace.type !== 'untimed') return say('site-fate-timed');
  return pace.days ? say('site-fate-days', { count: pace.days }) : say('site-fate-untimed');
}

const UNITS = [
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** A time in words, in the largest unit that divides it. */
export function time(seconds: number): string {
  const [unit, size] = UNITS.find((one) => seconds % one[1] === 0)!;
  return say(`site-${unit}`, { count: seconds / size });
}

/** A pace in words. */
export function paceName(pace: Pace): string {
  if (pace.type === 'untimed') {
    return pace.days ? say('site-pace-friendly', { count: pace.days }) : say('site-pace-untimed');
  }
  if (pace.type === 'per-turn') return say('site-pace-per-turn', { time: time(pace.seconds) });
  if (pace.type === 'correspondence') return say('site-pace-correspondence', { count: pace.days });
  const whole = { time: time(pace.seconds) };
  return pace.increment
    ? say('site-pace-with-increment', { ...whole, more: time(pace.increment) })
    : say('site-pace-per-game', whole);
}

const short = (seconds: number): string => {
  const [unit, size] = UNITS.find((one) => seconds % one[1] === 0)!;
  const format = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(settings.language, format).format(seconds / size);
};

/** The time of a pace in few letters: `1 min`, `5 min + 10 s`. */
export function shortPace(pace: Pace): string {
  if (pace.type === 'untimed') return pace.days ? say('site-days', { count: pace.days }) : say('site-pace-in-one-go');
  if (pace.type === 'per-turn') return short(pace.seconds);
  if (pace.type === 'correspondence') return say('site-days', { count: pace.days });
  return pace.increment ? `${short(pace.seconds)} + ${short(pace.increment)}` : short(pace.seconds);
}
