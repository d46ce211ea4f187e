/**
 * The stage stands between what the server says and what the page shows.
 *
 * Each update becomes a cue. A cue is played moment by moment: the board shows a view, the beats of the
 * moment move over it, and when all are over the table is shown as it is now. Cues wait for one another.
 * Whoever does not want to wait skips: then the table is shown as it is now at once.
 */
import { tick } from 'svelte';
import type { Known, Seen } from '../lib/merging';
import { isStill } from '../lib/motion';
import type { Mood } from '../people/moods';
import { settings } from '../lib/settings.svelte';
import { sound } from '../lib/sound';
import type { FactLine, TableView } from '../wire/types';
import { lengthOf, type Beat, type Made, type Moment, type Moments, type Scene } from './beats';
import { heardOf } from './hearing';
import { animateElement, animateItem, endAnimation, itemsOf, shiftInside, type Item, type Playing } from './drawing';
import { plain, type Scored } from './plain';

type GameView = TableView['game'];

interface Told {
  before: Known;
  after: Known;
  lines: readonly FactLine[];
}

/** What was told, and what is seen of it: no moments of what changes nothing on the table, and that takes no time. */
interface Cue extends Told {
  moments: readonly Moment<never>[];
}

/** A score on its way: where it goes, when it begins and how long that takes, in milliseconds from now. */
export interface Counting {
  to: number;
  start: number;
  duration: number;
}

/** More cues than this are not worth waiting for: all are shown at once. */
const MOST_WAITING = 3;
export const PACES = { calm: 1, brisk: 0.6, off: 0 } as const;

export class Stage {
  /** The table as the page shows it. */
  shown = $state.raw<Known | null>(null);
  /** What has been told so far. */
  told = $state.raw<readonly FactLine[]>([]);
  /** The scores that count now, by seat. */
  counting = $state.raw<Readonly<Record<number, Counting>>>({});
  /** Which of them have begun. */
  begun = $state<Record<number, boolean>>({});
  moods = $state.raw<Readonly<Record<number, Mood>>>({});
  /** What lies on the layer above the table. */
  items = $state.raw<readonly Item[]>([]);
  /** What is being played: the kinds of the moves, or nothing. */
  act = $state('');
  /** How many moments have begun. */
  moment = $state(0);
  /** The element that things fly over; it covers the whole table. */
  layer: HTMLElement | null = null;

  get isPlaying(): boolean {
    return this.act !== '';
  }

  private latest: Known | null = null;
  private moments: Moments<never> = plain as Moments<never>;
  private waiting: Cue[] = [];
  private playing: Cue | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private animations: Animation[] = [];
  private count = 0;
  private readonly hidden = () => document.hidden && this.skip();

  constructor() {
    document.addEventListener('visibilitychange', this.hidden);
  }

  /** Use the beats of a game from now on. */
  use(moments: Moments<never> | null): void {
    this.moments = moments ?? (plain as Moments<never>);
  }

  /** Show what the table has become. `whole`: it is told anew, so nothing is known of what happened before. */
  tell(after: Known, lines: readonly FactLine[], whole = false): void {
    const before = this.latest;
    this.latest = after;
    if (!before || whole || !this.hasTime()) {
      this.finish(lines);
      return;
    }
    const told = { before, after, lines };
    this.waiting.push({ ...told, moments: isPlayed(told) ? this.moments(sceneOf(told)) : [] });
    if (this.waiting.filter(({ moments }) => moments.length).length > MOST_WAITING) this.skip();
    else if (!this.playing) this.next();
  }

