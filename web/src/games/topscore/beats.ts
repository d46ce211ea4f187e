/** How Topscore plays what happens: words that grow and are taken, letters that are kept, the sand that runs out. */
import type { Beat, Made, Moment, Moments, Prop, Scene } from '../../stage/beats';
import { scoring } from '../../stage/plain';
import { readAt } from './bracket';
import Tokens from './Tokens.svelte';
import { added, BAG, draw, face, grow, leave, places, SAND, slot, small, without, wordSpots } from './travels';
import type { TopscoreView } from './types';

type View = TopscoreView;
type Act = (scene: Scene<View>, made: Made) => Moment<View>[];

/** Points rise above some letters and fly to the score of whoever got them; the others' fly from their faces. */
function score({ before, after }: Scene<View>, seat: number, above: readonly string[], start: number): Beat[] {
  const beats = scoring(before, after, start);
  return beats.map((beat): Beat => {
    if (beat.what === 'points' && beat.seat === seat) return { ...beat, above, duration: 460 };
    return beat.what === 'score' ? { ...beat, start: start + 380, duration: 300 } : beat;
  });
}

const light = (spots: readonly string[], tone: 'good' | 'bad' | 'plain', start: number, duration: number): Beat => ({
  what: 'light',
  spots,
  tone,
  start,
  duration,
});
const feels = (seat: number, mood: 'glad' | 'sore'): Beat => ({ what: 'mood', seat, mood, start: 0, duration: 600 });
const hold = (duration: number): Beat => ({ what: 'hold', start: 0, duration });
const isMine = ({ mine }: Scene<View>, seat: number) => mine.includes(seat);

/** A word is laid: its letters go down a line. With an opponent there is a pause, then the new letter crosses over. */
const lay: Act = (scene, { seat, move }) => {
  if (move.type !== 'lay' || !('word' in move)) return [];
  const { before, after } = scene;
  const { word } = move;
  const on = move.on ?? seat;
  const old = before.boards[on]!.word;
  const stolen = on !== seat;
  const spots = wordSpots(on, word);
  const isFinal = !after.provisional;
  const [pause, flight] = stolen ? [420, 700] : [0, 520];
  const landed = isMine(scene, seat) ? 0 : pause + (stolen ? 660 : 420);
  const beats: Beat[] = [
    ...(stolen ? [feels(seat, 'glad'), feels(on, 'sore')] : []),
    ...(isMine(scene, seat)
      ? draw(after.rack, (before.rack?.length ?? 0) - (word.length - old.length), 500)
      : [
          ...(stolen ? [light(wordSpots(on, old), 'plain', 0, 420)] : []),
          ...grow({ seat, on, before: old, after: word, start: pause, flight }),
        ]),
  ];
  if (isFinal) beats.push(light(spots, 'good', landed + 40, 560), ...score(scene, seat, spots, landed));
  return [{ show: 'after', beats }];
};

/** A letter of a word is changed: one goes into the bag, one comes, the others take new places in the line. */
const change: Act = (scene, { seat, move }) => {
  if (move.type !== 'change') return [];
  const { before, after } = scene;
  const old = before.boards[seat]!.word;
  if (isMine(scene, seat)) {
    return [{ show: 'after', beats: [light(wordSpots(seat, move.word), 'plain', 0, 700), ...draw(after.rack, 5, 200)] }];
  }
  const out = old.indexOf(move.out);
  return [
    { show: 'before', beats: leave([slot(seat, old.length, out)], BAG, 120) },
    { show: 'after', beats: [...grow({ seat, on: seat, before: without(old, out), after: move.word }), hold(700)] },
  ];
};

/** A letter is kept: it goes down to its small pyramid, the others go into the bag. */
const put: Act = (scene, { seat, move }) => {
  if (move.type !== 'put') return [];
  const { before, after } = scene;
  const whose = before.reward ?? seat;
  const word = before.boards[whose]!.word;
  const at = word.indexOf(move.letter);
  const place = small(seat, move.pyramid);
  const others = word.flatMap((token, place) => (token && place !== at ? [slot(whose, word.length, place)] : []));
  const goes: Beat = { what: 'move', spot: place, from: slot(whose, word.length, at), start: 200, duration: 620 };
  const beats: Beat[] = [
    ...(isMine(scene, seat) ? draw(after.rack, before.rack?.length ?? 0, 900) : [goes]),
    ...(before.reward === null ? leave(others, BAG, 760) : []),
    light([place], 'good', 820, 480),
    ...score(scene, seat, [place], 1100),
  ];
  const boards = after.boards.map((board, on) => (on === whose ? { ...board, word: without(word, at) } : board));
  return [{ show: 'after', patch: { boards, built: before.built }, beats }];
};

