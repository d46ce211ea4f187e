/** One table as this page knows it: what was told so far, and what was asked and not yet answered. */
import type { Eyes, FactProblem, FromClient, FromServer, Message, Move, Problem, Said, Text, Update } from '../wire/types';
import { Link, type Carrier, type Listener } from './link';
import { merged, type Known, type Seen } from './merging';
import { Reactions } from './reactions.svelte';
import { Sentences, type SaidLine } from './sentences.svelte';
import { settings, type Language } from './settings.svelte';
import { Stage } from '../stage/stage.svelte';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Wish = Without<FromClient, 'request' | 'seen'>;
export type Answer = Exclude<FromServer, Update | { type: 'said' | 'reacted' | 'watched' | 'waiting' | 'coached' }>;
export type Connection = 'connecting' | 'open' | 'lost';

/** A table at one moment, as each seat of this person sees it. */
export interface TableNow {
  now: number;
  seq: number;
  eyes: readonly Eyes[];
  curtain: Eyes | null;
}

interface Waiting {
  text: string;
  answer: (answer: Answer) => void;
}

/** How a session reaches its table: by a socket unless it is told otherwise, and not at all if this gives nothing. */
export type Connect = (listener: Listener) => Carrier | null;

const WITHOUT_SEEN = new Set(['say', 'mute', 'react', 'preview', 'hints', 'plain']);

export class Session {
  messages = $state.raw<readonly Message[]>([]);
  /** The seats of those whom this person does not want to hear. */
  muted = $state.raw<readonly number[]>([]);
  /** Those among them who only watch, each by the number of a message. */
  mutedSpectators = $state.raw<Said['mutedSpectators']>([]);
  /** How many people watch. */
  watchers = $state(0);
  /** What players show beside their seats now. */
  readonly reactions = new Reactions();
  connection = $state<Connection>('connecting');
  /** What the person is about to do, where that is not what is expected: the headline says it. */
  intent = $state('');
  /** What the person is writing to the others; it stays when the game begins and the page is another one. */
  draft = $state('');
  /** The server's clock less this one, in milliseconds. */
  offset = 0;

  /** What the page shows of all this, and when. */
  readonly stage = new Stage();

  private known = $state.raw<Known | null>(null);
  private refused = $state.raw<FactProblem | null>(null);
  private missing = $state.raw<FactProblem | null>(null);
  private queued = $state.raw<Text | null>(null);
  private coached = $state.raw<Text | null>(null);
  private readonly sentences = new Sentences(() => this.known?.table.seats ?? []);

  readonly state: TableNow | null = $derived(this.stage.shown && this.inWords(this.stage.shown));
  readonly lines: readonly SaidLine[] = $derived(this.stage.told.map((line) => this.sentences.line(line)));
  /** What the server last refused, until something is accepted or it is put away. */
  readonly problem: Problem | null = $derived(this.refused && this.explained(this.refused));

  /** That the computer players are busy, and which place in the queue one of this table has; else nothing. */
  readonly busy: string = $derived(this.queued === null ? '' : this.say(this.queued));

  /** What the coach said of the last move that was made here; else nothing. */
  readonly advice: string = $derived(this.coached === null ? '' : this.say(this.coached));

  /** Why there is no such table. */
  readonly gone: Problem | null = $derived(this.missing && this.explained(this.missing));

  private asked = 0;
  /** What the server last refused without being asked. */
  private unasked: FactProblem | null = null;
  private language: Language = settings.language;
  private readonly waiting = new Map<number, Waiting>();
  private readonly link: Carrier | null;

  constructor(
    readonly id: string,
    connect: Connect = (listener) => new Link(() => this.address(), listener),
  ) {
    this.link = connect({
      opened: () => this.opened(),
      heard: (text) => this.heard(JSON.parse(text) as FromServer),
      lost: () => (this.connection = 'lost'),
      refused: () => (this.missing = this.unasked),
    });
  }

  /** How far the table has come; what is shown may still be behind that. */
  get seen(): number {
    return this.known?.seq ?? 0;
  }

  get eyes(): readonly Eyes[] {
    return this.state?.eyes ?? [];
  }

  /** Which game it is, once that is known. */
  get game(): string | undefined {
    return this.known?.table.kind;
  }

  /** Now, by the server's clock. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** A fact of this table as a sentence. */
  say(text: Text): string {
    return this.sentences.say(text);
  }

  /** Why something was refused, in words. */
  explained(problem: FactProblem): Problem {
    return this.sentences.explained(problem);
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
    this.refused = answer.type === 'refused' ? answer.problem : null;
    return answer.type !== 'refused';
  }

  /** Make a move of the game from a seat. Who moves does not want to look on any longer. */
  play(seat: number, move: Move): Promise<boolean> {
    this.stage.skip();
    this.coached = null;
    return this.want({ type: 'play', seat, move });
  }

  /** Put away what was refused. */
  understood(): void {
    this.refused = null;
  }

  /** Have the server answer in a language from now on, where its answers are texts: those of `plain`. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.link?.again();
  }

  close(): void {
    this.stage.close();
    this.reactions.close();
    this.link?.close();
  }

  private inWords({ now, seq, seats, curtain }: Known): TableNow {
    const eyes = (seen: Seen): Eyes => ({ ...seen, expected: this.say(seen.expected) });
    return { now, seq, eyes: seats.map(eyes), curtain: curtain && eyes(curtain) };
  }

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?seen=${this.seen}&lang=${this.language}`;
  }

  private opened(): void {
    this.connection = 'open';
    for (const { text } of this.waiting.values()) this.link?.send(text);
  }

  private heard(message: FromServer): void {
    if (message.type === 'update') {
      this.updated(message);
      if (message.done) this.answered(message.done);
    } else if (message.type === 'said') this.said(message);
    else if (message.type === 'reacted') this.reactions.show(message);
    else if (message.type === 'watched') this.watchers = message.count;
    else if (message.type === 'waiting') this.queued = message.told as Text;
    else if (message.type === 'coached') this.coached = message.told as Text;
    else this.answered(message);
  }

  private answered(answer: Answer): void {
    if (answer.request === null) {
      this.unasked = answer.type === 'refused' ? answer.problem : null;
      return;
    }
    this.waiting.get(answer.request)?.answer(answer);
    this.waiting.delete(answer.request);
  }

  private updated(update: Update): void {
    this.offset = update.now - Date.now();
    this.queued = null;
    const before = this.known?.seq ?? 0;
    this.known = merged(this.known, update);
    this.stage.tell(this.known, update.lines, update.since < before);
  }

  /** What was heard before stays, unless everything comes again. */
  private said({ messages, muted, mutedSpectators, whole }: Said): void {
    const known = new Map([...(whole ? [] : this.messages), ...messages].map((message) => [message.number, message]));
    this.muted = muted;
    if (whole) this.mutedSpectators = mutedSpectators;
    this.messages = [...known.values()].sort((one, other) => one.number - other.number);
  }
}
