/** How Mots de Tête is played on the stage, told from whole games with the views before and after each move. */
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { moments } from '../src/games/mots-de-tete/beats';
import type { MotsDeTeteView as View } from '../src/games/mots-de-tete/types';
import { lengthOf, type Beat, type Moment, type Scene } from '../src/stage/beats';
import type { Move, TableView } from '../src/wire/types';

interface Step {
  seat: number;
  move: Move;
  before: View;
  after: View;
}
let steps: Step[];

interface Told {
  seat: number;
  move: Move;
  views: { spectator: View };
}

beforeAll(() => {
  const args = ['-m', 'tests.stories.scenes', 'mots-de-tete'];
  const printed = execFileSync('.venv/bin/python', args, { cwd: '..', maxBuffer: 2 ** 28 });
  const games = Object.values(JSON.parse(printed.toString()) as Record<string, Told[]>);
  steps = games.flatMap((game) =>
    game.slice(1).map(({ seat, move, views }, at) => ({ seat, move, before: game[at]!.views.spectator, after: views.spectator })),
  );
}, 60_000);

function scene({ seat, move, before, after }: Step, mine: readonly number[] = []): Scene<View> {
  const table = {} as TableView;
  return { before, after, table: { before: table, after: table }, made: [{ seat, move }], mine };
}
const played = (step: Step, mine: readonly number[] = []) => moments(scene(step, mine));
const of = <What extends Beat['what']>(shown: readonly Moment<View>[], what: What) =>
  shown.flatMap(({ beats }) => beats).filter((beat): beat is Extract<Beat, { what: What }> => beat.what === what);
const spots = (beats: readonly { spot: string }[]) => beats.map(({ spot }) => spot);

/** What the board shows during a moment. */
function board({ show, patch }: Moment<View>, { before, after }: Step): View {
  return { ...(show === 'before' ? before : after), ...patch };
}

/** The spots of the game that the table has when it shows a view. */
function spotsOf(view: View): Set<string> {
  const side = view.options.board;
  const letters = [...view.board.letters].flatMap((letter, at) =>
    letter === '.' ? [] : [`square:${Math.floor(at / side) + 1}:${(at % side) + 1}`],
  );
  const open = (view.provisional?.letters ?? []).map(({ row, col }) => `square:${row}:${col}`);
  const dice = (view.stood?.scored.bonuses ?? []).flatMap(({ rolls }, bonus) => rolls.map((_, roll) => `bonus:${bonus}:${roll}`));
  const seats = view.scores.map((_, seat) => `seat:${seat}`);
  const tray = [...(view.stood ? ['sum'] : []), ...(view.die !== null && !view.provisional ? ['die'] : []), 'well'];
  return new Set([...letters, ...open, ...dice, ...seats, ...tray]);
}

const named = (beat: Beat): string[] => {
  if (beat.what === 'light') return [...beat.spots];
  if (beat.what === 'points') return [...beat.above];
  if (beat.what === 'prop') return [beat.at];
  if (beat.what === 'come' || beat.what === 'move') return [beat.spot, beat.from];
  if (beat.what === 'go') return [beat.spot, ...(beat.to === undefined ? [] : [beat.to])];
  return 'spot' in beat ? [beat.spot] : [];
};

const stands = ({ before, after }: Step) => after.stood !== null && JSON.stringify(before.stood) !== JSON.stringify(after.stood);
const rolled = ({ after }: Step) => after.stood!.scored.bonuses.flatMap(({ rolls }) => rolls);

