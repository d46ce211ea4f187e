/** What the sounds are made of: strikes, each a tone or a breath of noise that comes softly and fades. */

/** What can be heard when it is one's turn. */
export const TURN_SOUNDS = ['turn', 'knock', 'bell', 'harp'] as const;
export type TurnSound = (typeof TURN_SOUNDS)[number];

export type Sound = TurnSound | 'laid' | 'end' | 'back' | 'die' | 'stamp' | 'sand' | 'win';

/** `note` in hertz; for noise, how bright it is. `at` and `long` in seconds. `loud` is 1 for an ordinary strike. */
interface Strike {
  note: number;
  at?: number;
  long?: number;
  loud?: number;
  noise?: boolean;
}

const LONG = 0.21;
const APART = 0.14;
const LOUDEST = 0.2;
/** Time until a strike is at its loudest: shorter ones click, and startle. */
const SOFT_START = 0.008;
const SOFT_NOISE = 0.03;

const melody = (...notes: number[]): Strike[] => notes.map((note, at) => ({ note, at: at * APART }));

export const SOUNDS: Record<Sound, readonly Strike[]> = {
  laid: [{ note: 294 }],
  turn: melody(440, 554),
  knock: [
    { note: 196, long: 0.12, loud: 1.2 },
    { note: 165, at: 0.17, long: 0.15, loud: 1.2 },
  ],
  bell: [
    { note: 659, long: 0.6 },
    { note: 1318, long: 0.35, loud: 0.3 },
  ],
  harp: [330, 415, 494, 659].map((note, at) => ({ note, at: at * 0.09, long: 0.35, loud: 0.8 })),
  end: melody(392, 330),
  back: melody(330, 262),
  die: [
    { note: 520, long: 0.09, loud: 0.7 },
    { note: 470, at: 0.1, long: 0.09, loud: 0.6 },
    { note: 560, at: 0.18, long: 0.08, loud: 0.5 },
    { note: 392, at: 0.24, long: 0.16, loud: 0.8 },
  ],
  stamp: [
    { note: 131, long: 0.24, loud: 1.2 },
    { note: 500, long: 0.12, loud: 0.6, noise: true },
  ],
  sand: [
    { note: 1100, long: 0.34, loud: 0.9, noise: true },
    { note: 1400, at: 0.16, long: 0.4, loud: 0.7, noise: true },
  ],
  win: [...melody(392, 494, 587), { note: 784, at: 3 * APART, long: 0.5 }, { note: 392, at: 3 * APART, long: 0.5, loud: 0.5 }],
};

/** Play a sound now, or draw it where the context only draws. */
export function ring(context: BaseAudioContext, which: Sound): void {
  for (const { note, at = 0, long = LONG, loud = 1, noise = false } of SOUNDS[which]) {
    const start = context.currentTime + at;
    const source = noise ? hiss(context, note, long) : new OscillatorNode(context, { type: 'triangle', frequency: note });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud * LOUDEST, start + (noise ? SOFT_NOISE : SOFT_START));
    volume.gain.exponentialRampToValueAtTime(0.001, start + long);
    volume.gain.linearRampToValueAtTime(0, start + long + 0.01);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + long + 0.01);
  }
}

/** Noise without anything above a frequency. It is the same every time, so that it can be measured. */
function hiss(context: BaseAudioContext, brightest: number, long: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil((long + 0.02) * context.sampleRate), context.sampleRate);
  const share = Math.min(1, (2 * Math.PI * brightest) / context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  let [once, twice] = [0, 0];
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 48271) % 2147483647;
    once += share * ((seed / 2147483647) * 2 - 1 - once);
    twice += share * (once - twice);
    samples[at] = twice / Math.sqrt(share);
  }
  return new AudioBufferSourceNode(context, { buffer });
}
