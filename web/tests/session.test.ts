/** The client's side of the socket, against a server of paper. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Session } from '../src/lib/session.svelte';

class Paper {
  static OPEN = 1;
  static made: Paper[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly address: string) {
    Paper.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const line = (seq: number) => ({ seq, at: 0, event: { type: 'left', seat: 0 }, text: `line ${seq}` });
const state = (seq: number, ...lines: number[]) => ({ type: 'state', now: 1000, seq, lines: lines.map(line), eyes: [] });
const last = () => Paper.made.at(-1)!;

beforeEach(() => {
  Paper.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Paper);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('connects again with what it has seen, and asks again what was not answered', async () => {
  const session = new Session('t');
  last().open();
  last().tell(state(2, 0, 1));
  const answer = session.ask({ type: 'play', seat: 0, move: { type: 'pass' } });
  expect(last().sent).toEqual([{ type: 'play', seat: 0, move: { type: 'pass' }, request: 1, seen: 2 }]);

  last().close();
  expect(session.connection).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(Paper.made).toHaveLength(2);
  expect(last().address).toContain('seen=2');
  last().open();
  expect(session.connection).toBe('open');
  expect(last().sent).toEqual([{ type: 'play', seat: 0, move: { type: 'pass' }, request: 1, seen: 2 }]);

  last().tell(state(3, 1, 2));
  last().tell({ type: 'done', request: 1, seq: 2 });
  expect(await answer).toEqual({ type: 'done', request: 1, seq: 2 });
  expect(session.lines.map((one) => one.seq)).toEqual([0, 1, 2]);
  session.close();
});

it('waits longer each time, and no more than eight seconds', () => {
  const session = new Session('t');
  for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
    const made = Paper.made.length;
    last().close();
    vi.advanceTimersByTime(wait - 1);
    expect(Paper.made).toHaveLength(made);
    vi.advanceTimersByTime(1);
    expect(Paper.made).toHaveLength(made + 1);
  }
  session.close();
});

it('remembers why something was refused until something is accepted', async () => {
  const session = new Session('t');
  last().open();
  const first = session.want({ type: 'start' });
  last().tell({ type: 'refused', request: 1, problem: { detail: 'no' } });
  expect(await first).toBe(false);
  expect(session.problem?.detail).toBe('no');
  const second = session.want({ type: 'start' });
  last().tell({ type: 'done', request: 2, seq: 0 });
  expect(await second).toBe(true);
  expect(session.problem).toBeNull();
  session.close();
});

it('does not connect again once closed', () => {
  const session = new Session('t');
  last().open();
  session.close();
  vi.advanceTimersByTime(60_000);
  expect(Paper.made).toHaveLength(1);
});

it('hides those who are muted, and shows what they said once they are not', () => {
  const message = (number: number, seat: number) => ({ number, at: 0, seats: [seat], name: '', mine: false, text: `${number}` });
  const session = new Session('t');
  const heard = () => session.messages.map((one) => one.number);
  last().open();
  last().tell({ type: 'said', messages: [message(0, 1), message(1, 2)], muted: [] });
  void session.ask({ type: 'mute', seat: 1, on: true });
  expect(last().sent).toEqual([{ type: 'mute', seat: 1, on: true, request: 1 }]);
  last().tell({ type: 'said', messages: [message(1, 2)], muted: [1] });
  expect([heard(), session.muted]).toEqual([[1], [1]]);
  last().tell({ type: 'said', messages: [message(3, 2)], muted: [1] });
  expect(heard()).toEqual([1, 3]);
  last().tell({ type: 'said', messages: [0, 1, 2, 3].map((number) => message(number, number % 2 ? 2 : 1)), muted: [] });
  expect([heard(), session.muted]).toEqual([[0, 1, 2, 3], []]);
  session.close();
});
