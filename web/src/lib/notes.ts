/** What the sounds are made of. */

export type Sound = 'laid' | 'turn' | 'end' | 'back';

/** Notes in hertz, one after the other. */
export const NOTES: Record<Sound, readonly number[]> = {
  laid: [294],
  turn: [440, 554],
  end: [392, 494, 587],
  back: [330, 262],
};
const LONG = 0.14;
const LOUD = 0.2;
const SOFT_START = 0.008;

/** Play a sound now, or draw it where the context only draws. */
export function ring(context: BaseAudioContext, which: Sound): void {
  for (const [at, note] of NOTES[which].entries()) {
    const start = context.currentTime + at * LONG;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: note });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD, start + SOFT_START);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LONG * 1.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LONG * 1.6);
  }
}
