/** What the events of Mots de Tête are made of: letters that come and go, words that light up, dice, points. */
import type { Component } from 'svelte';
import type { Beat, Moment, Scene, Spot, Tone } from '../../stage/beats';
import type { Square } from '../../wire/types';
import { diceOf, withDice } from './rolling';
import Says from './Says.svelte';
import type { MotsDeTeteView as View, Stood, Written } from './types';

export type Shown = Moment<View>;
/** Squares that are lit together. */
type Lit = { squares: readonly Square[] };

/** How long a letter takes to its square, and when the next one sets out. */
const LETTER = 300;
const NEXT_LETTER = 70;
/** How long a word is lit, and when the next one is. */
const WORD = 700;
const NEXT_WORD = 120;
/** From the light of a word to its points. */
const TO_POINTS = 220;
const POINTS = 700;
/** The score counts a little before its points have arrived. */
const LANDED = POINTS - 80;
const COUNT = 380;
const DIE = 560;
const SHOCK = 200;
const BONUS_DIE = 360;

/** Nobody's turn is shown, and no die, while something happens. */
export const BUSY = { turn: null, die: null };

const spotOf = ({ row, col }: Square): Spot => `square:${row}:${col}`;
const spotsOf = (squares: readonly Square[]): Spot[] => squares.map(spotOf);

/** The board of a view with some more letters on it. */
export function written({ board, options }: View, letters: readonly Written[]): View['board'] {
  const squares = [...board.letters];
  for (const { row, col, letter } of letters) squares[(row - 1) * options.board + col - 1] = letter;
  return { letters: squares.join('') };
}

/** Letters fly from a player to their squares, one after the other. */
export function arriving(letters: readonly Written[], seat: number): Beat[] {
  return letters.map((one, at) => {
    return { what: 'come', spot: spotOf(one), from: `seat:${seat}`, start: 60 + at * NEXT_LETTER, duration: LETTER };
  });
}

/** When letters that arrive are all there. */
export const arrived = (letters: readonly Written[]): number => letters.length * NEXT_LETTER + LETTER;

/** Letters go back to a player, the last one first. */
export function leaving(letters: readonly Written[], seat: number, start: number): Beat[] {
  return letters.toReversed().map((one, at) => {
    return { what: 'go', spot: spotOf(one), to: `seat:${seat}`, start: start + at * NEXT_LETTER, duration: 420 };
  });
}

export function lit(words: readonly Lit[], tone: Tone, start: number, duration = WORD): Beat[] {
  return words.map(({ squares }, at) => {
    return { what: 'light', spots: spotsOf(squares), tone, start: start + at * NEXT_WORD, duration };
  });
}

/** Letters that spell no word: they redden, and go back to who wrote them. */
export function wiped(letters: readonly Written[], bad: readonly Lit[], seat: number, start: number): Beat[] {
  return [
    ...lit(bad, 'bad', start, 900),
    { what: 'mood', seat, mood: 'sore', start, duration: 900 },
    { what: 'tell', start: start + 400, duration: 0 },
    ...leaving(letters, seat, start + 760),
  ];
}

/** A player says something, in a bubble below their face; `text` is the name of what is said. */
export function saying(seat: number, text: string): Beat {
  const prop = Says as unknown as Component<Record<string, unknown>>;
  return { what: 'prop', prop, with: { text }, at: `seat:${seat}`, side: 'below', enter: 'pop', start: 0, duration: 1000 };
}

/** The score of a seat counts, and what happened is told. */
function counting(seat: number, to: number, start: number): Beat[] {
  return [
    { what: 'score', seat, to, start, duration: COUNT },
    { what: 'mood', seat, mood: 'glad', start, duration: COUNT },
    { what: 'tell', start, duration: 0 },
  ];
}

/** A turn stands: its words light up, its dice fall one by one while the sum grows, its points fly to the score. */
export function standing(stood: Stood, score: number): Shown[] {
  const { seat, scored } = stood;
  const words = lit(scored.words, 'good', 60);
  const dice = diceOf(scored);
  if (!dice.length) return [{ show: 'after', patch: BUSY, beats: [...words, ...scoring(stood, score)] }];
  const during = (seen: number, counted: number): Partial<View> => ({ ...BUSY, stood: withDice(stood, seen, counted) });
  const falling = dice.map(({ bonus, roll, square }, at): Shown => {
    const beats: Beat[] = [
      { what: 'light', spots: [spotOf(square)], tone: 'good', start: 0, duration: BONUS_DIE },
      { what: 'come', spot: `bonus:${bonus}:${roll}`, from: `seat:${seat}`, arc: 50, start: 0, duration: BONUS_DIE },
      { what: 'sound', sound: 'die', start: BONUS_DIE - 60, duration: 0 },
    ];
    return { show: 'after', patch: during(at + 1, at), beats };
  });
  return [
    { show: 'after', patch: during(0, 0), beats: words },
    ...falling,
    { show: 'after', patch: BUSY, beats: summing(stood, score) },
  ];
}

/** The points of each word rise above it. */
function scoring({ seat, scored }: Stood, score: number): Beat[] {
  const start = 60 + TO_POINTS;
  const points = scored.words.map((word, at): Beat => {
    const above = spotsOf(word.squares);
    return { what: 'points', points: word.points, above, seat, start: start + at * NEXT_WORD, duration: POINTS };
  });
  return [...points, ...counting(seat, score, start + LANDED)];
}

/** Words and dice together: the sum beats once, then flies. */
function summing({ seat, scored }: Stood, score: number): Beat[] {
  const above = spotsOf(scored.words.flatMap(({ squares }) => squares));
  return [
    { what: 'pulse', spot: 'sum', start: 0, duration: 320 },
    { what: 'points', points: scored.total, above, seat, start: 260, duration: POINTS },
    ...counting(seat, score, 260 + LANDED),
  ];
}

export function isFresh(before: Stood | null, after: Stood | null): after is Stood {
  return after !== null && JSON.stringify(before) !== JSON.stringify(after);
}

/** The die of the next turn, if one begins: thrown by whoever has it, it lands in the tray with a shock. */
export function throwing({ before, after }: Scene<View>): Shown[] {
  if (after.turn === null || after.provisional || after.options.variant === 'quarte') return [];
  const isNext = after.turn !== before.turn || after.idle.length > before.idle.length || isFresh(before.stood, after.stood);
  if (!isNext) return [];
  const beats: Beat[] = [
    { what: 'come', spot: 'die', from: `seat:${after.turn}`, arc: 70, start: 40, duration: DIE },
    { what: 'sound', sound: 'die', start: DIE - 60, duration: 0 },
    { what: 'shake', spot: 'well', start: 40 + DIE, duration: SHOCK },
  ];
  return [{ show: 'after', patch: { turn: null }, beats }];
}
