/** What the stage plays in Topword, for every move of real games as each seat and a spectator see it. */
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { moments } from '../src/games/topword/beats';
import type { TopwordView } from '../src/games/topword/types';
import { lengthOf, type Beat, type Made, type Moment } from '../src/stage/beats';
import type { Move } from '../src/wire/types';

interface Step {
  seat: number;
  move: Move;
  views: Record<string, TopwordView>;
}
interface Played {
  before: TopwordView;
  after: TopwordView;
  made: Made;
  /** Whose eyes these are: a seat, or a spectator. */
  who: string;
  told: readonly Moment<TopwordView>[];
}
type Kind<What extends Beat['what']> = Extract<Beat, { what: What }>;

let played: Played[];

function game(seed: number, check: string): Played[] {
  const args = ['-m', 'tests.stories.scenes', 'topword', String(seed), `check=${check}`];
  const steps = JSON.parse(execFileSync('.venv/bin/python', args, { cwd: '..', maxBuffer: 2 ** 28 }).toString()) as Step[];
  return steps.slice(1).flatMap(({ seat, move, views }, at) =>
    Object.entries(views).map(([who, after]) => {
      const [before, made] = [steps[at]!.views[who]!, { seat, move }];
      return { before, after, made, who, told: told(before, after, made, who) };
    }),
  );
}

function told(before: TopwordView, after: TopwordView, made: Made, who: string): readonly Moment<TopwordView>[] {
  const mine = who === 'spectator' ? [] : [Number(who)];
  return moments({ before, after, made: [made], mine, table: {} as never });
}

const of = <What extends Beat['what']>(one: Played, what: What) =>
  one.told.flatMap(({ beats }) => beats.filter((beat): beat is Kind<What> & Beat => beat.what === what)) as Kind<What>[];
const type = ({ made }: Played) => made.move.type;
const isMine = ({ made, who }: Played) => String(made.seat) === who;
const sorted = (starts: readonly number[]) => starts.toSorted((one, other) => one - other);

beforeAll(() => {
  played = [...game(7, 'contest'), ...game(5, 'check')];
}, 60_000);

