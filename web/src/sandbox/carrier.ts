/** A table without a socket: what is asked there goes to the server by HTTP, and nothing of it is kept. */
import { send } from '../lib/api';
import type { Carrier, Listener } from '../lib/link';
import type { FromServer, Update } from '../wire/types';

/** Who sits at such a table: a seat, and the name to show there if it is not the table's own. */
export interface Sitter {
  seat: number;
  name: string | null;
}

export class RequestCarrier<Answer extends { message: FromServer }> implements Carrier {
  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    /** Told each answer, with the request, before the session hears it. */
    private readonly answered: (text: string, answer: Answer) => void,
    private readonly sitter: Sitter,
    /** Told what the server did not answer at all. */
    private readonly failed: (error: Error) => void = () => {},
  ) {}

  send(text: string): void {
    const { request, ...content } = JSON.parse(text) as { request: number };
    send<Answer>('POST', this.address, { request, content }).then(
      (answer) => {
        this.answered(text, answer);
        this.tell(answer.message);
      },
      (error: Error) => {
        const problem = { status: 0, code: 'no-server', detail: error.message, rule: null, squares: [], words: [] };
        this.tell({ type: 'refused', request, problem });
        this.failed(error);
      },
    );
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
