/** A server on a database of its own, and a browser: one of each for all stories together. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as driver } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    /** Where the browser listens; empty if there is none. */
    browser: string;
  }
}

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const LONGEST_START = 60_000;

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
    if (await fetch(`${address}/health`).then((answer) => answer.ok, () => false)) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error('the server did not start');
}

export const findChromium = (): string | undefined => process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));

export async function startServer(): Promise<{ site: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'ludomots-site-'));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const database = `sqlite:///${join(folder, 'tables.db')}`;
  const args = ['serve', '--port', String(port), '--database', database, '--no-limits'];
  const server = spawn('../.venv/bin/ludomots', args, { stdio: 'ignore' });
  await answers(site, server);
  const stop = async () => {
    server.kill('SIGTERM');
    await new Promise((ended) => server.once('exit', ended));
    rmSync(folder, { recursive: true });
  };
  return { site, stop };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (!chromium && process.env.CI) throw new Error('no Chromium: name one in CHROMIUM');
  if (!chromium) console.log('No Chromium was found: the stories in the browser are left out (CHROMIUM names one).');
  const { site, stop } = await startServer();
  const browser = chromium ? await driver.launchServer({ executablePath: chromium, args: ['--no-sandbox'] }) : null;
  project.provide('site', site);
  project.provide('browser', browser?.wsEndpoint() ?? '');
  return async () => {
    await browser?.close();
    await stop();
  };
}
