/** A push service and a mail server of our own, and a reader of what was pushed. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer as createHttp } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** What a browser tells a server about where and how it is reached. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Has the keys of one browser, and reads what was sealed for it (RFC 8291). */
export class Reader {
  private readonly pair = createECDH('prime256v1');
  private readonly own = this.pair.generateKeys();
  private readonly auth = randomBytes(16);

  subscription(service: string): Subscription {
    const name = randomBytes(8).toString('hex');
    const keys = { p256dh: this.own.toString('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: `${service}/${name}`, keys };
  }

  read(body: Buffer): Record<string, string> {
    const length = body[20]!;
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + length), body.subarray(21 + length)];
    const derived = (secret: Buffer, salt: Buffer, info: Buffer, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, info, size));
    const both = Buffer.concat([Buffer.from('WebPush: info\0'), this.own, theirs]);
    const secret = derived(this.pair.computeSecret(theirs), this.auth, both, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]).toString();
    return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1)) as Record<string, string>;
  }
}

interface Receiver<T> {
  address: string;
  came: T[];
  stop: () => void;
}

async function listening<T>(server: Server, scheme: string, came: T[]): Promise<Receiver<T>> {
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `${scheme}://127.0.0.1:${port}`, came, stop: () => void server.close() };
}

/** A push service that keeps the bodies it takes. */
export function pushService(): Promise<Receiver<Buffer>> {
  const came: Buffer[] = [];
  const server = createHttp((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      came.push(Buffer.concat(parts));
      answer.writeHead(201).end();
    });
  });
  return listening(server, 'http', came);
}

/** A mail server that keeps the texts of the mails it takes. */
export function mailServer(): Promise<Receiver<string>> {
  const came: string[] = [];
  const server = createServer((socket) => {
    let heard = '';
    let inMail = false;
    const END = '\r\n.\r\n';
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const take = (): boolean => {
      const end = inMail ? heard.indexOf(END) : heard.indexOf('\r\n');
      if (end < 0) return false;
      const taken = heard.slice(0, end);
      heard = heard.slice(end + (inMail ? END.length : 2));
      if (inMail) came.push(textOf(taken));
      if (!inMail && taken.toUpperCase() === 'DATA') {
        inMail = true;
        say('354 go on');
        return true;
      }
      say(!inMail && taken.toUpperCase() === 'QUIT' ? '221 bye' : '250 ok');
      inMail = false;
      return true;
    };
    say('220 here');
    socket.on('data', (part) => {
      heard += part.toString();
      while (take());
    });
    socket.on('error', () => undefined);
  });
  return listening(server, 'smtp', came);
}

/** The text of a mail, whichever way it is packed. */
function textOf(mail: string): string {
  const at = mail.indexOf('\r\n\r\n');
  const [head, body] = [mail.slice(0, at), mail.slice(at + 4)];
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
