/** The stage: what the page shows, and when, by a clock that the test moves. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Known } from '../src/lib/merging';
import { choose } from '../src/lib/settings.svelte';
import type { Moments } from '../src/stage/beats';
import { Stage } from '../src/stage/stage.svelte';
import type { FactLine } from '../src/wire/types';

interface View {
  board: string;
  scores: readonly number[];
}

const moments: Moments<View> = ({ before, after }) => [
  { show: 'before', beats: [{ what: 'hold', start: 0, duration: 200 }] },
  {
    show: 'after',
    patch: { board: `${before.board} to ${after.board}` },
    beats: [
      { what: 'score', seat: 0, to: after.scores[0]!, start: 300, duration: 100 },
      { what: 'mood', seat: 0, mood: 'glad', start: 0, duration: 500 },
    ],
  },
];

function table(seq: number, status = 'running'): Known {
  const game = { board: `board ${seq}`, scores: [seq * 10], outcome: null };
  const view = { seq, status, seats: [], toAct: [], outcome: null, game };
  const seats = [{ seat: 0, may: [], only: null, expected: `expected ${seq}`, view }];
  return { now: 0, seq, table: view, game, seats, curtain: null } as unknown as Known;
}
const moved = (seq: number) => ({ seq, at: 0, event: { type: 'moved', seat: 0, move: {}, text: '' }, told: [`line ${seq}`] });
const lines = (...seqs: number[]) => seqs.map(moved) as unknown as FactLine[];

let stage: Stage;
const shown = () => ({
  board: (stage.shown!.game as unknown as View).board,
  score: (stage.begun[0] ? stage.counting[0]?.to : null) ?? (stage.shown!.game as unknown as View).scores[0],
  expected: stage.shown!.seats[0]!.expected,
  told: stage.told.map(({ seq }) => seq),
});
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  choose({ stage: 'calm' });
  stage = new Stage();
  stage.layer = document.createElement('div');
  stage.use(moments as Moments<never>);
  stage.tell(table(1), lines(1), true);
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

it('shows before, beats and after; score, log and headline follow the beats', async () => {
  stage.tell(table(2), lines(2));
  expect(shown()).toEqual({ board: 'board 1', score: 10, expected: 'expected 1', told: [1] });
  await pass(250);
  expect(shown()).toEqual({ board: 'board 1 to board 2', score: 10, expected: 'expected 1', told: [1] });
  expect(stage.moods).toEqual({ 0: 'glad' });
  await pass(300);
  expect(shown()).toEqual({ board: 'board 1 to board 2', score: 20, expected: 'expected 1', told: [1] });
  await pass(200);
  expect(shown()).toEqual({ board: 'board 2', score: 20, expected: 'expected 2', told: [1, 2] });
  expect(stage.isPlaying).toBe(false);
});

it('plays one event after the other', async () => {
  stage.tell(table(2), lines(2));
  stage.tell(table(3), lines(3));
  await pass(710);
  expect(shown()).toEqual({ board: 'board 2', score: 20, expected: 'expected 2', told: [1, 2] });
  await pass(720);
  expect(shown()).toEqual({ board: 'board 3', score: 30, expected: 'expected 3', told: [1, 2, 3] });
});

it.each([0, 100, 250, 550])('skipped after %i ms leaves the table as it is', async (time) => {
  stage.tell(table(2), lines(2));
  stage.tell(table(3), lines(3));
  await pass(time);
  stage.skip();
  const now = { board: 'board 3', score: 30, expected: 'expected 3', told: [1, 2, 3] };
  expect(shown()).toEqual(now);
  await pass(5000);
  expect(shown()).toEqual(now);
});

it('catches up at once when thirty events come together', async () => {
  for (let seq = 2; seq <= 31; seq++) stage.tell(table(seq), lines(seq));
  await pass(4 * 710);
  expect(shown()).toEqual({
    board: 'board 31',
    score: 310,
    expected: 'expected 31',
    told: [...Array(31).keys()].map((at) => at + 1),
  });
});

it('waits for nothing where nobody looks', async () => {
  stage.tell(table(2), lines(2));
  await pass(100);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown().board).toBe('board 2');
  stage.tell(table(3), lines(3));
  expect(shown()).toEqual({ board: 'board 3', score: 30, expected: 'expected 3', told: [1, 2, 3] });
  hidden.mockRestore();
});

it('shows all at once if the person wants it so', () => {
  choose({ stage: 'off' });
  stage.tell(table(2), lines(2));
  expect(shown()).toEqual({ board: 'board 2', score: 20, expected: 'expected 2', told: [1, 2] });
});

it('says that the game is over only after its last beat', async () => {
  stage.tell(table(2, 'finished'), lines(2));
  await pass(650);
  expect(stage.shown!.table.status).toBe('running');
  await pass(60);
  expect(stage.shown!.table.status).toBe('finished');
});

it('plays nothing when the table is told anew', () => {
  stage.tell(table(9), lines(8, 9), true);
  expect(shown()).toEqual({ board: 'board 9', score: 90, expected: 'expected 9', told: [1, 8, 9] });
});
