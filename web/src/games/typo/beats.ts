/** What is seen when something happens in Typo: cards turned and sorted, words said and doubted, rows swept away. */
import { say } from '../../lib/texts.svelte';
import type { Beat, Moment, Moments, Scene, Spot } from '../../stage/beats';
import { scoring } from '../../stage/plain';
import Bubble from './Bubble.svelte';
import Dictionary from './Dictionary.svelte';
import { inOrder } from './round';
import Stamp from './Stamp.svelte';
import type { Done, TypoView } from './types';

type Typo = Scene<TypoView>;
type Told = Moment<TypoView>;

const TREMBLE = 380;
const TURN = 190;
const SORT = 640;
/** How long the sorted cards lie still, so that everybody has read them at any pace before the first is placed. */
const READ = 900;
const FLIGHT = 380;
/** When the stamp falls, and for how long one looks at it. */
const STAMPED = 1120;
const LOOKED = 620;

const NOBODY: Partial<TypoView> = { toAct: [], turn: null };

/** The cards of the round as they were turned, with those that were placed since. */
const cardsOf = ({ revealed, done }: TypoView) =>
  (revealed ?? []).map((card, seat) => card ?? done.find((one) => one.seat === seat)?.card ?? null);

/** The line of cards as it lay before, so that it stays until what happens to a card has been seen. */
function line({ before }: Typo): Partial<TypoView> {
  const { revealed, order, chosen, half } = before;
  return { revealed, order, chosen, half, ...NOBODY };
}

function says(text: string, at: Spot, start: number, duration = 1000): Beat {
  return { what: 'prop', prop: Bubble, with: { text, tail: 'up' }, at, side: 'below', enter: 'pop', start, duration };
}

function saysWord(word: string, begins: string, at: Spot, start: number): Beat {
  return { what: 'prop', prop: Bubble, with: { text: word, begins }, at, side: 'above', enter: 'pop', start, duration: 1000 };
}

/** All cards tremble, turn together, and are sorted; then there is time to read them. */
function reveal({ before, after, made, mine }: Typo): Told[] {
  const seats = inOrder(after);
  const own = mine.filter((seat) => made.some((one) => one.seat === seat && one.move.type === 'choose'));
  const start = own.length ? FLIGHT : 0;
  const each = (beat: (spot: Spot, seat: number) => Beat): Beat[] => seats.map((seat) => beat(`card:${seat}`, seat));
  const turned: Partial<TypoView> = {
    ...NOBODY,
    revealed: cardsOf(after),
    chosen: seats,
    rows: before.rows,
    longest: before.longest,
    holder: before.holder,
    done: [],
    provisional: null,
  };
  return [
    {
      show: 'before',
      patch: { chosen: seats, done: [], ...NOBODY },
      beats: [
        ...own.map((seat): Beat => ({ what: 'come', spot: `card:${seat}`, from: 'hand', start: 0, duration: FLIGHT })),
        ...each((spot) => ({ what: 'shake', spot, start, duration: TREMBLE })),
        ...each((spot) => ({ what: 'turn', spot, to: 'away', start: start + TREMBLE, duration: TURN })),
      ],
    },
    {
      show: 'after',
      patch: { ...turned, order: [] },
      beats: [
        ...each((spot) => ({ what: 'turn', spot, to: 'up', start: 0, duration: TURN })),
        { what: 'hold', start: 0, duration: TURN + 260 },
      ],
    },
    {
      show: 'after',
      patch: { ...turned, order: seats },
      beats: [
        ...each((spot, seat) => ({ what: 'move', spot, from: `front:${seat}`, start: 0, duration: SORT })),
        { what: 'tell', start: SORT, duration: 0 },
        { what: 'hold', start: 0, duration: SORT + READ },
      ],
    },
  ];
}

/** A card goes from the line to the end of a row, and its word is said. One's own lies there already. */
function announced({ before, after, mine }: Typo): Told {
  const { seat, row, side, word } = after.provisional!;
  const card = cardsOf(before)[seat] ?? '';
  const letters = after.rows[row - 1] ?? '';
  const spot = `end:${row}:${side}`;
  const own = mine.includes(seat);
  const start = own ? 60 : 400;
  return {
    show: 'after',
    beats: [
      ...(own ? [] : [come(spot, seat)]),
      saysWord(word, side === 'left' ? card + letters : letters + card, spot, start),
      { what: 'tell', start, duration: 0 },
    ],
  };
}

const come = (spot: Spot, seat: number, start = 60): Beat => ({
  what: 'come',
  spot,
  from: `place:${seat}`,
  start,
  duration: FLIGHT,
});

