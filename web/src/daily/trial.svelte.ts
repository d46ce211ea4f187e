/** One's try at the position of the day: its table, and how one did once the move is made. */
import type { Trouble } from '../lib/api';
import { me } from '../lib/me.svelte';
import { Session } from '../lib/session.svelte';
import { RequestCarrier } from '../sandbox/carrier';
import type { DailyAnswered, DailyPosition, DailyResult } from '../wire/types';
import { pathOf } from './days';

let tries = 0;

export class Trial {
  readonly session: Session;
  /** Why there can be no answer any more: the day is over, or another tab answered. */
  over = $state('');

  private answered = $state.raw<DailyResult | null>(null);

  /** How one did, once the stage has played the move. */
  readonly result: DailyResult | null = $derived.by(() => (this.session.stage.isPlaying ? null : this.answered));
  readonly isDone = $derived.by(() => this.answered !== null || this.over !== '');

  constructor(readonly position: DailyPosition) {
    let carrier: RequestCarrier<DailyAnswered> | undefined;
    this.answered = position.result;
    this.session = new Session(`daily-${++tries}`, (listener) => {
      carrier = new RequestCarrier<DailyAnswered>(
        pathOf(position.day, position.game),
        listener,
        (_, { result }) => (this.answered = result),
        { seat: position.seat, name: me.now?.name ?? null },
        (error) => {
          if ([409, 410].includes((error as Trouble).status)) this.over = error.message;
        },
      );
      return carrier;
    });
    carrier?.tell(position.start);
  }
}
