/** What is seen when something happens in Topword: tiles travel, words are lit, points fly, scores count. */
import { say } from '../../lib/texts.svelte';
import type { Beat, Made, Moment, Moments, Scene, Spot } from '../../stage/beats';
import { scoring } from '../../stage/plain';
import type { Move, Square } from '../../wire/types';
import FaceDown from './FaceDown.svelte';
import Said from './Said.svelte';
import type { Placed, Scored, TopwordView } from './types';

type Told = Moment<TopwordView>;

const FIRST_TILE = 120;
const NEXT_TILE = 130;
const FLIGHT = 340;
/** From the light of a word to that of the next, at most, to its points, and to their landing. */
const NEXT_WORD = 260;
const MOST_FOR_WORDS = 1300;
const POINTS_AFTER = 140;
const POINTS = 620;
const LANDED = 580;
const COUNT = 380;

const spot = ({ row, col }: Square): Spot => `square:${row}:${col}`;

/** Tiles that come one after the other from the seat of who laid them. */
function arrival(tiles: readonly Placed[], seat: number): Beat[] {
  return tiles.map((tile, at) => ({
    what: 'come',
    spot: spot(tile),
    from: `seat:${seat}`,
    start: FIRST_TILE + at * NEXT_TILE,
    duration: FLIGHT,
  }));
}

/** When the last of so many tiles has landed. */
const landing = (count: number): number => FIRST_TILE + (count - 1) * NEXT_TILE + FLIGHT;

/** From the light of a word to that of the next: many words are told faster. */
const stepOf = (count: number): number => Math.min(NEXT_WORD, MOST_FOR_WORDS / count);

/** Words lit one after the other with their points, which fly to the score; it counts when the first have landed. */
function words({ words, bonus }: Scored, tiles: readonly Placed[], seat: number, to: number, start: number): Beat[] {
  const parts = [
    ...words.map(({ squares, points }) => ({ spots: squares.map(spot), points })),
    ...(bonus ? [{ spots: tiles.map(spot), points: bonus }] : []),
  ];
  const step = stepOf(parts.length);
  const last = (parts.length - 1) * step;
  return [
    ...parts.flatMap(({ spots, points }, at): Beat[] => [
      { what: 'light', spots, tone: 'good', start: start + at * step, duration: 560 },
      { what: 'points', points, above: spots, seat, start: start + at * step + POINTS_AFTER, duration: POINTS },
    ]),
    { what: 'mood', seat, mood: 'glad', start: start + POINTS_AFTER, duration: last + POINTS },
    { what: 'score', seat, to, start: start + LANDED, duration: COUNT + last },
  ];
}

/** One's own letters come from the bag to the rack, behind the `kept` ones that stayed there. */
function drawing({ after, mine }: Scene<TopwordView>, seat: number, kept: number, start: number): Beat[] {
  if (!mine.includes(seat) || !after.rack) return [];
  return after.rack.slice(kept).map((_, at) => ({
    what: 'come',
    spot: `rack:${kept + at}`,
    from: 'bag',
    start: start + at * 60,
    duration: FLIGHT,
  }));
}

function faceDown(from: Spot, at: Spot, start: number): Beat {
  return { what: 'prop', prop: FaceDown, with: {}, at, from, enter: 'fade', start, duration: 600 };
}

/** A few words in a bubble at a seat. */
function said({ before }: Scene<TopwordView>, seat: number, text: string, duration = 1100): Beat[] {
  if (seat < 0) return [];
  const place = seat / Math.max(1, before.scores.length - 1);
  return [
    { what: 'prop', prop: Said, with: { text, place }, at: `seat:${seat}`, side: 'below', enter: 'pop', start: 0, duration },
  ];
}

const laid = (board: TopwordView['board'], tiles: readonly Placed[]): TopwordView['board'] => {
  const side = Math.sqrt(board.piles.length);
  const on = (at: number) => tiles.find(({ row, col }) => (row - 1) * side + col - 1 === at);
  return { ...board, piles: board.piles.map((pile, at) => (on(at) ? [...pile, on(at)!.tile] : pile)) };
};

/** A play that waited to be judged stands: it scores now. */
function stands(scene: Scene<TopwordView>, scores: number[], beats: readonly Beat[]): Told[] {
  const { tiles, seat, scored } = scene.before.provisional!;
  scores[seat]! += scored.total;
  const start = beats.length ? 500 : 100;
  const standing: Told = {
    show: 'before',
    patch: { board: laid(scene.before.board, tiles), provisional: null },
    beats: [...beats, ...words(scored, tiles, seat, scores[seat]!, start)],
  };
  const isFollowed = scene.made.some(({ move }) => move.type === 'place');
  return isFollowed ? [standing] : [standing, { show: 'after', beats: drawing(scene, seat, scene.before.rack?.length ?? 0, 0) }];
}

