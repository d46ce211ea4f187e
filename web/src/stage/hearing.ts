/** What is heard of beats: what lands, is stamped or thrown makes the sound of it. */
import type { Sound } from '../lib/notes';
import type { Beat } from './beats';

interface Heard {
  sound: Sound;
  /** Milliseconds, counted from the beginning of the moment. */
  at: number;
}

/** Landings closer together than this are heard as one. */
const APART = 90;

/** The sounds of a moment. If its game says what is heard, then that; else what its movements sound like. */
export function heardOf(beats: readonly Beat[]): readonly Heard[] {
  const said = beats.flatMap((beat) => (beat.what === 'sound' ? [{ sound: beat.sound, at: beat.start }] : []));
  if (said.length) return said;
  const moved = beats.flatMap(soundOf).sort((one, other) => one.at - other.at);
  return moved.filter(
    (one, at) => !moved.slice(0, at).some((before) => before.sound === one.sound && one.at - before.at < APART),
  );
}

function soundOf(beat: Beat): Heard[] {
  const lands = beat.start + beat.duration;
  if (beat.what === 'come') return [{ sound: 'laid', at: lands }];
  if (beat.what === 'prop' && beat.enter === 'stamp') return [{ sound: 'stamp', at: beat.start }];
  if (beat.what === 'prop' && beat.enter === 'drop') return [{ sound: 'die', at: beat.start }];
  return [];
}
