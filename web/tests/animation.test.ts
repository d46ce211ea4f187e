/** The moving picture of the README: still pictures in the container of an animated one. */
import { expect, it } from 'vitest';
import { animated } from '../browser/animation';

/** A still picture of 5 by 3 pixels, as far as its container and header go; `more` are the bytes of its content. */
function still(...more: number[]): Buffer {
  const content = Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 5, 0, 3, 0, ...more]);
  const chunk = Buffer.concat([Buffer.from('VP8 '), Buffer.from([content.length, 0, 0, 0]), content]);
  const padded = content.length % 2 ? Buffer.concat([chunk, Buffer.alloc(1)]) : chunk;
  return Buffer.concat([Buffer.from('RIFF'), Buffer.from([padded.length + 4, 0, 0, 0]), Buffer.from('WEBP'), padded]);
}

/** The chunks of a picture: their names and what is in them. */
function chunks(picture: Buffer): [string, Buffer][] {
  const found: [string, Buffer][] = [];
  for (let at = 12; at < picture.length;) {
    const length = picture.readUInt32LE(at + 4);
    found.push([picture.toString('latin1', at, at + 4), picture.subarray(at + 8, at + 8 + length)]);
    at += 8 + length + (length % 2);
  }
  return found;
}

it('has the size of its frames, and each of them for as long as is said', () => {
  const picture = animated([
    { picture: still(1, 2), long: 60 },
    { picture: still(3), long: 70_000 },
  ]);
  expect(picture.readUInt32LE(4)).toBe(picture.length - 8);
  const [head, forEver, first, second] = chunks(picture);
  expect(head).toEqual(['VP8X', Buffer.from([2, 0, 0, 0, 4, 0, 0, 2, 0, 0])]);
  expect(forEver).toEqual(['ANIM', Buffer.alloc(6)]);
  expect(first![0]).toBe('ANMF');
  expect(first![1].readUIntLE(12, 3)).toBe(60);
  expect(second![1].readUIntLE(12, 3)).toBe(70_000);
  expect(first![1].subarray(16)).toEqual(still(1, 2).subarray(12));
  expect(second![1].subarray(16)).toEqual(still(3).subarray(12));
});

it('refuses what is no picture of this kind', () => {
  expect(() => animated([{ picture: Buffer.from('RIFF0000WEBPVP8L\0\0\0\0'), long: 1 }])).toThrow('not a lossy WebP');
});