describe('any event of whole games', () => {
  it('moves nothing that is not on the table', () => {
    expect(steps.length).toBeGreaterThan(150);
    for (const step of steps) {
      for (const moment of played(step)) {
        const there = spotsOf(board(moment, step));
        for (const beat of moment.beats) expect(named(beat).filter((spot) => !there.has(spot))).toEqual([]);
      }
    }
  });
  it('counts the score that there is in the end, and tells what happened once', () => {
    for (const step of steps) {
      const shown = played(step);
      const changed = step.after.scores.flatMap((to, seat) => (to === step.before.scores[seat] ? [] : [{ seat, to }]));
      expect(of(shown, 'score').map(({ seat, to }) => ({ seat, to }))).toEqual(changed);
      expect(of(shown, 'points').reduce((sum, { points }) => sum + points, 0)).toBe(
        changed.reduce((sum, { seat, to }) => sum + to - step.before.scores[seat]!, 0),
      );
      expect(of(shown, 'tell').length).toBeLessThanOrEqual(1);
    }
  });
  it('throws the die of the next turn last, after everything of this one', () => {
    const thrown = steps.filter((step) => spots(of(played(step), 'come')).includes('die'));
    expect(thrown.length).toBeGreaterThan(100);
    for (const step of thrown) {
      const shown = played(step);
      expect(shown.findIndex((one) => spots(of([one], 'come')).includes('die'))).toBe(shown.length - 1);
      expect(board(shown.at(-1)!, step).die).toBe(step.after.die);
    }
    const turns = steps.filter(
      ({ before, after }) => after.turn !== null && after.turn !== before.turn && after.options.variant !== 'quarte',
    );
    expect(turns.filter((step) => !thrown.includes(step))).toEqual([]);
    expect(thrown.filter(({ after }) => after.turn === null || after.options.variant === 'quarte')).toEqual([]);
  });
});

describe('a turn that stands', () => {
  it('arrives letter by letter, its words light up, its points fly', () => {
    const plain = steps.filter((step) => step.move.type === 'write' && stands(step) && !rolled(step).length);
    expect(plain.length).toBeGreaterThan(30);
    for (const step of plain) {
      const shown = played(step);
      const { letters, scored } = step.after.stood!;
      const written = of(shown.slice(0, 1), 'come');
      expect(spots(written)).toEqual(letters.map(({ row, col }) => `square:${row}:${col}`));
      expect(written.map(({ start }) => start)).toEqual([...written.map(({ start }) => start)].sort((one, two) => one - two));
      expect(of(shown, 'points').map(({ points }) => points)).toEqual(scored.words.map(({ points }) => points));
      expect(of(shown, 'light').map((one) => one.spots.length)).toEqual(scored.words.map(({ squares }) => squares.length));
      expect(shown.reduce((time, { beats }) => time + lengthOf(beats), 0)).toBeLessThan(4000);
    }
  });
  it('of one’s own lies there already: words, dice and points, but no arrival', () => {
    for (const step of steps.filter((one) => one.move.type === 'write' && stands(one))) {
      const shown = played(step, [step.seat]);
      expect(spots(of(shown, 'come')).filter((spot) => spot.startsWith('square'))).toEqual([]);
      expect(of(shown, 'points').length).toBeGreaterThan(0);
      expect(of(shown, 'come').filter(({ spot }) => spot.startsWith('bonus')).length).toBe(rolled(step).length);
    }
  });
  it('has its dice fall one by one, and the sum grows by each that has landed', () => {
    const dicey = steps.filter((step) => stands(step) && rolled(step).length > 1);
    expect(dicey.length).toBeGreaterThan(5);
    for (const step of dicey) {
      const falling = played(step, [step.seat]).filter((one) => of([one], 'come').some(({ spot }) => spot.startsWith('bonus')));
      expect(falling.map((one) => of([one], 'come').length)).toEqual(rolled(step).map(() => 1));
      const sums = [...falling.map((one) => board(one, step).stood!.scored.total), step.after.stood!.scored.total];
      const words = step.after.stood!.scored.bonuses.flatMap((bonus) => bonus.rolls.map(() => bonus.words));
      expect(sums.slice(1).map((sum, at) => sum - sums[at]!)).toEqual(rolled(step).map((roll, at) => roll * words[at]!));
    }
  });
});

