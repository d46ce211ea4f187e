/** Questions to the server, and its problems as errors with a sentence a person can read. */
import { network } from './network.svelte';
import { loadTable, say, sayNow } from './texts.svelte';
import { settings } from './settings.svelte';
import { voice } from './voice';
import type { Schemas, Text } from '../wire/types';

/** Something was refused or could not be done; the message says what to do. */
export class Trouble extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    /** The option of a table that is refused. */
    readonly option: string | null = null,
  ) {
    super(message);
  }
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

/** The code of a request that did not reach the server. */
export const NO_SERVER = 'no-server';

/** What every change must show; somebody who comes straight to a page has none yet. */
async function token(): Promise<string> {
  if (!cookie('csrftoken')) await fetch('/api/me');
  return cookie('csrftoken');
}

/** The code of a change whose token is none of this session; asking who I am brings a new one. */
const BAD_TOKEN = 'token';

/** What the service worker puts on an answer of earlier, when the server cannot be reached. */
const KEPT = 'x-kept';

/** A sentence of the server that tells a time, in the words and the time zone of the reader. */
async function saidHere(fact: Text): Promise<string> {
  await loadTable();
  return voice(sayNow(), [])(fact);
}

async function trouble(answer: Response): Promise<Trouble> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Schemas['Problem']>;
  const said = problem.fact ? await saidHere(problem.fact as Text) : '';
  const usual = say(answer.status === 404 ? 'site-not-found' : 'site-server-trouble');
  return new Trouble(said || problem.detail || usual, problem.code ?? 'http', answer.status, problem.option);
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const answer = await request(method, path, body, signal);
  if (answer.ok) return answer;
  const why = await trouble(answer);
  if (why.code !== BAD_TOKEN) throw why;
  await fetch('/api/me');
  const again = await request(method, path, body, signal);
  if (!again.ok) throw await trouble(again);
  return again;
}

async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': settings.language };
  if (body !== undefined) headers['content-type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
  try {
    if (method !== 'GET') headers['x-csrf-token'] = await token();
    const answer = await fetch(path, {
      method,
      headers,
      signal,
      body: typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    network.isOff = answer.headers.has(KEPT);
    return answer;
  } catch {
    network.isOff = !signal?.aborted;
    throw new Trouble(say('site-no-server'), NO_SERVER, 0);
  }
}

/** Ask for JSON. */
export async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

/** Ask for plain text. */
export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

/** Send something; an object goes as JSON, a text as text. */
export async function send<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Send something that is answered by lines of JSON, each as soon as it is known; `signal` stops it. */
export async function sendForLines<T>(
  path: string,
  body: string | undefined,
  signal: AbortSignal,
  heard: (line: T) => void,
): Promise<void> {
  const answer = await ask('POST', path, body, signal);
  const reader = answer.body!.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) heard(JSON.parse(line) as T);
  }
}
