/**
 * Still WebP pictures put together into a moving one, as the container of the format says:
 * https://developers.google.com/speed/webp/docs/riff_container. The pictures stay as they were encoded.
 */

export interface Frame {
  /** A still picture as Chromium encodes it. */
  picture: Buffer;
  /** How long it is seen, in milliseconds. */
  long: number;
}

const ANIMATED = 0x02;
/** A frame replaces what was there before; nothing of it shines through. */
const NO_BLENDING = 0x02;
const HEADER = 12;

/** Return a picture that shows these frames, over and over. All have the size of the first. */
export function animated(frames: readonly Frame[]): Buffer {
  const [width, height] = sizeOf(frames[0]!.picture);
  const size = Buffer.concat([three(width - 1), three(height - 1)]);
  const parts = frames.map(({ picture, long }) =>
    chunk('ANMF', Buffer.concat([three(0), three(0), size, three(long), Buffer.from([NO_BLENDING]), bitstream(picture)])),
  );
  const head = chunk('VP8X', Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), size]));
  const forEver = chunk('ANIM', Buffer.alloc(6));
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), head, forEver, ...parts]));
}

/** The chunk of a still picture that holds it. */
function bitstream(picture: Buffer): Buffer {
  for (let at = HEADER; at < picture.length;) {
    const [name, length] = [picture.toString('latin1', at, at + 4), picture.readUInt32LE(at + 4)];
    const end = at + 8 + length + (length % 2);
    if (name === 'VP8 ') return picture.subarray(at, end);
    at = end;
  }
  throw new Error('not a lossy WebP picture');
}

function sizeOf(picture: Buffer): [number, number] {
  const data = bitstream(picture).subarray(8);
  return [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
}

function three(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes.subarray(0, 3);
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)]);
}
