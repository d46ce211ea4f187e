/** A socket that comes back: it connects again by itself, each time waiting a little longer. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The server closes with this code what it will not open again. */
const NO_TABLE = 4404;

export interface Listener {
  opened(): void;
  heard(text: string): void;
  lost(): void;
  /** There is nothing at the address. */
  refused(): void;
}

export class Link {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly hurry = () => this.socket === null && !this.closed && this.connect();

  /** `address` is asked for each time, since it tells what was seen so far. */
  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    this.connect();
  }

  /** Send a text if connected; whoever wants it sent for sure sends it again when opened. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** Connect anew at once. */
  again(): void {
    this.socket?.close();
    this.drop(this.socket);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.listener.heard(String(event.data));
    };
    socket.onclose = ({ code }) => {
      if (!this.drop(socket) || this.closed) return;
      if (code === NO_TABLE) {
        this.close();
        this.listener.refused();
        return;
      }
      this.listener.lost();
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private drop(socket: WebSocket | null): boolean {
    const was = this.socket === socket;
    if (was) this.socket = null;
    return was;
  }
}