describe('a turn that writes nothing', () => {
  it.each(['pass', 'time-up'] as const)('is said by its player: %s', (type) => {
    // A turn whose time is over ends as if its player had passed; the table says so.
    const passed = steps.filter(({ move }) => move.type === 'pass');
    expect(passed.length).toBeGreaterThan(5);
    for (const step of passed) {
      const [first] = played(type === 'pass' ? step : { ...step, seat: -1, move: { type } });
      expect(of([first!], 'prop').map(({ at }) => at)).toEqual([`seat:${step.seat}`]);
      expect(board(first!, step)).toMatchObject({ turn: null, die: null });
    }
  });
  it('after a bad word: its letters redden and go, the last first', () => {
    const wiped = steps.filter(({ after, move }) => move.type === 'write' && after.last?.refused?.length);
    expect(wiped.length).toBeGreaterThan(0);
    for (const step of wiped) {
      const shown = played(step);
      const { letters } = step.move as { letters: { row: number; col: number }[] };
      expect(of(shown, 'light').map(({ tone }) => tone)).toEqual(['bad']);
      expect(spots(of(shown, 'go'))).toEqual(letters.map(({ row, col }) => `square:${row}:${col}`).reverse());
      expect(of(shown, 'points')).toEqual([]);
    }
  });
});

describe('a contest', () => {
  const contests = (won: boolean) =>
    steps.filter(({ move, after }) => move.type === 'contest' && !!after.last?.refused?.length === won);

  it('that is won lights the bad words and takes the letters away', () => {
    expect(contests(true).length).toBeGreaterThan(0);
    for (const step of contests(true)) {
      const shown = played(step);
      const { letters, seat, scored } = step.before.provisional!;
      const bad = scored.words.filter(({ word }) => step.after.last!.refused.includes(word));
      expect(of(shown, 'light').map((one) => one.spots.length)).toEqual(bad.map(({ squares }) => squares.length));
      expect(of(shown, 'go').length).toBe(letters.length);
      expect(of(shown, 'mood').map((one) => [one.seat, one.mood])).toEqual([
        [step.seat, 'glad'],
        [seat, 'sore'],
      ]);
    }
  });
  it('that is lost lets the words stand: dice and points come now', () => {
    expect(contests(false).length).toBeGreaterThan(0);
    for (const step of contests(false)) {
      const shown = played(step);
      expect(of(shown, 'go')).toEqual([]);
      expect(of(shown, 'mood')[0]).toMatchObject({ seat: step.seat, mood: 'sore' });
      expect(of(shown, 'light').some(({ tone }) => tone === 'good')).toBe(true);
      expect(of(shown, 'score').map(({ seat }) => seat)).toEqual([step.before.provisional!.seat]);
    }
  });
});

describe('the rest', () => {
  it('lets open words arrive without points, and one’s own lie', () => {
    const open = steps.filter(({ move, after }) => move.type === 'write' && after.provisional);
    expect(open.length).toBeGreaterThan(0);
    for (const step of open) {
      expect(of(played(step), 'points')).toEqual([]);
      expect(of(played(step), 'come').length).toBe(step.after.provisional!.letters.length);
      expect(played(step, [step.seat])).toEqual([]);
    }
  });
  it('makes somebody who leaves sore, and takes their open letters with them', () => {
    const open = steps.find(({ after }) => after.provisional)!.after;
    const { seat, letters } = open.provisional!;
    const after: View = { ...open, provisional: null, withdrawn: [seat] };
    const shown = played({ seat, move: { type: 'withdraw' }, before: open, after });
    expect(of(shown, 'mood')).toMatchObject([{ seat, mood: 'sore' }]);
    expect(of(shown, 'go').length).toBe(letters.length);
  });
  it('throws no die when the game is over', () => {
    const last = steps.filter(({ after }) => after.outcome);
    expect(last.length).toBe(7);
    for (const step of last) expect(spots(of(played(step), 'come'))).not.toContain('die');
  });
});