/** A play that waited to be judged is refused: its bad words redden, its tiles go back in reverse order. */
function falls({ before, after, mine }: Scene<TopwordView>, beats: readonly Beat[]): Told {
  const { tiles, seat, scored } = before.provisional!;
  const bad = scored.words.filter(({ word }) => after.last!.refused.includes(word)).flatMap(({ squares }) => squares.map(spot));
  const home = mine.includes(seat) ? 'hand' : `seat:${seat}`;
  return {
    show: 'before',
    beats: [
      ...beats,
      { what: 'light', spots: [...new Set(bad)], tone: 'bad', start: 100, duration: 900 },
      { what: 'mood', seat, mood: 'sore', start: 400, duration: 1100 },
      ...tiles
        .toReversed()
        .map((tile, at): Beat => ({ what: 'go', spot: spot(tile), to: home, start: 860 + at * 120, duration: 420 })),
    ],
  };
}

function placed(scene: Scene<TopwordView>, seat: number, scores: number[]): Told {
  const { after, mine } = scene;
  const open = after.provisional;
  const tiles = open?.tiles ?? (after.last?.move.type === 'place' ? after.last.move.tiles : []);
  const byHand = mine.includes(seat);
  const scored = open?.scored ?? after.last?.scored;
  const start = byHand ? 60 : landing(tiles.length);
  const beats = byHand ? [] : arrival(tiles, seat);
  if (!scored) return { show: 'after', beats };
  if (open) {
    const lights = scored.words.map(({ squares }, at): Beat => ({
      what: 'light',
      spots: squares.map(spot),
      tone: 'plain',
      start: start + at * stepOf(scored.words.length),
      duration: 560,
    }));
    return { show: 'after', beats: [...beats, ...lights] };
  }
  scores[seat]! += scored.total;
  const gain = words(scored, tiles, seat, scores[seat]!, start);
  const kept = (scene.before.rack?.length ?? 0) - tiles.length;
  return { show: 'after', beats: [...beats, ...gain, ...drawing(scene, seat, kept, start + LANDED)] };
}

/** The letter of a rack that is gone from it; the one that was drawn for it lies last. Nobody else is told which it was. */
function givenTile(before: readonly string[], after: readonly string[]): string {
  const kept = after.slice(0, before.length - 1);
  const count = (rack: readonly string[], tile: string) => rack.filter((one) => one === tile).length;
  return before.find((tile) => count(before, tile) > count(kept, tile)) ?? '';
}

/** A letter goes to the bag, another comes out of it. */
function exchanged(scene: Scene<TopwordView>, { seat }: Made): Told[] {
  const { before, after, mine } = scene;
  if (!mine.includes(seat) || !before.rack || !after.rack) {
    return [{ show: 'after', beats: [faceDown(`seat:${seat}`, 'bag', 60), faceDown('bag', `seat:${seat}`, 560)] }];
  }
  const drawn: Beat = { what: 'come', spot: `rack:${before.rack.length - 1}`, from: 'bag', start: 60, duration: 420 };
  const given = `held:${givenTile(before.rack, after.rack)}`;
  return [
    { show: 'before', beats: [{ what: 'go', spot: given, to: 'bag', start: 60, duration: 420 }] },
    { show: 'after', beats: [drawn] },
  ];
}

/** What a player says when doing something that moves nothing on the board, and for how long. */
const SAYS: Partial<Record<Move['type'], { text: string; duration: number; mood?: 'sore' }>> = {
  pass: { text: 'site-topword-says-pass', duration: 1100 },
  accept: { text: 'site-topword-says-accept', duration: 800 },
  'time-up': { text: 'site-topword-says-time-up', duration: 1400, mood: 'sore' },
  withdraw: { text: 'site-topword-says-withdraw', duration: 1400, mood: 'sore' },
};

function happened(scene: Scene<TopwordView>, one: Made, scores: number[]): Told[] {
  const { type } = one.move;
  if (type === 'place') return [placed(scene, one.seat, scores)];
  if (type === 'exchange') return exchanged(scene, one);
  const says = SAYS[type];
  if (!says) return [];
  const seat = type === 'time-up' ? (scene.before.turn ?? one.seat) : one.seat;
  const { text, duration, mood = 'calm' } = says;
  return [
    { show: 'after', beats: [...said(scene, seat, say(text), duration), { what: 'mood', seat, mood, start: 0, duration }] },
  ];
}

export const moments: Moments<TopwordView> = (scene) => {
  const { before, after, made } = scene;
  const scores = [...before.scores];
  const contest = made.find(({ move }) => move.type === 'contest');
  const doubt = contest ? said(scene, contest.seat, say('site-topword-says-contest')) : [];
  const open = before.provisional;
  const settled = open !== null && !sameTiles(open.tiles, after.provisional?.tiles);
  const told: Told[] = [];
  if (settled && contest && after.last?.refused.length) told.push(falls(scene, doubt));
  else if (settled) told.push(...stands(scene, scores, doubt));
  for (const one of made) if (!(settled && one.move.type === 'accept')) told.push(...happened(scene, one, scores));
  const rest = scoring({ scores }, { scores: after.outcome?.scores ?? after.scores }, 200);
  return rest.length ? [...told, { show: 'after', beats: rest }] : told;
};

function sameTiles(some: readonly Placed[], others: readonly Placed[] = []): boolean {
  return (
    some.length === others.length && some.every((tile, at) => spot(tile) === spot(others[at]!) && tile.tile === others[at]!.tile)
  );
}
