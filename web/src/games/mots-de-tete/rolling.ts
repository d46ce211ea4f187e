/** The dice of coloured squares, one by one. */
import type { Square } from '../../wire/types';
import type { Scored, Stood } from './types';

/** A die that falls: for which coloured square of the turn, which of its rolls, and where the square is. */
export interface Fallen {
  bonus: number;
  roll: number;
  square: Square;
}

/** The dice of a turn in the order in which they fall. */
export function diceOf({ bonuses }: Scored): Fallen[] {
  return bonuses.flatMap(({ rolls, square }, bonus) => rolls.map((_, roll) => ({ bonus, roll, square })));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const isOn = (squares: readonly Square[], { row, col }: Square) => squares.some((one) => one.row === row && one.col === col);

/** A turn while its dice fall: so many of them are seen, and so many of these are counted already. */
export function withDice(stood: Stood, seen: number, counted: number): Stood {
  const { bonuses, words, ...scored } = stood.scored;
  let before = 0;
  const falling = bonuses.map(({ rolls, ...bonus }) => {
    const from = before;
    before += rolls.length;
    const shown = rolls.slice(0, Math.max(0, seen - from));
    const isWhole = shown.length === rolls.length;
    const missing = sum(rolls.slice(Math.max(0, counted - from)));
    return { bonus: { ...bonus, rolls: shown, value: isWhole ? bonus.value : null }, missing };
  });
  const less = words.map((word) => {
    const missing = falling.filter(({ bonus }) => isOn(word.squares, bonus.square)).map((one) => one.missing);
    return { ...word, points: word.points - sum(missing) };
  });
  const total = sum(less.map(({ points }) => points));
  return { ...stood, scored: { ...scored, words: less, bonuses: falling.map(({ bonus }) => bonus), total } };
}
