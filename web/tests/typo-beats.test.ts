/** What the stage plays in Typo, for every move of the games of tests/stories as everybody sees them. */
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { moments } from '../src/games/typo/beats';
import { inOrder, isSorted } from '../src/games/typo/round';
import type { TypoView } from '../src/games/typo/types';
import { lengthOf, type Beat, type Made, type Moment } from '../src/stage/beats';

type Printed = Made & { views: { spectator: TypoView } };
type Step = Made & { before: TypoView; after: TypoView };
type Played = Step & { told: readonly Moment<TypoView>[] };
type Kind<What extends Beat['what']> = Extract<Beat, { what: What }>;

let played: Played[];

const SECOND = 1000;
const BRISK = 0.6;

function told({ before, after, seat, move }: Step, mine: number[] = []): readonly Moment<TypoView>[] {
  return moments({ before, after, made: [{ seat, move }], mine, table: {} as never });
}
const of = <What extends Beat['what']>(one: Pick<Played, 'told'>, what: What) =>
  one.told.flatMap(({ beats }) => beats.filter((beat) => beat.what === what)) as Kind<What>[];
const stamps = (one: Played) => of(one, 'prop').flatMap(({ with: { verdict } }) => (verdict ? [verdict] : []));
const bubbles = (one: Pick<Played, 'told'>) => of(one, 'prop').flatMap(({ with: { text } }) => (text ? [text] : []));
/** What became of a card with this move. */
const fresh = ({ before, after }: Step) => (before.revealed ? after.done.slice(before.done.length) : []);

/** The places that the table shows of a view. */
function places(view: TypoView): Set<string> {
  const seats = view.scores.map((_, seat) => seat);
  const line = isSorted(view) ? inOrder(view) : [];
  const isDone = (seat: number) => view.done.some((one) => one.seat === seat) || view.provisional?.seat === seat;
  const cards = isSorted(view) ? line.filter((seat) => view.revealed?.[seat] && !isDone(seat)) : view.chosen;
  const open = view.provisional;
  return new Set([
    ...['rows', 'off', 'book', 'hand'],
    ...seats.flatMap((seat) => [`seat:${seat}`, `front:${seat}`]),
    ...line.map((seat) => `place:${seat}`),
    ...cards.map((seat) => `card:${seat}`),
    ...(open ? [`end:${open.row}:${open.side}`] : []),
    ...view.rows.flatMap((letters, at) => [`row:${at + 1}`, ...[...letters].map((_, place) => `at:${at + 1}:${place}`)]),
  ]);
}

beforeAll(() => {
  const args = ['-m', 'tests.stories.scenes', 'typo'];
  const printed = execFileSync('.venv/bin/python', args, { cwd: '..', maxBuffer: 2 ** 29 }).toString();
  const games = Object.values(JSON.parse(printed) as Record<string, Printed[]>);
  played = games.flatMap((game) =>
    game.slice(1).map(({ seat, move, views }, at) => {
      const step = { seat, move, before: game[at]!.views.spectator, after: views.spectator };
      return { ...step, told: told(step) };
    }),
  );
}, 60_000);

