/** What films of the stage share. The page's clock stands still and is moved in small steps; the animations of the browser follow it. */
import type { Page } from 'playwright-core';

/** Hold every animation where the page's clock is. */
export async function hold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const films = window as unknown as { begun?: WeakMap<Animation, number> };
    const begun = (films.begun ??= new WeakMap());
    for (const animation of document.getAnimations()) {
      if (!begun.has(animation)) begun.set(animation, performance.now());
      animation.pause();
      animation.currentTime = performance.now() - begun.get(animation)!;
    }
  });
}

/** The kind of what is being played, or nothing. */
export async function acting(page: Page): Promise<string> {
  const act = await page.locator('.room').getAttribute('data-playing');
  return act ?? '';
}