/** The points of a row fly to whoever wins or loses them, and the score counts. */
function counts({ before, after }: Typo, { seat, row }: Done, start: number): Beat[] {
  const to = (after.outcome?.scores ?? after.scores)[seat]!;
  const points = to - before.scores[seat]!;
  if (!points) return [];
  return [
    { what: 'points', points, above: [`row:${row}`], seat, start, duration: 620 },
    { what: 'mood', seat, mood: points > 0 ? 'glad' : 'sore', start, duration: 1000 },
    { what: 'score', seat, to, start: start + 520, duration: 380 },
  ];
}

/** A card has found its place: it is lit, and brings the points of a word that was doubted in vain. */
function placed(scene: Typo, done: Done): Told {
  const { before, after, mine, made } = scene;
  const letters = after.rows[done.row - 1] ?? '';
  const side = sideOf(scene, done);
  const spot = `at:${done.row}:${side === 'left' ? 0 : letters.length - 1}`;
  const waited = before.provisional !== null;
  const own = mine.includes(done.seat);
  const isDirect = !waited && made.some(({ move }) => move.type === 'announce');
  const start = own || waited ? 0 : FLIGHT;
  return {
    show: 'after',
    patch: line(scene),
    beats: [
      ...(own || waited ? [] : [come(spot, done.seat, 0)]),
      ...(side === 'left' && !own ? makeRoom(done.row, letters.length, waited ? 0 : 60) : []),
      ...(isDirect ? [saysWord(done.word!, letters, spot, start)] : []),
      { what: 'light', spots: [spot], tone: 'good', start, duration: 420 },
      ...counts(scene, done, start + 60),
      { what: 'tell', start, duration: 0 },
    ],
  };
}

/** The cards of a row move over, for one that comes at its left end. */
const makeRoom = (row: number, length: number, start: number): Beat[] =>
  Array.from({ length: length - 1 }, (_, at) => ({
    what: 'move',
    spot: `at:${row}:${at + 1}`,
    from: `at:${row}:${at}`,
    start,
    duration: 260,
  }));

function sideOf({ before, after, made }: Typo, { card, row }: Done): 'left' | 'right' {
  if (before.provisional) return before.provisional.side;
  const said = made.find(({ move }) => move.type === 'announce')?.move;
  if (said?.type === 'announce') return said.side;
  return after.rows[row - 1] === card + before.rows[row - 1] ? 'left' : 'right';
}

/** Who doubts the word that waits, now that this was settled. */
function doubters({ before, made }: Typo): number[] {
  const now = made.flatMap(({ seat, move }) => (move.type === 'contest' && seat >= 0 ? [seat] : []));
  return [...new Set([...before.provisional!.doubted, ...now])];
}

/** The doubters, the dictionary if it is asked, and the stamp. */
function verdict(scene: Typo, good: boolean): Beat[] {
  const { word } = scene.before.provisional!;
  const asksBook = scene.before.options.check === 'contest';
  const names = asksBook ? (['exists', 'missing'] as const) : (['kept', 'refused'] as const);
  const book: Beat = {
    what: 'prop',
    prop: Dictionary,
    with: { word },
    at: 'rows',
    from: 'book',
    enter: 'pop',
    start: 460,
    duration: STAMPED + LOOKED - 460,
  };
  return [
    ...doubters(scene).map((one): Beat => ({ what: 'pulse', spot: `seat:${one}`, start: 120, duration: 340 })),
    ...(asksBook ? [book] : []),
    {
      what: 'prop',
      prop: Stamp,
      with: { verdict: names[good ? 0 : 1] },
      at: 'rows',
      enter: 'stamp',
      start: STAMPED,
      duration: LOOKED,
    },
    { what: 'tell', start: STAMPED, duration: LOOKED },
  ];
}

/** The word that waited was doubted by enough: it is judged before all eyes. */
function judged(scene: Typo, good: boolean): Told {
  const provisional = { ...scene.before.provisional!, doubted: doubters(scene) };
  return { show: 'before', patch: { provisional, ...NOBODY }, beats: verdict(scene, good) };
}

/** The cards of a row leave, the first ones first. In the second edition the second half goes to who must take it. */
function sweep({ before, mine }: Typo, { row, seat }: Done, start: number): Beat[] {
  const length = before.rows[row - 1]?.length ?? 0;
  const taken = before.options.edition === 'second' ? Math.floor(length / 2) : length;
  const home = mine.includes(seat) ? 'hand' : `seat:${seat}`;
  return Array.from({ length }, (_, at) => ({
    what: 'go',
    spot: `at:${row}:${at}`,
    to: at < taken ? 'off' : home,
    start: start + Math.round((at / length) * 160),
    duration: 400,
  }));
}

/** The card that found no place begins a new row, and the dictionary is handed over. */
function begun(scene: Typo, { row, seat }: Done): Told {
  const { before, after } = scene;
  const handed: Beat = { what: 'move', spot: 'book', from: `seat:${before.holder}`, arc: 60, start: 120, duration: 560 };
  return {
    show: 'after',
    patch: line(scene),
    beats: [
      come(`at:${row}:0`, seat, 0),
      ...(after.holder === before.holder ? [] : [handed]),
      { what: 'hold', start: 0, duration: 500 },
    ],
  };
}

