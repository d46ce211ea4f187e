/** Measures what the site promises, as one line of JSON: `node browser/measure.ts`. */
import { chromium, type Browser } from 'playwright-core';
import { findChromium, gamesOf, startServer } from './server.ts';
import { firstMove, openTable } from './tables.ts';
import { markBeats, traced, type Work } from './trace.ts';

const SLOWER = 4;
const RUNS = 5;
const PREVIEWS = 20;
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const WATCHED = 8000;
const SEATS = [
  { type: 'mine', name: 'Joueur 1' },
  { type: 'bot', level: 'debutant' },
];

/** What the browser does while one's own word and the computer's answer are played, with a slow processor. */
async function beatsOf(browser: Browser, site: string, game: string): Promise<Work> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const first = await firstMove(page, async () => {
    await page.goto(site, { waitUntil: 'networkidle' });
    const id = await openTable(page, { game, seats: SEATS });
    await page.goto(`${site}/table/${id}`);
  });
  await first.click();
  const play = page.locator('.frame button.main:enabled').last();
  await play.waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await markBeats(page);
  const work = await traced(page, async () => {
    await play.click();
    await page.waitForTimeout(WATCHED);
  });
  await context.close();
  return work;
}

const { site, stop } = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const ready: number[] = [];
  let bytes = 0;
  for (let run = 0; run < RUNS; run++) {
    const page = await (await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    bytes = 0;
    session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const button = document.querySelector<HTMLButtonElement>('article .play button.main');
        const global = window as Window & { ready?: number };
        if (button && !button.disabled) global.ready ??= performance.now();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(site, { waitUntil: 'networkidle' });
    ready.push(await page.evaluate(() => (window as Window & { ready?: number }).ready!));
    await page.context().close();
  }

  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  const waits: number[] = [];
  const asked = new Map<number, number>();
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const sent = JSON.parse(String(payload)) as { type: string; request: number };
      if (sent.type === 'preview') asked.set(sent.request, performance.now());
    });
    socket.on('framereceived', ({ payload }) => {
      const heard = JSON.parse(String(payload)) as { type: string; request: number };
      if (heard.type === 'previewed') waits.push(performance.now() - asked.get(heard.request)!);
    });
  });
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.locator('article .play button').first().click();
  await page.getByRole('listitem').filter({ hasText: 'à vous' }).waitFor();
  const tile = page.getByRole('group', { name: 'Vos lettres' }).getByRole('button').first();
  for (let at = 0; at < PREVIEWS; at++) {
    await tile.click();
    await page.locator(`[data-drop="5,${1 + (at % 10)}"]`).click();
    await page.waitForTimeout(30);
    await page.keyboard.press('Escape');
  }
  const beats: Record<string, Work> = {};
  for (const game of await gamesOf(site)) beats[game] = await beatsOf(browser, site, game);
  console.log(
    JSON.stringify({
      beats_slow_cpu: beats,
      first_page_kilobytes: Math.round(bytes / 100) / 10,
      ready_ms_slow_cpu: { median: Math.round(median(ready)), worst: Math.round(Math.max(...ready)) },
      preview_ms: { median: Math.round(median(waits) * 10) / 10, worst: Math.round(Math.max(...waits)), previews: waits.length },
    }),
  );
} finally {
  await browser.close();
  await stop();
}
