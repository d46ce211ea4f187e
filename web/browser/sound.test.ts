/** The sounds, drawn by Chromium: each can be heard, is short, and none startles. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { SOUNDS, type Sound } from '../src/lib/notes';
import { BOT, ME, sit } from './at-table';
import { isHere, site, visitor } from './visit';

const RATE = 44_100;
const SECONDS = 2;

interface Drawn {
  loudest: number;
  /** Its loudest ten milliseconds, as a root of mean squares. */
  heard: number;
  /** When it is silent again, in seconds. */
  ends: number;
  /** The largest step between two samples: a click is a large one. */
  step: number;
  /** How long it takes from silence to half of its loudest, in seconds. */
  attack: number;
}

const SOURCE = stripTypeScriptTypes(readFileSync(new URL('../src/lib/notes.ts', import.meta.url), 'utf8'));

describe.runIf(isHere)('sounds', () => {
  it('are audible, short and clean, and none startles', async () => {
    const page = await visitor();
    await page.addScriptTag({ type: 'module', content: `${SOURCE}; window.ring = ring;` });
    await page.waitForFunction(() => 'ring' in window);
    for (const which of Object.keys(SOUNDS) as Sound[]) {
      const drawn = await page.evaluate(
        async ({ which, rate, seconds }): Promise<Drawn> => {
          const { ring } = window as unknown as { ring: (context: BaseAudioContext, which: string) => void };
          const context = new OfflineAudioContext(1, rate * seconds, rate);
          ring(context, which);
          const samples = (await context.startRendering()).getChannelData(0);
          const loud = samples.map(Math.abs);
          const loudest = Math.max(...loud);
          const part = rate / 100;
          const powers = Array.from({ length: seconds * 100 }, (_, at) =>
            Math.sqrt(samples.slice(at * part, (at + 1) * part).reduce((sum, one) => sum + one * one, 0) / part),
          );
          const from = (share: number) => loud.findIndex((one) => one > share * loudest) / rate;
          return {
            loudest,
            heard: Math.max(...powers),
            ends: (loud.findLastIndex((one) => one > 0.001) + 1) / rate,
            step: Math.max(...samples.slice(1).map((one, at) => Math.abs(one - samples[at]!))),
            attack: from(0.5) - from(0.001),
          };
        },
        { which, rate: RATE, seconds: SECONDS },
      );
      expect(drawn.heard, `${which} can be heard`).toBeGreaterThan(0.04);
      expect(drawn.loudest, `${which} is soft`).toBeLessThan(0.3);
      expect(drawn.attack, `${which} comes softly`).toBeGreaterThan(0.003);
      expect(drawn.ends, `${which} is no tick`).toBeGreaterThan(0.1);
      expect(drawn.ends, `${which} is short`).toBeLessThan(which === 'win' ? 1 : 0.8);
      expect(drawn.step, `${which} has no click`).toBeLessThan(0.03);
    }
  });

  it('are off until somebody switches them on at the table, stay on, and that of a turn can be chosen', async () => {
    const page = await visitor();
    await sit(page, 'topword', [ME, BOT]);
    const switched = page.getByRole('button', { name: 'Sons' });
    expect(await switched.getAttribute('aria-pressed')).toBe('false');
    await switched.click();
    await page.reload();
    await switched.waitFor();
    expect(await switched.getAttribute('aria-pressed')).toBe('true');

    await page.goto(`${site}/profile`);
    const ofTurns = page.getByRole('group', { name: 'Quand c’est à vous' });
    await ofTurns.getByText('clochette').click();
    await page.reload();
    await ofTurns.waitFor();
    expect(await ofTurns.getByRole('radio', { name: 'clochette' }).isChecked()).toBe(true);
  });
});
