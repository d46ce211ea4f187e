/** The language of the stage. A game says what happens as data; the stage plays it. docs/stage.md explains it with examples. */
import type { Component } from 'svelte';
import type { Sound } from '../lib/notes';
import type { Mood } from '../people/moods';
import type { Move, TableView } from '../wire/types';

/** The name of a place on the screen: that of the element with this `data-spot`. */
export type Spot = string;
export type Tone = 'good' | 'bad' | 'plain';

/** Milliseconds, counted from the beginning of the moment. */
interface Timed {
  start: number;
  duration: number;
}
/** The element travels to its spot from another. It is not seen before that. `arc`: how high it flies, in pixels. */
type Come = { what: 'come'; spot: Spot; from: Spot; arc?: number };
/** The element leaves to another spot, or fades. It is not seen after that. */
type Go = { what: 'go'; spot: Spot; to?: Spot; arc?: number };
/** The element travels to its spot from another, and lies at the other before that. */
type Travel = { what: 'move'; spot: Spot; from: Spot; arc?: number };
/** Frames around elements. */
type Light = { what: 'light'; spots: readonly Spot[]; tone: Tone };
/** A card turns: first its back goes away, then, with the next view, its face comes up. */
type Turn = { what: 'turn'; spot: Spot; to: 'away' | 'up' };
type Shake = { what: 'shake' | 'pulse'; spot: Spot };
/** Points rise above a word and fly to the score of a seat. */
type Points = { what: 'points'; points: number; above: readonly Spot[]; seat: number };
/** The score of a seat counts until it is `to`. */
type Score = { what: 'score'; seat: number; to: number };
export type Entrance = 'drop' | 'pop' | 'stamp' | 'fade';
/** Something that is there for this beat alone: a die, a book, a stamp, a bubble. */
export type Prop = {
  what: 'prop';
  prop: Component<Record<string, unknown>>;
  with: Record<string, unknown>;
  at: Spot;
  side?: 'over' | 'above' | 'below';
  enter: Entrance;
  /** Where it comes from, if it travels. */
  from?: Spot;
};
/** A face changes as the moment begins. */
type Feeling = { what: 'mood'; seat: number; mood: Mood };
type Heard = { what: 'sound'; sound: Sound };
/** What happened is said when this moment is over: in the headline, in the log, to screen readers. Without this beat it is said in the end. */
type Tell = { what: 'tell' };
/** Nothing moves; there is time to look. */
type Hold = { what: 'hold' };

export type Beat = Timed & (Come | Go | Travel | Light | Turn | Shake | Points | Score | Prop | Feeling | Heard | Tell | Hold);

/** What the board shows for a while, and the beats that are played over it. */
export interface Moment<View> {
  show: 'before' | 'after';
  /** What differs from that view. */
  patch?: Partial<View>;
  beats: readonly Beat[];
}

/** A move as it was made: who, and what. */
export interface Made {
  seat: number;
  move: Move;
}

export interface Scene<View> {
  before: View;
  after: View;
  table: { before: TableView; after: TableView };
  /** The moves made between the two views, the earliest first. */
  made: readonly Made[];
  /** The seats that are played from this device. */
  mine: readonly number[];
}

export type Moments<View> = (scene: Scene<View>) => readonly Moment<View>[];

/** When the last of some beats ends. */
export function lengthOf(beats: readonly Beat[]): number {
  return Math.max(0, ...beats.map(({ start, duration }) => start + duration));
}
