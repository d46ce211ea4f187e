/** A table without a socket: what is asked there goes to the server by HTTP, and nothing of it is kept. */
import { NO_SERVER, send, Trouble } from '../lib/api';
import type { Carrier, Listener } from '../lib/link';
import type { FromServer, Update } from '../wire/types';

/** Who sits at such a table: a seat, and the name to show there if it is not the table's own. */
export interface Sitter {
  seat: number;
  name: string | null;
}

/** What to do where the server does not answer: `failed` is told why, `offline` may answer in its place. */
interface Without<Answer> {
  failed?: (error: Error) => void;
  offline?: (request: number, content: Record<string, unknown>) => Answer | null;
}

export class RequestCarrier<Answer extends { message: FromServer }> implements Carrier {
  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    /** Told each answer, with the request, before the session hears it. */
    private readonly answered: (text: string, answer: Answer) => void,
    private readonly sitter: Sitter,
    private readonly without: Without<Answer> = {},
  ) {}

  send(text: string): void {
    const { request, ...content } = JSON.parse(text) as { request: number } & Record<string, unknown>;
    send<Answer>('POST', this.address, { request, content }).then(
      (answer) => this.take(text, answer),
      (error: Error) => {
        const isOff = error instanceof Trouble && error.code === NO_SERVER;
        const answer = isOff && this.without.offline?.(request, content);
        if (answer) return this.take(text, answer);
        const problem = { status: 0, code: NO_SERVER, detail: error.message, rule: null, squares: [], words: [] };
        this.tell({ type: 'refused', request, problem });
        this.without.failed?.(error);
      },
    );
  }

  private take(text: string, answer: Answer): void {
    this.answered(text, answer);
    this.tell(answer.message);
  }

  /** Let the session hear a message. */
  tell(message: FromServer): void {
    const heard = message.type === 'update' ? { ...message, now: Date.now(), table: this.named(message.table) } : message;
    this.listener.heard(JSON.stringify(heard));
  }

  again(): void {
    this.listener.opened();
  }

  close(): void {
    // Nothing is open.
  }

  private named(table: Update['table']): Update['table'] {
    const { seat, name } = this.sitter;
    const seats = table.seats?.map((shown, at) => (name && at === seat ? { ...shown, who: { ...shown.who, name } } : shown));
    return { ...table, seats };
  }
}