/** Letters go into the bag, and as many come back. What they are only their player sees, by the rack that is left. */
const exchange: Act = (scene, { seat, move }) => {
  if (move.type !== 'exchange' || !('tokens' in move)) return [];
  const { before, after } = scene;
  if (isMine(scene, seat) && before.rack && after.rack) {
    const kept = before.rack.length - move.tokens.length;
    const staying = places(before.rack, after.rack.slice(0, kept));
    const given = before.rack.flatMap((_, at) => (staying.includes(at) ? [] : [`rack:${at}`]));
    return [
      { show: 'before', beats: leave(given, BAG, 0) },
      { show: 'after', beats: draw(after.rack, kept, 0) },
    ];
  }
  const tokens = {
    what: 'prop',
    prop: Tokens as unknown as Prop['prop'],
    with: { count: move.tokens.length },
    enter: 'fade',
  } as const;
  return [
    {
      show: 'before',
      beats: [
        { ...tokens, at: BAG, from: face(seat), start: 0, duration: 700 },
        { ...tokens, at: face(seat), from: BAG, start: 560, duration: 700 },
      ],
    },
  ];
};

/** The last word is read on the small pyramids; one that is refused trembles. */
const name: Act = (scene, { seat, move }) => {
  const { before, after } = scene;
  const word = move.type === 'name' ? (move.word as readonly string[]) : (after.named[seat]?.word ?? []);
  const letters = before.boards[seat]!.small;
  const spots = readAt(letters, word).map((at) => small(seat, at + 1));
  if (!word.length) return [{ show: 'before', beats: [feels(seat, 'sore'), hold(700)] }];
  if (after.last?.refused?.length) {
    const shake = spots.map((spot): Beat => ({ what: 'shake', spot, start: 100, duration: 480 }));
    return [{ show: 'before', beats: [feels(seat, 'sore'), light(spots, 'bad', 100, 900), ...shake] }];
  }
  return [{ show: 'after', beats: [feels(seat, 'glad'), light(spots, 'good', 200, 900), ...score(scene, seat, spots, 520)] }];
};

/** The sand has run out: the glass is shaken, and whose time it was is seen and said. */
const timeUp: Act = (scene) => {
  const seat = scene.before.turn ?? 0;
  const beats: Beat[] = [
    { what: 'sound', sound: 'sand', start: 0, duration: 500 },
    { what: 'shake', spot: SAND, start: 0, duration: 480 },
    light([face(seat)], 'bad', 200, 900),
    { what: 'tell', start: 0, duration: 0 },
    feels(seat, 'sore'),
  ];
  const named = scene.before.phase === 'name' ? name(scene, { seat, move: { type: 'time-up' } }) : [];
  return [{ show: 'before', beats }, ...named];
};

/** A word is contested: a bad one reddens and its new letters go back, a good one stays and brings its points. */
const contest: Act = (scene, { seat }) => {
  const { before, after } = scene;
  const play = before.provisional;
  if (!play) return [];
  const { word } = play.move;
  const spots = wordSpots(play.on, word);
  if (!after.last?.refused?.length) return stands(scene, [feels(seat, 'sore'), feels(play.seat, 'glad')]);
  const old = before.boards[play.on]!.word;
  const fresh = places(word, added(old, word)).map((at) => slot(play.on, word.length, at));
  const beats = [light(spots, 'bad', 100, 900), ...leave(fresh.toReversed(), face(play.seat), 860)];
  return [{ show: 'before', beats: [feels(seat, 'glad'), feels(play.seat, 'sore'), ...beats] }];
};

/** The word that waited stands: now it brings its points. */
function stands(scene: Scene<View>, more: readonly Beat[] = []): Moment<View>[] {
  const play = scene.before.provisional;
  if (!play || scene.after.provisional) return [];
  const spots = wordSpots(play.on, play.move.word);
  return [{ show: 'after', beats: [...more, light(spots, 'good', 60, 640), ...score(scene, play.seat, spots, 160)] }];
}

/** Somebody leaves, or gives up a word: it goes back into the bag. */
const giveUp: Act = ({ before }, { seat }) => {
  const { word } = before.boards[seat]!;
  return [{ show: 'before', beats: [feels(seat, 'sore'), hold(500), ...leave(wordSpots(seat, word), BAG, 160)] }];
};

const trade: Act = (scene, { seat, move }) => {
  if (move.type !== 'trade') return [];
  const on = move.on ?? seat;
  const word = scene.before.boards[on]!.word;
  const spot = slot(on, word.length, word.indexOf(move.letter.toLowerCase()));
  const comes: Beat = { what: 'come', spot, from: face(seat), start: 120, duration: 520 };
  return [{ show: 'after', beats: [comes, light([spot], 'plain', 560, 400)] }];
};

const pass: Act = (scene, made) => {
  if (scene.before.phase === 'name') return name(scene, made);
  return [{ show: 'before', beats: [{ what: 'pulse', spot: face(made.seat), start: 0, duration: 420 }, hold(600)] }];
};

const ACTS: Record<string, Act> = {
  lay,
  change,
  put,
  exchange,
  name,
  trade,
  pass,
  contest,
  'time-up': timeUp,
  abandon: giveUp,
  withdraw: giveUp,
  accept: (scene) => stands(scene),
  'close-window': (scene) => stands(scene),
};

/** Several moves that are told at once are too many to follow: then only the points are seen. */
export const moments: Moments<View> = (scene) => {
  const [made, ...others] = scene.made;
  const act = made && !others.length ? ACTS[made.move.type] : undefined;
  return act ? act(scene, made!) : [{ show: 'after', beats: [hold(300), ...scoring(scene.before, scene.after)] }];
};
