/** The colours of people can be told apart by everybody, by day and by lamp. */
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../src/people/looks';

type Three = readonly [number, number, number];

/** How colours look to people who lack a kind of cone (Machado, Oliveira and Fernandes, 2009), in linear light. */
const EYES: Record<string, readonly [Three, Three, Three]> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** How far two colours are apart in OKLab: 0.02 can just be seen side by side, black and white are 1 apart. */
const APART = 0.09;
/** What the lamp mixes into every colour, and how much of it (`Face.svelte`). */
const LAMP = { colour: '#1e1a17', share: 0.22 };

const times = (rows: readonly [Three, Three, Three], [a, b, c]: Three): Three =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Three;

function linear(colour: string): Three {
  return [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Three;
}

function oklab(light: Three): Three {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map((one) => Math.cbrt(Math.max(0, one))) as unknown as Three,
  );
}

/** Return the colour in the light of the lamp. Mixed in linear light, which is darker than what the page does: the harder case. */
function byLamp(light: Three): Three {
  const dark = linear(LAMP.colour);
  return light.map((one, at) => one * (1 - LAMP.share) + dark[at]! * LAMP.share) as unknown as Three;
}

describe('the colours of people', () => {
  const names = Object.keys(COLOURS) as (keyof typeof COLOURS)[];
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));

  it.each(Object.keys(EYES))('are told apart by eyes with %s', (eyes) => {
    for (const light of [(one: Three) => one, byLamp]) {
      for (const [one, other] of pairs) {
        const [a, b] = [one, other].map((name) => oklab(times(EYES[eyes]!, light(linear(COLOURS[name])))));
        expect(Math.hypot(...a!.map((part, at) => part - b![at]!)), `${one} and ${other}`).toBeGreaterThan(APART);
      }
    }
  });
});
