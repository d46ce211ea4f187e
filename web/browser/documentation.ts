/** Draws a page of the documentation (make docs) wide by day and small by lamp: `node browser/documentation.ts FOLDER`. */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './server.ts';

const [folder = '../docs/screenshots'] = process.argv.slice(2);
const SITE = new URL('../../.make/docs', import.meta.url).pathname;
const PAGE = 'tutorial/python.html';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
const PICTURES = [
  { name: 'documentation-1440-day', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'documentation-360-lamp', width: 360, height: 740, colorScheme: 'dark' },
] as const;

/** Read from the disk the site would hide its search, so it is served. */
const server = createServer(({ url = '/' }, answer) => {
  const path = new URL(url, 'http://localhost').pathname;
  answer.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
  answer.end(readFileSync(join(SITE, path)));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  for (const { name, width, height, colorScheme } of PICTURES) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height } });
    await page.goto(`http://127.0.0.1:${port}/${PAGE}`, { waitUntil: 'networkidle' });
    await page.evaluate(async () => void (await document.fonts.ready));
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  }
} finally {
  await browser.close();
  server.close();
}
