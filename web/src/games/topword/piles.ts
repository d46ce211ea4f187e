/** How the piles stand beside each other: what stands before a letter, and which shadows fall on it. */

/** What a pile, or an empty square, has to do with the piles around it, in tiles of height. */
export interface Around {
  /** How much higher the pile in front is: it covers the lower part of this one's letter. */
  front: number;
  /** How much higher the pile on the left is: the light comes from there. */
  left: number;
  /** How much higher the pile behind is. */
  behind: number;
}

export function around(heights: readonly number[], side: number, row: number, col: number): Around {
  const height = (r: number, c: number) => (c < 1 || c > side ? 0 : (heights[(r - 1) * side + c - 1] ?? 0));
  const own = height(row, col);
  const higher = (r: number, c: number) => Math.max(0, height(r, c) - own);
  return { front: higher(row + 1, col), left: higher(row, col - 1), behind: higher(row - 1, col) };
}

/** How a hand would have laid this tile, never quite straight: between -1 and 1, always the same for one place. */
export function askew(row: number, col: number, level: number): number {
  const mixed = Math.imul(row * 73 + col * 179 + level * 283, 2654435761) >>> 0;
  return (mixed % 2001) / 1000 - 1;
}
