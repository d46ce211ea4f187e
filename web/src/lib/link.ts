/**
 * A socket that comes back: it connects again by itself, each time waiting a little longer.
 *
 * A socket can be dead without being closed: the radio is off, a router forgot it. The browser tells of the first, and for the
 * rest the server is asked whether it still hears us when it has been silent for a while.
 */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How long the server may be silent before it is asked, and then before it is given up. */
const SILENCE = 15_000;
const PATIENCE = 6000;
/** Requests of a session are numbered from 1: the answer to this one concerns nobody. */
const PING = JSON.stringify({ type: 'ping', request: 0 });
/** The server closes with these codes what it will not open again: no such table, a session that is over. */
const FINAL = [4403, 4404];

export interface Listener {
  opened(): void;
  heard(text: string): void;
  lost(): void;
  /** It is over for good; the last message says why. */
  refused(): void;
}

/** What carries requests to a table; a listener hears what comes back. */
export interface Carrier {
  send(text: string): void;
  again(): void;
  close(): void;
}

export class Link implements Carrier {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly hurry = () => this.socket === null && !this.closed && this.connect();
  private readonly giveUp = () => this.lose(this.socket);

  /** `address` is asked for each time, since it tells what was seen so far. */
  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.giveUp);
    this.connect();
  }

  /** Send a text if connected; whoever wants it sent for sure sends it again when opened. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** Connect anew at once. */
  again(): void {
    this.drop(this.socket);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.giveUp);
    this.drop(this.socket);
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listen();
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.listen();
      this.listener.heard(String(event.data));
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      if (!FINAL.includes(code)) return this.lose(socket);
      this.close();
      this.listener.refused();
    };
  }

  /** From now on the server may be silent for a while; then it is asked, and given up if it does not answer. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.send(PING);
      this.silence = setTimeout(this.giveUp, PATIENCE);
    }, SILENCE);
  }

  /** Tell that the connection is lost, and connect again in a while. */
  private lose(socket: WebSocket | null): void {
    if (!this.drop(socket) || this.closed) return;
    this.listener.lost();
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Have nothing more to do with a socket. Returns whether it was the present one. */
  private drop(socket: WebSocket | null): boolean {
    if (!socket || this.socket !== socket) return false;
    clearTimeout(this.silence);
    this.socket = null;
    socket.close();
    return true;
  }
}
