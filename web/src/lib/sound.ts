/** Soft sounds made by the browser itself; silent unless somebody asked for them. */
import { settings } from './settings.svelte';

type Sound = 'laid' | 'turn' | 'end';

/** Notes in hertz, one after the other. */
const NOTES: Record<Sound, readonly number[]> = {
  laid: [220],
  turn: [440, 554],
  end: [392, 494, 587],
};
const LONG = 0.14;
const LOUD = 0.12;

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [at, note] of NOTES[which].entries()) {
    const start = now + at * LONG;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: note });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(LOUD, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LONG * 1.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LONG * 1.6);
  }
}