  /** Show the table as it is now, without waiting for what has not been played yet. */
  skip(): void {
    this.finish([]);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.hidden);
    this.clear();
    this.waiting = [];
    this.playing = null;
  }

  private hasTime(): boolean {
    return PACES[settings.stage] > 0 && !document.hidden && this.layer !== null;
  }

  /** End everything: all that was to be told is told, and the table is shown as it is. */
  private finish(lines: readonly FactLine[]): void {
    const missed = [...(this.playing ? [this.playing] : []), ...this.waiting].flatMap((cue) => cue.lines);
    this.waiting = [];
    this.playing = null;
    this.clear();
    this.say([...missed, ...lines]);
    this.shown = this.latest;
    this.act = '';
  }

  /** Say lines that were not said yet. */
  private say(lines: readonly FactLine[]): void {
    const last = this.told.at(-1)?.seq ?? -1;
    const fresh = lines.filter((line) => line.seq > last);
    if (fresh.length) this.told = [...this.told, ...fresh];
  }

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.animations.forEach(endAnimation);
    this.timers = [];
    this.animations = [];
    this.items = [];
    this.counting = {};
    this.begun = {};
    this.moods = {};
  }

  private next(): void {
    const cue = this.waiting.shift();
    this.playing = cue ?? null;
    if (!cue) {
      this.finish([]);
      return;
    }
    if (cue.moments.length === 0) {
      this.end(cue);
      return;
    }
    this.act = madeIn(cue.lines)
      .map(({ move }) => move.type)
      .join(' ');
    void this.play(cue, 0);
  }

  private end(cue: Cue): void {
    this.clear();
    this.say(cue.lines);
    this.shown = cue.after;
    this.next();
  }

  private async play(cue: Cue, at: number): Promise<void> {
    const moment = cue.moments[at];
    if (!moment) {
      this.end(cue);
      return;
    }
    const old = this.animations;
    this.animations = [];
    this.shown = during(cue, moment);
    this.items = [];
    await tick();
    old.forEach(endAnimation);
    if (this.playing !== cue) return;
    const playing: Playing = { pace: PACES[settings.stage] || 1, still: isStill() };
    this.schedule(moment.beats, playing.pace);
    await this.draw(moment.beats, playing);
    if (this.playing !== cue) return;
    const over = () => {
      if (moment.beats.some(({ what }) => what === 'tell')) this.say(cue.lines);
      void this.play(cue, at + 1);
    };
    this.timers.push(setTimeout(over, lengthOf(moment.beats) * playing.pace));
  }

  /** What is not drawn on the board: scores, moods, sounds. What changes the page does so as the moment begins, so that no frame is laid out again. */
  private schedule(beats: readonly Beat[], pace: number): void {
    const at = (start: number, act: () => void) => this.timers.push(setTimeout(act, start * pace));
    const counting = { ...this.counting };
    const moods = { ...this.moods };
    for (const beat of beats) {
      if (beat.what === 'mood') moods[beat.seat] = beat.mood;
      else if (beat.what === 'score') {
        const { seat, to } = beat;
        counting[seat] = { to, start: beat.start * pace, duration: beat.duration * pace };
        this.begun[seat] = false;
        at(beat.start, () => (this.begun[seat] = true));
      }
    }
    for (const heard of heardOf(beats)) at(heard.at, () => sound(heard.sound));
    this.counting = counting;
    this.moods = moods;
    this.moment++;
  }

  private async draw(beats: readonly Beat[], playing: Playing): Promise<void> {
    const layer = this.layer?.getBoundingClientRect();
    if (!layer) return;
    // Measured before anything moves: an element that is yet to come would be found where it comes from.
    const items = beats.flatMap((beat) => itemsOf(beat, layer, () => ++this.count));
    for (const beat of beats) {
      const animation = animateElement(beat, playing);
      if (animation) this.animations.push(animation);
    }
    if (!items.length) return;
    this.items = items;
    await tick();
    const drawn = items.flatMap((item) => {
      const element = this.layer?.querySelector<HTMLElement>(`[data-item="${item.key}"]`);
      return element ? [{ item, element, shift: shiftInside(element, layer) }] : [];
    });
    for (const { item, element, shift } of drawn) {
      if (shift) element.style.marginLeft = `${shift}px`;
      this.animations.push(animateItem(item, element, playing));
    }
  }
}

/** Whether a cue has moves of the game in it; all else is shown without beats. */
function isPlayed({ lines, before, after }: Told): boolean {
  return before.game !== null && after.game !== null && madeIn(lines).length > 0;
}

function madeIn(lines: readonly FactLine[]): Made[] {
  return lines.flatMap(({ event }) => (event.type === 'moved' ? [{ seat: event.seat, move: event.move }] : []));
}

/** The game as whoever sits at this device sees it; where several share it, as everybody may see it. */
function viewOf({ seats, curtain, game }: Known): GameView {
  return seats.length === 1 ? seats[0]!.view.game : (curtain?.view.game ?? game);
}

function sceneOf({ before, after, lines }: Told): Scene<never> {
  return {
    before: viewOf(before) as never,
    after: viewOf(after) as never,
    table: { before: before.table, after: after.table },
    made: madeIn(lines),
    mine: after.seats.flatMap(({ seat }) => (seat === null ? [] : [seat])),
  };
}

/** The table while a moment is played: its board is that of the moment; scores, headline and ending are still those of before. */
function during({ before, after }: Told, { show, patch }: Moment<object>): Known {
  const base = show === 'before' ? before : after;
  const { scores } = (before.game ?? {}) as Scored;
  const over = { status: before.table.status, outcome: before.table.outcome };
  const game = (view: GameView): GameView => (view ? ({ ...view, scores, outcome: null, ...patch } as GameView) : null);
  const old = (wanted: number | null) => before.seats.find(({ seat }) => seat === wanted);
  const seen = (one: Seen, was: Seen | null | undefined): Seen => ({
    ...one,
    expected: was?.expected ?? one.expected,
    view: { ...one.view, ...over, game: game(one.view.game) },
  });
  return {
    ...base,
    table: { ...base.table, ...over },
    game: game(base.game),
    seats: base.seats.map((one) => seen(one, old(one.seat))),
    curtain: base.curtain && seen(base.curtain, before.curtain),
  };
}
