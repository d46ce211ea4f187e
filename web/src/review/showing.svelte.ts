/** A game that is looked back at, on the stage: a position at once, or a move played from it. */
import { momentsOf } from '../games';
import type { Listener } from '../lib/link';
import { Session } from '../lib/session.svelte';
import type { Eyes, Instead, Update } from '../wire/types';

type Tried = Instead['tried'][number];

let shown = 0;

export class Showing {
  readonly session: Session;
  /** The position as text. */
  position = $state('');

  private listener: Listener | undefined;
  private seq = 0;

  /** `eyes` is the table without a position. */
  constructor(private readonly eyes: Eyes) {
    this.session = new Session(`replay-${++shown}`, (listener) => {
      this.listener = listener;
      return null;
    });
  }

  /** Play moves as the game does. */
  async useStage(): Promise<void> {
    this.session.stage.use(await momentsOf(this.eyes.view.kind));
  }

  /** Show a position at once. */
  show(view: unknown, position: string): void {
    this.position = position;
    this.tell(view, 0, []);
  }

  /** Play a move from the position of now. */
  play(seat: number, { move, text, told, view, position }: Tried): void {
    this.position = position;
    const event = { type: 'moved', seat, move, text };
    this.tell(view, this.seq, [{ seq: this.seq, at: 0, event, told }]);
  }

  private tell(game: unknown, since: number, lines: readonly unknown[]): void {
    const { view: table, ...seen } = this.eyes;
    const seats = [{ ...seen, game: {} }];
    const update = { type: 'update', now: Date.now(), seq: ++this.seq, since, lines, table, game, seats, curtain: null };
    this.listener?.heard(JSON.stringify(update satisfies Record<keyof Omit<Update, 'done'>, unknown>));
  }
}