/** Somebody could not place a card, or had to take one back earlier: a row goes. */
function removed(scene: Typo, done: Done): Told[] {
  const late = scene.made.some(({ move }) => move.type === 'time-up');
  const why = say(late ? 'site-typo-says-time-up' : 'site-typo-cannot');
  const start = done.bad ? 60 : 560;
  return [
    {
      show: 'before',
      patch: NOBODY,
      beats: [
        ...(done.bad ? [] : [says(why, `seat:${done.seat}`, 80)]),
        ...sweep(scene, done, start),
        ...counts(scene, done, start + 160),
        { what: 'tell', start: start + 300, duration: 0 },
      ],
    },
    begun(scene, done),
  ];
}

/** A word proved bad: it is stamped, its card goes back; if only one row can go, that goes at once. */
function fell(scene: Typo, done: Done | undefined): Told[] {
  const { seat, row, side } = scene.before.provisional!;
  const goes: Told = {
    show: 'before',
    patch: NOBODY,
    beats: [
      { what: 'mood', seat, mood: 'sore', start: 0, duration: 900 },
      { what: 'go', spot: `end:${row}:${side}`, to: `place:${seat}`, start: 0, duration: FLIGHT },
      { what: 'sound', sound: 'back', start: 0, duration: 0 },
      ...(done ? [...sweep(scene, done, 240), ...counts(scene, done, 300)] : []),
    ],
  };
  return [judged(scene, false), goes, ...(done ? [begun(scene, done)] : [])];
}

/** What became of the word that waited: refused, found to exist, or let stand. */
function settled(scene: Typo, done: Done | undefined): Told[] {
  const { before, after, made } = scene;
  if (after.caught.length > before.caught.length) return fell(scene, done);
  if (!done) return [];
  const isJudged = doubters(scene).length >= (before.needed ?? Infinity) && made.at(-1)?.move.type !== 'close-window';
  return [...(isJudged ? [judged(scene, true)] : []), placed(scene, done)];
}

/** Somebody leaves: their card goes with them. */
function left({ before, made, mine }: Typo): Told[] {
  return made.flatMap(({ seat, move }): Told[] => {
    if (move.type !== 'withdraw') return [];
    const open = before.provisional?.seat === seat ? before.provisional : null;
    const spot = open ? `end:${open.row}:${open.side}` : `card:${seat}`;
    return [
      {
        show: 'before',
        patch: NOBODY,
        beats: [
          ...(mine.includes(seat) ? [] : [says(say('site-typo-says-withdraw'), `seat:${seat}`, 0, 1200)]),
          { what: 'mood', seat, mood: 'sore', start: 0, duration: 1200 },
          { what: 'go', spot, to: `seat:${seat}`, start: 500, duration: 420 },
          { what: 'tell', start: 300, duration: 0 },
        ],
      },
    ];
  });
}

/** The second half begins: the alphabet is turned round. */
const turnedRound = ({ after }: Typo): Told => ({
  show: 'after',
  beats: [
    {
      what: 'prop',
      prop: Bubble,
      with: { text: say('site-typo-half', { half: after.half }), tail: '' },
      at: 'rows',
      enter: 'pop',
      start: 0,
      duration: 1600,
    },
  ],
});

export const moments: Moments<TypoView> = (scene) => {
  const { before, after } = scene;
  const told: Told[] = left(scene);
  const isRevealed = before.revealed === null && after.revealed !== null;
  if (isRevealed) told.push(...reveal(scene));
  const fresh = before.revealed || isRevealed ? after.done.slice(isRevealed ? 0 : before.done.length) : [];
  const [done] = fresh;
  const open = before.provisional;
  const isSettled = open !== null && after.provisional?.seat !== open.seat;
  // Several cards at once are told by the state alone: nobody could follow them.
  if (fresh.length <= 1) {
    if (isSettled && !scene.after.withdrawn.includes(open.seat)) told.push(...settled(scene, done));
    else if (done) told.push(...(done.word === null ? removed(scene, done) : [placed(scene, done)]));
    if (after.provisional && after.provisional.seat !== open?.seat) told.push(announced(scene));
  }
  if (after.half > before.half) told.push(turnedRound(scene));
  const counted = told.flatMap(({ beats }) => beats).filter((beat) => beat.what === 'score');
  const scores = before.scores.map((score, seat) => counted.findLast((beat) => beat.seat === seat)?.to ?? score);
  const rest = scoring({ scores }, { scores: after.outcome?.scores ?? after.scores }, 100);
  return rest.length ? [...told, { show: 'after', beats: rest }] : told;
};
