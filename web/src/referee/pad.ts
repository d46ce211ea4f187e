/** What a score pad holds, and how each game adds up. */

export interface Pad {
  game: string;
  players: string[];
  /** One line a turn, one number a player; nothing where nothing was written. */
  turns: (number | null)[][];
  /** The lines at the end, by name. */
  ends: Record<string, (number | null)[]>;
}

interface Ending {
  name: string;
  each: number;
}

/** The lines that a game adds at its end, and what each number there counts. */
export const ENDINGS: Record<string, readonly Ending[]> = {
  topword: [{ name: 'tiles-left', each: -5 }],
  topscore: [
    { name: 'place', each: 1 },
    { name: 'named', each: 1 },
  ],
  typo: [{ name: 'lost', each: -1 }],
  'mots-de-tete': [],
};

/** Numbers that a game often writes. */
export const USUAL: Record<string, readonly number[]> = {
  topscore: [5, 10, 15, 20, 25, 75, 100, 125, 150, 175],
};

export function empty(game: string, players: string[]): Pad {
  return { game, players, turns: [players.map(() => null)], ends: {} };
}

/** The total of each player. */
export function totals(pad: Pad): number[] {
  const endings = ENDINGS[pad.game] ?? [];
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
