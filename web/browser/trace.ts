/** What the browser does while a beat is played, read from a trace of Chromium. */
import type { Page } from 'playwright-core';

interface Event {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: { message?: string; frame?: string } };
}

export interface Work {
  frames: number;
  layouts: number;
  /** The most that scripts took of one frame, in milliseconds of the processor. */
  longestScript: number;
}

const SCRIPTS = new Set(['FunctionCall', 'TimerFire', 'FireAnimationFrame', 'EvaluateScript', 'RunMicrotasks', 'EventDispatch']);
const BEGIN = 'beat-begins';
const END = 'beat-ends';

/** Trace a page while `during` takes. The page marks where a beat begins and ends by `performance.mark`. */
export async function traced(page: Page, during: () => Promise<void>): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  const events: Event[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Event[])));
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await during();
  await session.send('Tracing.end');
  await complete;
  return workOf(events);
}

function workOf(events: readonly Event[]): Work {
  const tasks = events.filter(({ name }) => name === 'RunTask');
  /** The task that ends a moment belongs to the next one from its beginning. */
  const began = (mark: Event) =>
    tasks.find(({ tid, ts, dur = 0 }) => tid === mark.tid && ts <= mark.ts && mark.ts <= ts + dur)?.ts ?? mark.ts;
  const marks = events
    .filter(({ name }) => name === BEGIN || name === END)
    .map((mark) => ({ ...mark, ts: mark.name === END ? began(mark) : mark.ts }))
    .toSorted((one, other) => one.ts - other.ts);
  const thread = marks[0];
  if (!thread) throw new Error('no beat was marked');
  const inBeat = (ts: number) => marks.findLast((mark) => mark.ts < ts)?.name === BEGIN;
  const within = events.filter(({ pid, tid, ts }) => pid === thread.pid && tid === thread.tid && inBeat(ts));
  const frames = within.filter(({ name }) => name === 'Commit' || name === 'BeginMainThreadFrame').map(({ ts }) => ts);
  const scripts = new Map<number, number>();
  let last = 0;
  for (const { name, ts, dur = 0, tdur } of within.toSorted((one, other) => one.ts - other.ts)) {
    // A script inside of another is counted with it.
    if (!SCRIPTS.has(name) || ts < last) continue;
    last = ts + dur;
    const frame = frames.findLastIndex((begun) => begun <= ts);
    scripts.set(frame, (scripts.get(frame) ?? 0) + (tdur ?? dur) / 1000);
  }
  return {
    frames: frames.length,
    layouts: within.filter(({ name }) => name === 'Layout').length,
    longestScript: Math.max(0, ...scripts.values()),
  };
}

/** Have the page mark where the beats of each moment move by themselves: from its second frame on, until the next moment begins. */
export async function markBeats(page: Page): Promise<void> {
  await page.evaluate(
    ([begin, end]) => {
      const room = document.querySelector<HTMLElement>('.room')!;
      const layer = room.querySelector<HTMLElement>('.layer')!;
      new MutationObserver(() => {
        performance.mark(end!);
        const moment = layer.dataset.moment;
        const same = () => room.dataset.playing && layer.dataset.moment === moment;
        requestAnimationFrame(() => requestAnimationFrame(() => same() && performance.mark(begin!)));
      }).observe(room, { attributeFilter: ['data-playing', 'data-moment'], subtree: true });
    },
    [BEGIN, END],
  );
}
