/** A position being tried again: its table, what was tried there, and how close that was. */
import { get } from '../lib/api';
import { me } from '../lib/me.svelte';
import { Session } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { RequestCarrier } from '../sandbox/carrier';
import type { Move, ShownTry, Text, TryAnswer } from '../wire/types';

const address = (table: string, step: number) =>
  `/api/tables/${encodeURIComponent(table)}/tries/${step}?lang=${settings.language}`;

/** The position before a decision of a reviewed game. */
export const positionAt = (table: string, step: number) => get<ShownTry>(address(table, step));

/** The address of the page where a decision is tried again. */
export const tryAt = (table: string, step: number) => `/try/${encodeURIComponent(table)}/${step}`;

let begun = 0;

export class Trying {
  readonly session: Session;
  /** The moves that were tried, in their order, each once. */
  readonly tries = $state<Move[]>([]);
  /** How close the last try was. */
  told = $state.raw<Text | null>(null);
  /** How many clues are in sight. */
  clues = $state(0);
  isSolutionShown = $state(false);
  /** Whether a move as good as the best was made; the stage may still be playing it. */
  private reached = $state(false);

  readonly isFound = $derived.by(() => this.reached && !this.session.stage.isPlaying);
  /** Whether there was help before the answer. */
  readonly isHelped = $derived(this.clues > 0 || this.isSolutionShown);
  readonly isOver = $derived.by(() => this.isFound || this.isSolutionShown);

  private carrier: RequestCarrier<TryAnswer> | undefined;

  constructor(
    table: string,
    step: number,
    readonly shown: ShownTry,
  ) {
    const learner = { seat: shown.seat, name: me.now?.name ?? null };
    this.session = new Session(`try-${++begun}`, (listener) => {
      const judged = (text: string, answer: TryAnswer) => this.judged(text, answer);
      return (this.carrier = new RequestCarrier(address(table, step), listener, judged, learner));
    });
    this.carrier?.tell(shown.start);
  }

  /** Show the solution: the best moves, and the first of them on the board. */
  async solve(): Promise<void> {
    this.isSolutionShown = true;
    this.told = null;
    await this.session.play(this.shown.seat, this.shown.best[0]!.move);
  }

  private judged(text: string, { message, verdict }: TryAnswer): void {
    // The table's own hints are clues too.
    if (message.type === 'hinted') this.clues = Math.max(1, this.clues);
    if (!verdict) return;
    if (!this.isSolutionShown) {
      const { move } = JSON.parse(text) as { move: Move };
      if (!this.tries.some((one) => JSON.stringify(one) === JSON.stringify(move))) this.tries.push(move);
      this.told = verdict.told as Text;
    }
    if (message.type === 'update') this.reached = true;
  }
}
