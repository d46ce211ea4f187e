/** The printed grids, from the file that the rulebook reads too. */
import text from '$games/mots_de_tete/boards.toml?raw';

export type Colour = 'orange' | 'yellow' | 'red';

/** What is printed on a square: a figure, a colour with its dice, or black. */
export interface Printed {
  value: number;
  colour: Colour | null;
  black: boolean;
}

export const DICE: Record<Colour, number> = { orange: 1, yellow: 2, red: 3 };

const COLOURS: Record<string, Colour> = { o: 'orange', y: 'yellow', r: 'red' };

/** Read the grids, row by row from the top left, by the length of their side. */
export function read(boards: string): Map<number, readonly Printed[]> {
  const found = new Map<number, readonly Printed[]>();
  for (const section of boards.split(/^\[/m).slice(1)) {
    const squares = section.match(/^squares = \[([^\]]*)\]/m)?.[1] ?? '';
    const signs = [...squares.matchAll(/"([^"]*)"/g)].flatMap((row) => row[1]!.split(' '));
    found.set(parseInt(section), signs.map(printed));
  }
  return found;
}

function printed(sign: string): Printed {
  return { value: /\d/.test(sign) ? Number(sign) : 0, colour: COLOURS[sign] ?? null, black: sign === '#' };
}

export const GRIDS = read(text);
