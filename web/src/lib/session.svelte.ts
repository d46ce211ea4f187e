/** One table as this page knows it: what was told so far, and what was asked and not yet answered. */
import type { Eyes, FromClient, FromServer, Line, Message, Move, Problem, State } from '../wire/types';
import { Link } from './link';
import { settings } from './settings.svelte';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Wish = Without<FromClient, 'request' | 'seen'>;
export type Answer = Exclude<FromServer, State | { type: 'said' }>;
export type Connection = 'connecting' | 'open' | 'lost';

interface Waiting {
  text: string;
  answer: (answer: Answer) => void;
}

const WITHOUT_SEEN = new Set(['say', 'mute', 'preview', 'hints', 'plain']);

export class Session {
  state = $state.raw<State | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  messages = $state.raw<readonly Message[]>([]);
  /** The seats of those whom this person does not want to hear. */
  muted = $state.raw<readonly number[]>([]);
  connection = $state<Connection>('connecting');
  /** What the server last refused, until something is accepted or it is put away. */
  problem = $state.raw<Problem | null>(null);
  /** The server's clock less this one, in milliseconds. */
  offset = 0;

  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly link: Link | null;

  /** `still`: nothing is heard or asked, for games that are only looked at. */
  constructor(
    readonly id: string,
    still = false,
  ) {
    this.link = still
      ? null
      : new Link(() => this.address(), {
          opened: () => this.opened(),
          heard: (text) => this.heard(JSON.parse(text) as FromServer),
          lost: () => (this.connection = 'lost'),
        });
  }

  get seen(): number {
    return this.state?.seq ?? 0;
  }

  get eyes(): readonly Eyes[] {
    return this.state?.eyes ?? [];
  }

  /** Now, by the server's clock. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** Ask something of the table. It is asked again after a lost connection until it is answered. */
  ask(wish: Wish): Promise<Answer> {
    const request = ++this.asked;
    const seen = WITHOUT_SEEN.has(wish.type) ? {} : { seen: this.seen };
    const text = JSON.stringify({ ...wish, request, ...seen });
    return new Promise((answer) => {
      this.waiting.set(request, { text, answer });
      this.link?.send(text);
    });
  }

  /** Ask, and remember why not if it is refused. Returns whether it was accepted. */
  async want(wish: Wish): Promise<boolean> {
    const answer = await this.ask(wish);
    this.problem = answer.type === 'refused' ? answer.problem : null;
    return answer.type !== 'refused';
  }

  /** Make a move of the game from a seat. */
  play(seat: number, move: Move): Promise<boolean> {
    return this.want({ type: 'play', seat, move });
  }

  /** Hear everything again, as after a change of language. */
  again(): void {
    this.lines = [];
    this.state = null;
    this.link?.again();
  }

  close(): void {
    this.link?.close();
  }

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seen = this.lines.length ? this.seen : 0;
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?seen=${seen}&lang=${settings.language}`;
  }

  private opened(): void {
    this.connection = 'open';
    for (const { text } of this.waiting.values()) this.link?.send(text);
  }

  private heard(message: FromServer): void {
    if (message.type === 'state') {
      this.told(message);
      if (message.done) this.answered(message.done);
    } else if (message.type === 'said') this.said(message);
    else this.answered(message);
  }

  private answered(answer: Answer): void {
    if (answer.request === null) return;
    this.waiting.get(answer.request)?.answer(answer);
    this.waiting.delete(answer.request);
  }

  private told(state: State): void {
    this.offset = state.now - Date.now();
    const last = this.lines.at(-1)?.seq ?? -1;
    const fresh = state.lines.filter((line) => line.seq > last);
    if (fresh.length) this.lines = [...this.lines, ...fresh];
    this.state = state;
  }

  /** What was heard before stays, but for those who are muted now. */
  private said({ messages, muted }: { messages: readonly Message[]; muted: readonly number[] }): void {
    const known = new Map([...this.messages, ...messages].map((message) => [message.number, message]));
    this.muted = muted;
    this.messages = [...known.values()]
      .filter((message) => !message.seats.some((seat) => muted.includes(seat)))
      .sort((one, other) => one.number - other.number);
  }
}
