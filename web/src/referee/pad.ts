/** What a score pad holds; the lines at its end and what they count are the game's. */
import type { ShelfGame } from '../wire/types';

export interface Pad {
  game: string;
  players: string[];
  /** One line a turn, one number a player; nothing where nothing was written. */
  turns: (number | null)[][];
  /** The lines at the end, by name. */
  ends: Record<string, (number | null)[]>;
}

/** A line at the end, as the game's definition has it, and what each number there counts. */
type Ending = ShelfGame['pad']['endings'][number];

export function empty(game: string, players: string[]): Pad {
  return { game, players, turns: [players.map(() => null)], ends: {} };
}

/** The total of each player. */
export function totals(pad: Pad, endings: readonly Ending[]): number[] {
  return pad.players.map((_, at) => {
    const turns = pad.turns.reduce((sum, turn) => sum + (turn[at] ?? 0), 0);
    return endings.reduce((sum, ending) => sum + ending.each * (pad.ends[ending.name]?.[at] ?? 0), turns);
  });
}

/** The pad with one more line if the last one is full. */
export function withRoom(pad: Pad): Pad {
  const last = pad.turns.at(-1);
  const full = last && pad.players.every((_, at) => last[at] !== null && last[at] !== undefined);
  return full ? { ...pad, turns: [...pad.turns, pad.players.map(() => null)] } : pad;
}

const KEY = 'ludomots-pad';

export function recall(usual: Pad): Pad {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Pad | null) ?? usual;
  } catch {
    return usual;
  }
}

export function keep(pad: Pad): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pad));
  } catch {
    // Without storage the pad lasts as long as the page.
  }
}
