/** How each event of Mots de Tête is played on the stage. docs/stage.md has the language. */
import type { Beat, Made, Moments, Scene } from '../../stage/beats';
import { arrived, arriving, BUSY, isFresh, leaving, lit, saying, standing, throwing, wiped, written, type Shown } from './acts';
import type { MotsDeTeteView as View } from './types';

/** The turn that stands since this event, if any: its words, its dice, its points. */
function settled({ before, after }: Scene<View>): Shown[] {
  return isFresh(before.stood, after.stood) ? standing(after.stood, after.scores[after.stood.seat] ?? 0) : [];
}

/** Words are written: they stand at once, can be contested, or are refused. One's own letters lie there already. */
function writing(scene: Scene<View>, { seat, move }: Made): Shown[] {
  if (move.type !== 'write') return [];
  const { before, after, mine } = scene;
  const isMine = mine.includes(seat);
  const open = after.provisional;
  if (open && isMine) return [];
  if (open) {
    const words = lit(open.scored.words, 'plain', arrived(open.letters) - 100);
    return [{ show: 'after', beats: [...arriving(open.letters, seat), ...words] }];
  }
  const board = written(before, move.letters);
  const arrival: Shown[] = isMine ? [] : [{ show: 'before', patch: { board }, beats: arriving(move.letters, seat) }];
  if (!after.last?.refused?.length) return [...arrival, ...settled(scene)];
  const beats = wiped(move.letters, [{ squares: move.letters }], seat, 60);
  return [...arrival, { show: 'before', patch: { ...BUSY, board }, beats }];
}

/** Open words are contested: the bad ones redden and go, or all stand and who contested them is sorry. */
function contesting(scene: Scene<View>, { seat }: Made): Shown[] {
  const open = scene.before.provisional;
  if (!open) return [];
  const said = saying(seat, 'site-mots-de-tete-says-contest');
  const refused = scene.after.last?.refused ?? [];
  const mood: Beat = { what: 'mood', seat, mood: refused.length ? 'glad' : 'sore', start: 700, duration: 500 };
  if (!refused.length) return [{ show: 'before', beats: [said, mood] }, ...settled(scene)];
  const bad = open.scored.words.filter(({ word }) => refused.includes(word));
  return [{ show: 'before', beats: [said, mood, ...wiped(open.letters, bad, open.seat, 600)] }];
}

/** A turn in which nothing is written. */
function missing(seat: number, text: string, mood: 'calm' | 'sore'): Shown[] {
  const beats: Beat[] = [
    saying(seat, text),
    { what: 'mood', seat, mood, start: 0, duration: 1000 },
    { what: 'tell', start: 300, duration: 0 },
  ];
  return [{ show: 'before', patch: BUSY, beats }];
}

/** Somebody leaves; letters of theirs that did not stand yet go with them. */
function withdrawing(scene: Scene<View>, { seat }: Made): Shown[] {
  const open = scene.before.provisional;
  const beats: Beat[] = [
    { what: 'mood', seat, mood: 'sore', start: 0, duration: 700 },
    { what: 'tell', start: 200, duration: 0 },
    ...(open?.seat === seat ? leaving(open.letters, seat, 300) : []),
  ];
  return [{ show: 'before', beats }, ...settled(scene)];
}

function happening(scene: Scene<View>, made: Made): Shown[] {
  const { type } = made.move;
  if (type === 'write') return writing(scene, made);
  if (type === 'contest') return contesting(scene, made);
  if (type === 'pass') return missing(made.seat, 'site-mots-de-tete-says-pass', 'calm');
  if (type === 'time-up') return missing(scene.before.turn ?? made.seat, 'site-mots-de-tete-says-time', 'sore');
  if (type === 'withdraw') return withdrawing(scene, made);
  return settled(scene);
}

export const moments: Moments<View> = (scene) => {
  const last = scene.made.at(-1);
  return last ? [...happening(scene, last), ...throwing(scene)] : [];
};
