/** One step being taken: its table, what was tried there, and whether its goal is reached. */
import { me } from '../lib/me.svelte';
import { Session } from '../lib/session.svelte';
import type { LessonAnswer, LessonStep, Problem } from '../wire/types';
import { RequestCarrier } from '../sandbox/carrier';
import { addressOf, type ScriptName } from './script';

/** After so many wrong tries the solution is offered. */
const PATIENCE = 2;

let taken = 0;

export class Taking {
  readonly session: Session;
  /** Whether the goal is reached; the stage may still be playing the move. */
  private reached = $state(false);
  private readonly tried = $state<string[]>([]);
  /** Why the last try was wrong. */
  problem = $state.raw<Problem | null>(null);
  /** Whether the table itself says so too: it does while a move is being made. */
  isTold = $state(false);

  readonly isDone = $derived.by(() => this.reached && !this.session.stage.isPlaying);
  readonly isStuck = $derived(this.tried.length >= PATIENCE);

  private carrier: RequestCarrier<LessonAnswer> | undefined;

  constructor(
    game: string,
    script: ScriptName,
    at: number,
    readonly step: LessonStep,
  ) {
    const learner = { seat: step.seat, name: script === 'lesson' ? (me.now?.name ?? null) : null };
    const judged = (text: string, answer: LessonAnswer) => this.judged(text, answer);
    this.session = new Session(`lesson-${++taken}`, (listener) => {
      const offline = (request: number, { type, move }: Record<string, unknown>) => this.known(request, type, move);
      return (this.carrier = new RequestCarrier(addressOf(game, script, at), listener, judged, learner, { offline }));
    });
    this.carrier?.tell(step.start);
  }

  /** Play what the others do before it is the learner's turn. */
  watch(): void {
    if (this.step.shown) this.carrier?.tell(this.step.shown);
  }

  /** Make the move that is to be found. */
  async show(): Promise<void> {
    await this.session.play(this.step.seat, this.step.solution);
  }

  /** Without a connection one move is known: the solution. */
  private known(request: number, type: unknown, move: unknown): LessonAnswer | null {
    const { made, solution } = this.step;
    if (type !== 'play' || JSON.stringify(move) !== JSON.stringify(solution)) return null;
    const done = { type: 'done' as const, request, seq: made.seq };
    return { message: { ...made, done }, is_wrong: false };
  }

  private judged(text: string, { message, is_wrong: isWrong }: LessonAnswer): void {
    if (message.type === 'update') {
      this.reached = true;
      this.problem = null;
    } else if (isWrong && (message.type === 'refused' || message.type === 'previewed') && message.problem) {
      this.isTold = message.type === 'previewed';
      this.problem = this.session.explained(message.problem);
      const { move } = JSON.parse(text) as { move?: unknown };
      const tried = JSON.stringify(move);
      if (!this.tried.includes(tried)) this.tried.push(tried);
    } else if (message.type === 'previewed') this.problem = null;
  }
}
