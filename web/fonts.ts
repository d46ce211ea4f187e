/** Cuts the fonts down to the letters and weights that the site uses: half as much to load. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const FROM = new URL('node_modules/@fontsource-variable/', import.meta.url);
const TO = new URL('src/look/fonts/', import.meta.url);
export const FONTS = {
  'fraunces.woff2': { from: 'fraunces/files/fraunces-latin-wght-normal.woff2', weights: { min: 500, max: 700 } },
  'atkinson.woff2': {
    from: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
};
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’“”…•‹›€−\u202f`;

export const fonts = {
  name: 'fonts',
  async buildStart(): Promise<void> {
    mkdirSync(TO, { recursive: true });
    for (const [name, { from, weights }] of Object.entries(FONTS)) {
      const to = new URL(name, TO);
      if (existsSync(to)) continue;
      const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weights } };
      writeFileSync(to, await subsetFont(readFileSync(new URL(from, FROM)), LETTERS, options));
    }
  },
};
