/** One's try at the position of the day: its table, and how one did once the move is made. */
import { get, type Trouble } from '../lib/api';
import { me } from '../lib/me.svelte';
import { Session } from '../lib/session.svelte';
import { RequestCarrier } from '../sandbox/carrier';
import type { DailyAnswered, DailyPosition, DailyResult } from '../wire/types';
import { pathOf } from './days';
import { isWaiting, keepAnswer } from './kept.svelte';

let tries = 0;

export class Trial {
  readonly session: Session;
  /** Why there can be no answer any more: the day is over, or another tab answered. */
  over = $state('');

  /** Whether the move is made and waits on this device until the server can be reached. */
  readonly isKept: boolean = $derived.by(() => isWaiting(this.position.day, this.position.game));

  private answered = $state.raw<DailyResult | null>(null);

  /** How one did, once the stage has played the move. */
  readonly result: DailyResult | null = $derived.by(() => (this.session.stage.isPlaying ? null : this.answered));
  readonly isDone = $derived.by(() => this.answered !== null || this.over !== '' || this.isKept);

  constructor(readonly position: DailyPosition) {
    let carrier: RequestCarrier<DailyAnswered> | undefined;
    this.answered = position.result;
    this.session = new Session(`daily-${++tries}`, (listener) => {
      carrier = new RequestCarrier<DailyAnswered>(
        pathOf(position.day, position.game),
        listener,
        (_, { result }) => (this.answered = result),
        { seat: position.seat, name: me.now?.name ?? null },
        {
          failed: (error) => {
            if ([409, 410].includes((error as Trouble).status)) this.over = error.message;
          },
          offline: (request, content) => this.offline(request, content),
        },
      );
      return carrier;
    });
    carrier?.tell(position.start);
  }

  /** See how one did, after an answer that was kept has been sent. */
  async look(): Promise<void> {
    const { day, game } = this.position;
    this.answered = (await get<DailyPosition>(pathOf(day, game))).result;
  }

  /** Without a connection nothing is previewed, and a move is kept. */
  private offline(request: number, content: Record<string, unknown>): DailyAnswered | null {
    if (content.type === 'preview')
      return { message: { type: 'previewed', request, words: [], points: null, dice: 0, problem: null }, result: null };
    if (content.type !== 'play') return null;
    const { day, game } = this.position;
    keepAnswer({ day, game, content });
    return { message: { type: 'done', request, seq: 0 }, result: null };
  }
}
