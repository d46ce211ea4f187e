/** The client's side of the socket, against a server of paper. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Session } from '../src/lib/session.svelte';
import { load, loadTable } from '../src/lib/texts.svelte';

class Paper {
  static OPEN = 1;
  static made: Paper[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly address: string) {
    Paper.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const line = (seq: number) => ({ seq, at: 0, event: { type: 'left', seat: 0 }, told: [`line ${seq}`] });
const update = (seq: number, ...lines: number[]) => ({
  ...{ type: 'update', now: 1000, seq, since: 0, lines: lines.map(line) },
  ...{ table: { seats: [] }, game: null, seats: [] },
});
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
  last().tell(update(2, 0, 1));
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

  last().tell(update(3, 1, 2));
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

it('tells why there is no such table, and does not ask for it again', async () => {
  await load('en');
  await loadTable();
  const session = new Session('t');
  last().open();
  last().tell({
    type: 'refused',
    request: null,
    problem: { status: 404, code: 'no-table', detail: ['say', 'problem-no-table', {}] },
  });
  expect(session.gone).toBeNull();
  last().close(4404);
  expect(session.gone?.detail).toBe('There is no table at this address.');
  vi.advanceTimersByTime(60_000);
  expect(Paper.made).toHaveLength(1);
});

it('hides those who are muted, and shows what they said once they are not', () => {
  const message = (number: number, seat: number) => ({ number, at: 0, seats: [seat], name: '', mine: false, text: `${number}` });
  const said = (messages: object[], muted: number[], whole = true) => ({
    type: 'said',
    messages,
    muted,
    mutedSpectators: [],
    whole,
  });
  const session = new Session('t');
  const heard = () => session.messages.map((one) => one.number);
  last().open();
  last().tell(said([message(0, 1), message(1, 2)], []));
  void session.ask({ type: 'mute', seat: 1, message: null, on: true });
  expect(last().sent).toEqual([{ type: 'mute', seat: 1, message: null, on: true, request: 1 }]);
  last().tell(said([message(1, 2)], [1]));
  expect([heard(), session.muted]).toEqual([[1], [1]]);
  last().tell(said([message(3, 2)], [1], false));
  expect(heard()).toEqual([1, 3]);
  last().tell(
    said(
      [0, 1, 2, 3].map((number) => message(number, number % 2 ? 2 : 1)),
      [],
    ),
  );
  expect([heard(), session.muted]).toEqual([[0, 1, 2, 3], []]);
  session.close();
});

const seat = (name: string | null, level: string | null = null) => ({ who: { name, level } });
const part = (own: number, game: object, more: object = {}) => ({ seat: own, game, expected: '', may: [], only: null, ...more });

it('puts together what everybody sees and what a seat sees, and keeps what did not change', () => {
  const session = new Session('t');
  last().open();
  last().tell({
    ...update(3, 0, 1, 2),
    table: { id: 't', status: 'running', seats: [seat('Ada')], toAct: [0], game: null },
    game: { rack: [], bag: 90, board: [[1]] },
    seats: [part(0, { rack: ['A'] }), part(1, { rack: ['B'] })],
    curtain: part(-1, {}),
  });
  const before = session.eyes[0]!.view as unknown as { seats: object; game: { board: object } };
  expect(session.eyes.map((one) => one.view.game)).toEqual([
    { rack: ['A'], bag: 90, board: [[1]] },
    { rack: ['B'], bag: 90, board: [[1]] },
  ]);
  expect(session.state?.curtain?.view.game).toEqual({ rack: [], bag: 90, board: [[1]] });

  last().tell({ ...update(4, 3), since: 3, table: { seq: 4, toAct: [1] }, game: { bag: 89 }, seats: [part(0, { rack: ['C'] })] });
  const after = session.eyes[0]!.view as unknown as typeof before;
  expect(after).toEqual({ ...before, seq: 4, toAct: [1], game: { rack: ['C'], bag: 89, board: [[1]] } });
  expect(after.seats).toBe(before.seats);
  expect(after.game.board).toBe(before.game.board);
  expect(session.state?.curtain).toBeNull();

  last().tell({ ...update(5), table: { id: 't', seats: [] }, seats: [part(0, {})] });
  expect(session.eyes[0]!.view).toEqual({ id: 't', seats: [], game: null });
  session.close();
});

it('says facts in the language of the page, also when that changes, and asks nobody for it', async () => {
  await load('fr');
  await loadTable();
  const session = new Session('t');
  last().open();
  last().tell({
    ...update(1),
    lines: [
      {
        ...line(0),
        told: [
          ['say', 'story-pass', { player: ['seat', 1] }],
          ['say', 'not-a-text', {}],
        ],
      },
    ],
    table: { seats: [seat('Ada'), seat(null, 'club'), seat(null, 'club'), seat(null)] },
    seats: [
      part(0, {}, { expected: ['say', 'story-waiting-for', { players: ['join', [0, 2, 3].map((n) => ['seat', n]), ', '] }] }),
    ],
  });
  const wanted = session.want({ type: 'start' });
  const refused = (request: number, name: string) => ({
    ...{ type: 'refused', request },
    problem: { status: 409, code: '', detail: ['say', name, { player: 2 }] },
  });
  last().tell(refused(1, 'refused-not-your-turn'));
  await wanted;
  const words = () => [session.lines[0]!.text, session.eyes[0]!.expected, session.problem?.detail];
  expect(words()).toEqual([
    'Renard 1 passe',
    'On attend Ada, Renard 2, Place libre.',
    'Ce n’est pas votre tour : c’est au joueur 2 de jouer.',
  ]);
  await load('en');
  expect(words()).toEqual(['Fox 1 passes', 'Waiting for Ada, Fox 2, Free seat.', 'It is not your turn: player 2 is to play.']);
  expect(Paper.made).toHaveLength(1);

  const again = session.want({ type: 'start' });
  last().tell(refused(2, 'not-a-text'));
  await again;
  expect(session.problem?.detail).toBe('This is not possible right now.');
  session.understood();
  expect(session.problem).toBeNull();
  session.close();
});

it('says why the server cannot store anything', async () => {
  await loadTable();
  const session = new Session('t');
  last().open();
  last().tell(update(0));
  for (const code of ['starting', 'stopping', 'database-away', 'database-locked', 'disk-full', 'database-read-only']) {
    const said = [];
    for (const language of ['fr', 'en'] as const) {
      await load(language);
      const wanted = session.want({ type: 'start' });
      const { request } = last().sent.at(-1)!;
      const problem = { status: 503, code, detail: ['say', `problem-${code}`, {}] };
      last().tell({ type: 'refused', request, problem });
      await wanted;
      said.push(session.problem!.detail);
    }
    expect(said[0]).toMatch(/serveur/);
    expect(said[1]).toMatch(/server/);
    expect(said[1]).not.toBe('The server cannot do this at the moment. Try again shortly.');
  }
  session.close();
});

it('says again only the lines that are new, until a name changes', () => {
  const session = new Session('t');
  last().open();
  last().tell({ ...update(1, 0), table: { seats: [seat('Ada')] } });
  const [first] = session.lines;
  last().tell({ ...update(2, 1), since: 1, table: { seats: [{ ...seat('Ada'), left: 5 }] } });
  expect(session.lines[0]).toBe(first);
  last().tell({ ...update(3, 2), since: 2, table: { seats: [seat('Bea')] } });
  expect(session.lines[0]).not.toBe(first);
  session.close();
});

it('has the server answer in another language by connecting again with what it has seen', () => {
  const session = new Session('t');
  last().open();
  last().tell(update(2, 0, 1));
  session.speak('fr');
  session.speak('fr');
  expect(Paper.made).toHaveLength(2);
  expect(last().address).toMatch(/seen=2&lang=fr$/);
  expect(session.lines).toHaveLength(2);
  session.close();
});

it('notices that the radio is off though the socket is open, and connects when it is on again', () => {
  const session = new Session('t');
  last().open();
  dispatchEvent(new Event('offline'));
  expect(session.connection).toBe('lost');
  dispatchEvent(new Event('online'));
  last().open();
  expect(session.connection).toBe('open');
  expect(Paper.made).toHaveLength(2);
  session.close();
});

it('asks a server that is silent whether it is there, and gives it up if it does not answer', () => {
  const session = new Session('t');
  last().open();
  vi.advanceTimersByTime(15_000);
  expect(last().sent).toEqual([{ type: 'ping', request: 0 }]);
  last().tell({ type: 'done', request: 0, seq: 1 });
  vi.advanceTimersByTime(20_999);
  expect(session.connection).toBe('open');
  expect(last().sent).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(session.connection).toBe('lost');
  session.close();
});
