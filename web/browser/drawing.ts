/** Draws pages as pictures, at three widths by day and by lamp. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

type Format = 'png' | 'webp';
interface How {
  quality: number;
  captureBeyondViewport?: boolean;
  clip?: { x: number; y: number; width: number; height: number; scale: number };
}
type Size = readonly [width: number, height: number];

const PHONE: Size = [360, 740];
const TABLET: Size = [768, 1024];
const DESK: Size = [1440, 900];
const LIGHTS = ['day', 'lamp'];
/** A4 without its margins, in pixels of the style sheets. */
const PAPER = { width: 718, height: 1047 };
const MOST_TALL = 1400;

export class Drawing {
  readonly page: Page;
  readonly site: string;
  private readonly folder: string;
  private readonly format: Format;

  constructor(page: Page, site: string, folder: string, format: Format) {
    this.page = page;
    this.site = site;
    this.folder = folder;
    this.format = format;
  }

  /** Open a page of the site and wait until it is loaded. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.site + path, { waitUntil: 'networkidle' });
  }

  /**
   * Draw the page, at some sizes and as far down as it goes. `ready` brings it into the state to be drawn at each size; then
   * only what is in sight is drawn.
   */
  async draw(name: string, sizes: readonly Size[] = [PHONE, TABLET, DESK], ready?: () => Promise<void>): Promise<void> {
    const { page } = this;
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await ready?.();
      for (const light of LIGHTS) {
        await page.evaluate((now) => (document.documentElement.dataset.light = now), light);
        await page.waitForTimeout(250);
        const [tall, top] = await page.evaluate(() => [document.documentElement.scrollHeight, scrollY]);
        const whole = { y: 0, height: Math.min(Math.max(tall, height), MOST_TALL) };
        const clip = { x: 0, width, scale: 1, ...(ready ? { y: top, height } : whole) };
        await this.take(`${name}-${width}-${light}`, { quality: 35, captureBeyondViewport: true, clip });
      }
    }
  }

  /** Draw a word that was tapped, on the smallest and the largest screen. */
  async drawTapped(name: string, where: string): Promise<void> {
    const { page } = this;
    const words = page.locator(where).getByRole('button', { name: /^Sens de / });
    await this.draw(name, [PHONE, DESK], async () => {
      if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
      await words.first().scrollIntoViewIfNeeded();
      await words.first().click();
      await page.getByRole('link', { name: 'Ouvrir la page des mots' }).waitFor();
    });
    await page.keyboard.press('Escape');
  }

  /** Draw the page as it is printed. */
  async drawPrinted(name: string): Promise<void> {
    await this.page.emulateMedia({ media: 'print' });
    await this.page.setViewportSize(PAPER);
    await this.take(name, { quality: 60 });
    await this.page.emulateMedia({ media: 'screen' });
  }

  private async take(name: string, { quality, ...how }: How): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: this.format,
      ...(this.format === 'webp' ? { quality } : {}),
      ...how,
    });
    await session.detach();
    writeFileSync(join(this.folder, `${name}.${this.format}`), Buffer.from(data, 'base64'));
  }
}
