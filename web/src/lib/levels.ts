/** The levels of the computer, weakest first: the table that the server reads as well. */
import levels from '$core/levels.json';

interface Level {
  name: string;
  /** The animal that is drawn, and the colour of the disc behind it. */
  face: string;
  colour: string;
  /** Proposed first. */
  usual?: boolean;
}

export const LEVELS: readonly Level[] = levels;
