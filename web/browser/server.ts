/** A server on a database of its own, and a browser: one of each for all stories together. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium as driver } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    /** The address of the server's database. */
    database: string;
    /** Where the browser listens; empty if there is none. */
    browser: string;
    /** The games on the shelf of the server, by name. */
    games: string[];
  }
}

/** What `make chromium` wrote (tools/chromium.sh): it starts the browser that was found. */
const FOUND = new URL('../../.make/chromium/run', import.meta.url).pathname;
const LONGEST_START = 60_000;
const DAY = 86_400_000;

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + LONGEST_START;
  while (Date.now() < until && server.exitCode === null) {
    if (
      await fetch(`${address}/health`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error('the server did not start');
}

/** Stop a server, and wait until it is gone. */
async function ended(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  await new Promise((gone) => server.once('exit', gone));
}

/** Stop a server and remove what it stored. */
async function stopped(server: ChildProcess, folder: string): Promise<void> {
  await ended(server);
  rmSync(folder, { recursive: true });
}

/** The browser to start, the same one as in Python (tests/server/people/chromium.py). An empty CHROMIUM hides it. */
export function findChromium(): string | undefined {
  const path = process.env.CHROMIUM ?? FOUND;
  return existsSync(path) ? path : undefined;
}

/**
 * Start a server. Packages in the folder `beside` are found by it as if they were installed. Its computer players take
 * `pace` seconds for a turn; usually none, so that no story waits for them. `more` options may need its address.
 * `restart` stops it and starts it on the same database.
 */
export async function startServer(
  beside?: string,
  pace = 0,
  more: (site: string) => string[] = () => [],
): Promise<{ site: string; database: string; restart: () => Promise<void>; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'ludomots-site-'));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const database = `sqlite:///${join(folder, 'tables.db')}`;
  const args = ['serve', '--port', String(port), '--database', database, '--no-limits'];
  args.push('--computer-pace', String(pace), ...more(site));
  const packages = [beside, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const env = beside ? { ...process.env, PYTHONPATH: packages } : process.env;
  const start = () => spawn('../.venv/bin/ludomots', args, { stdio: 'ignore', env });
  let server = start();
  await answers(site, server);
  const restart = async (): Promise<void> => {
    await ended(server);
    server = start();
    await answers(site, server);
  };
  return { site, database, restart, stop: () => stopped(server, folder) };
}

/** Start a server of the tests by the name of its module, with a port, a database and more to tell it. */
async function startModule(
  module: string,
  more: (folder: string) => string[],
): Promise<{ site: string; port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'ludomots-story-'));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const args = ['-m', module, String(port), `sqlite:///${join(folder, 'tables.db')}`, ...more(folder)];
  const server = spawn('.venv/bin/python', args, { stdio: 'ignore', cwd: '..' });
  await answers(site, server);
  return { site, port, stop: () => stopped(server, folder) };
}

/** Start a server where it is noon, and whose clock can be moved on by some milliseconds. */
export async function startLaterServer(): Promise<{
  site: string;
  pass: (milliseconds: number) => void;
  stop: () => Promise<void>;
}> {
  let clock = '';
  let later = DAY / 2 - (Date.now() % DAY);
  const pass = (milliseconds: number) => {
    writeFileSync(`${clock}.new`, String((later += milliseconds)));
    renameSync(`${clock}.new`, clock);
  };
  const { site, stop } = await startModule('tests.server.later', (folder) => {
    clock = join(folder, 'clock');
    pass(0);
    return [clock];
  });
  return { site, pass, stop };
}

/** Start a server that others reach too: 127.0.0.2 stands for its address in the local network. */
export async function startNetworkServer(): Promise<{ site: string; network: string; stop: () => Promise<void> }> {
  const { site, port, stop } = await startModule('tests.server.in_network', () => []);
  return { site, network: `http://127.0.0.2:${port}`, stop };
}

/** The games that a server has, by name. */
export async function gamesOf(site: string): Promise<string[]> {
  const shelf = (await (await fetch(`${site}/api/games`)).json()) as { name: string }[];
  return shelf.map(({ name }) => name);
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (!chromium) {
    console.error('No Chromium: every story is skipped. `make chromium` finds or brings one.');
    project.provide('site', '');
    project.provide('database', '');
    project.provide('browser', '');
    project.provide('games', []);
    return async () => {};
  }
  const { site, database, stop } = await startServer();
  const browser = await driver.launchServer({ executablePath: chromium, args: ['--no-sandbox'] });
  project.provide('games', await gamesOf(site));
  project.provide('site', site);
  project.provide('database', database);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stop();
  };
}