describe('every move of whole games', () => {
  it('ends with the scores of the state, and points that add up to them', () => {
    for (const one of played) {
      for (const [seat, to] of (one.after.outcome?.scores ?? one.after.scores).entries()) {
        const was = one.before.scores[seat]!;
        expect(of(one, 'score').findLast((beat) => beat.seat === seat)?.to ?? was).toBe(to);
        const flown = of(one, 'points').filter((beat) => beat.seat === seat);
        expect(flown.reduce((sum, { points }) => sum + points, was)).toBe(to);
      }
    }
  });

  it('moves only what the table of its moment shows', () => {
    for (const one of played) {
      for (const { show, patch, beats } of one.told) {
        const shown = places({ ...one[show], outcome: null, ...patch });
        const spots = beats.flatMap((beat) => [
          ...(beat.what === 'light' ? beat.spots : beat.what === 'points' ? beat.above : []),
          ...('spot' in beat ? [beat.spot] : []),
          ...('from' in beat && beat.from ? [beat.from] : []),
          ...('to' in beat && typeof beat.to === 'string' && beat.what === 'go' ? [beat.to] : []),
          ...('at' in beat ? [beat.at] : []),
        ]);
        expect(
          spots.filter((spot) => !shown.has(spot)),
          `${one.move.type} of ${one.seat}`,
        ).toEqual([]);
      }
    }
  });

  it('turns all cards together, sorts them, and leaves them open for a second at any pace', () => {
    const reveals = played.filter(({ before, after }) => !before.revealed && after.revealed);
    expect(reveals.length).toBeGreaterThan(20);
    for (const one of reveals) {
      const seats = one.after.order.length;
      const [tremble, turned, sorted] = one.told;
      for (const [moment, to] of [
        [tremble, 'away'],
        [turned, 'up'],
      ] as const) {
        const turns = moment!.beats.filter((beat) => beat.what === 'turn');
        expect(turns.map((beat) => [beat.to, beat.start])).toEqual(Array(seats).fill([to, turns[0]!.start]));
      }
      expect(sorted!.beats.filter(({ what }) => what === 'move')).toHaveLength(seats);
      const upAt = lengthOf(turned!.beats.filter(({ what }) => what === 'turn'));
      expect((lengthOf(turned!.beats) - upAt + lengthOf(sorted!.beats)) * BRISK).toBeGreaterThanOrEqual(SECOND);
      const letters = sorted!.patch!.order!.map((seat) => one.after.revealed![seat]!);
      const alphabet = letters.toSorted();
      expect(letters).toEqual(one.after.half === 1 ? alphabet : alphabet.toReversed());
    }
  });

  it('says each word as its card comes to its row; one’s own lies there already', () => {
    const words = played.filter(({ move }) => move.type === 'announce');
    expect(words.length).toBeGreaterThan(20);
    for (const one of words) {
      const word = (one.after.provisional ?? fresh(one)[0])!.word;
      expect(bubbles(one)[0]).toBe(word);
      expect(of(one, 'come')).toHaveLength(1);
      const own = { told: told(one, [one.seat]) };
      expect(bubbles(own)[0]).toBe(word);
      expect(of(own, 'come')).toEqual([]);
    }
  });

  it('opens the dictionary for a word that enough doubt, and stamps what it says', () => {
    const asked = played.filter(({ before, move }) => before.options.check === 'contest' && move.type === 'contest');
    const settled = asked.filter(({ after }) => !after.provisional);
    expect(settled.length).toBeGreaterThan(3);
    for (const one of settled) {
      const isBad = one.after.caught.length > one.before.caught.length;
      expect(stamps(one)).toEqual([isBad ? 'missing' : 'exists']);
      const pulses = of(one, 'pulse').map(({ spot }) => spot);
      expect(pulses).toEqual([...one.before.provisional!.doubted, one.seat].map((seat) => `seat:${seat}`));
      expect(of(one, 'go').some(({ spot }) => spot.startsWith('end:'))).toBe(isBad);
      const isFirst = one.before.options.edition === 'first';
      if (!isBad && isFirst) expect(of(one, 'points').map(({ points }) => points)).toEqual([2]);
    }
    for (const one of asked.filter(({ after }) => after.provisional)) expect(stamps(one)).toEqual([]);
  });

  it('sweeps a row away and begins a new one; who did it gets the dictionary', () => {
    const removals = played.filter((one) => fresh(one).some(({ word }) => word === null));
    expect(removals.length).toBeGreaterThan(10);
    for (const one of removals) {
      const { row } = fresh(one)[0]!;
      const swept = of(one, 'go').filter(({ spot }) => spot.startsWith(`at:${row}:`));
      expect(swept).toHaveLength(one.before.rows[row - 1]!.length);
      expect(of(one, 'come').map(({ spot }) => spot)).toEqual([`at:${row}:0`]);
      const handed = of(one, 'move').filter(({ spot }) => spot === 'book');
      expect(handed).toHaveLength(one.after.holder === one.before.holder ? 0 : 1);
    }
  });

  it('tells that the second half goes from Z to A', () => {
    const turned = played.filter(({ before, after }) => after.half > before.half);
    expect(turned.length).toBeGreaterThan(1);
    for (const one of turned) expect(bubbles(one)).toContain('site-typo-half');
  });

  it('takes no time for what is secret or changes nothing on the table', () => {
    const quiet = played.filter(({ before, after, move }) => {
      const isChoice = move.type === 'choose' && !after.revealed;
      return isChoice || (move.type === 'accept' && before.provisional && after.provisional);
    });
    expect(quiet.length).toBeGreaterThan(20);
    for (const one of quiet) expect(one.told).toEqual([]);
  });
});