describe('every move of two whole games', () => {
  it('ends with the scores of the state, and points that add up to them', () => {
    for (const one of played) {
      const final = one.after.outcome?.scores ?? one.after.scores;
      for (const [seat, to] of final.entries()) {
        const counted = of(one, 'score').findLast((beat) => beat.seat === seat)?.to ?? one.before.scores[seat];
        expect(counted, `the score of ${seat} after ${type(one)}`).toBe(to);
        const flown = of(one, 'points').filter((beat) => beat.seat === seat);
        expect(flown.reduce((sum, { points }) => sum + points, one.before.scores[seat]!)).toBe(to);
      }
    }
  });

  it('moves only tiles that lie on the board of its moment', () => {
    for (const one of played) {
      for (const { show, patch, beats } of one.told) {
        const view = { ...one[show], ...patch };
        const side = Math.sqrt(view.board.piles.length);
        const waiting = new Set(view.provisional?.tiles.map(({ row, col }) => `square:${row}:${col}`));
        const lies = (spot: string) => {
          const [, row, col] = spot.split(':').map(Number);
          return waiting.has(spot) || view.board.piles[(row! - 1) * side + col! - 1]!.length > 0;
        };
        const spots = beats.flatMap((beat) =>
          beat.what === 'light' ? beat.spots : beat.what === 'points' ? beat.above : 'spot' in beat ? [beat.spot] : [],
        );
        expect(spots.filter((spot) => spot.startsWith('square:') && !lies(spot))).toEqual([]);
      }
    }
  });

  it('brings the tiles of others one by one from their seat, and lights the words after that', () => {
    const others = played.filter((one) => type(one) === 'place' && !isMine(one));
    expect(others.length).toBeGreaterThan(60);
    for (const one of others) {
      const tiles = 'tiles' in one.made.move ? one.made.move.tiles : [];
      const coming = of(one, 'come');
      expect(coming.length).toBe(tiles.length);
      expect(new Set(coming.map(({ from }) => from))).toEqual(new Set([`seat:${one.made.seat}`]));
      expect(sorted(coming.map(({ start }) => start))).toEqual(coming.map(({ start }) => start));
      const landed = lengthOf(coming);
      const lights = one.told.at(-1)!.beats.filter(({ what }) => what === 'light');
      const words = (one.after.provisional ?? one.after.last)!.scored!;
      if (!one.after.outcome) expect(lights.length).toBe(words.words.length + Number(!one.after.provisional && words.bonus > 0));
      for (const { start } of lights) expect(start).toBeGreaterThanOrEqual(landed);
    }
  });

  it('lets one’s own tiles lie where they were laid, and new letters come from the bag', () => {
    const own = played.filter((one) => type(one) === 'place' && isMine(one));
    for (const one of own) expect(of(one, 'come').filter(({ spot }) => spot.startsWith('square:'))).toEqual([]);
    const drawing = own.filter(({ after, before }) => after.bagCount < before.bagCount);
    expect(drawing.length).toBeGreaterThan(5);
    for (const one of drawing) {
      const drawn = of(one, 'come').filter(({ from }) => from === 'bag');
      expect(drawn.at(-1)!.spot).toBe(`rack:${one.after.rack!.length - 1}`);
    }
  });

  it('counts a score when the first points have landed, and takes about two seconds', () => {
    for (const one of played.filter((some) => type(some) === 'place')) {
      for (const { beats } of one.told) {
        const points = beats.filter(({ what }) => what === 'points');
        const score = beats.find(({ what }) => what === 'score');
        if (!score || !points.length) continue;
        expect(score.start).toBeGreaterThan(points[0]!.start);
        expect(lengthOf(beats)).toBeLessThan(3600);
      }
    }
  });

  it('takes the tiles of a refused play back in reverse order, once its words have reddened', () => {
    const lost = played.filter((one) => type(one) === 'contest' && one.after.last!.refused.length);
    expect(lost.length).toBeGreaterThan(0);
    for (const one of lost) {
      const { tiles, seat } = one.before.provisional!;
      const going = of(one, 'go');
      expect(going.map(({ spot }) => spot)).toEqual(tiles.toReversed().map(({ row, col }) => `square:${row}:${col}`));
      expect(new Set(going.map(({ to }) => to))).toEqual(new Set([String(seat) === one.who ? 'hand' : `seat:${seat}`]));
      const [light] = of(one, 'light') as (Kind<'light'> & { start: number })[];
      expect(light!.tone).toBe('bad');
      expect(light!.start).toBeLessThan(Math.min(...going.map((beat) => (beat as unknown as Beat).start)));
    }
  });

  it('lets a play that is contested in vain score, and its words light up', () => {
    const kept = played.filter((one) => type(one) === 'contest' && !one.after.last!.refused.length);
    expect(kept.length).toBeGreaterThan(6);
    for (const one of kept) {
      expect(of(one, 'go')).toEqual([]);
      expect(of(one, 'light').every(({ tone }) => tone === 'good')).toBe(true);
      expect(of(one, 'prop').length).toBe(1);
    }
  });

  it('says a pass in a bubble at its seat', () => {
    const passed = played.filter((one) => type(one) === 'pass');
    expect(passed.length).toBeGreaterThan(5);
    for (const one of passed) expect(of(one, 'prop').map(({ at }) => at)).toEqual([`seat:${one.made.seat}`]);
  });

  it('takes the points for letters that are left at the end, after those of the last play', () => {
    const last = played.filter(({ after }) => after.outcome);
    expect(last.length).toBe(6);
    for (const one of last) {
      const lost = of(one, 'points').filter(({ points }) => points < 0);
      expect(lost.length).toBe(1);
      expect(one.told.at(-1)!.beats).toContain(lost[0]);
      expect(one.told.length).toBeGreaterThan(1);
    }
  });
});

describe('an exchange', () => {
  const exchange = (tile: string): Made => ({ seat: 0, move: { type: 'exchange', tile } });

  it('sends one’s own letter to the bag, and a new one comes', () => {
    const before = played[0]!.before;
    const [tile, ...rest] = before.rack!;
    const scene = told(before, { ...before, rack: [...rest, 'Z'] }, exchange(tile!), '0');
    expect(scene.map(({ show }) => show)).toEqual(['before', 'after']);
    expect(scene[0]!.beats).toMatchObject([{ what: 'go', spot: `held:${tile}`, to: 'bag' }]);
    expect(scene[1]!.beats).toMatchObject([{ what: 'come', spot: 'rack:6', from: 'bag' }]);
  });

  it('shows that of others face down', () => {
    const [scene] = told(played[0]!.before, played[0]!.before, exchange('?'), '1');
    expect(scene!.beats).toMatchObject([
      { what: 'prop', from: 'seat:0', at: 'bag' },
      { what: 'prop', from: 'bag', at: 'seat:0' },
    ]);
    expect(JSON.stringify(scene)).not.toContain('held');
  });
});

describe('what the table itself does', () => {
  it('says whose time is up, and who leaves', () => {
    const { before } = played[0]!;
    const at = (made: Made) => told(before, before, made, '1')[0]!.beats;
    expect(at({ seat: -1, move: { type: 'time-up' } })).toMatchObject([
      { what: 'prop', at: `seat:${before.turn}` },
      { what: 'mood' },
    ]);
    expect(at({ seat: 1, move: { type: 'withdraw' } })).toMatchObject([
      { what: 'prop', at: 'seat:1' },
      { what: 'mood', mood: 'sore' },
    ]);
  });
});
