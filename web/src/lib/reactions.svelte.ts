/** What players show beside their seats for a moment. */
import type { Reacted, Reaction } from '../wire/types';

/** In the order in which they are offered. */
export const REACTIONS: readonly Reaction[] = ['hello', 'bravo', 'wow', 'laugh', 'oops', 'thanks'];

/** Milliseconds for which a reaction is shown. */
const SHOWN_FOR = 4000;

export class Reactions {
  /** The last one, for those who are told what others see; `number` tells apart two that are alike. */
  last = $state.raw<{ seat: number; reaction: Reaction; number: number } | null>(null);
  private shown = $state.raw<Readonly<Record<number, Reaction>>>({});
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private count = 0;

  /** What is shown beside a seat now. */
  at(seat: number): Reaction | undefined {
    return this.shown[seat];
  }

  show({ seat, reaction }: Reacted): void {
    this.shown = { ...this.shown, [seat]: reaction };
    this.last = { seat, reaction, number: ++this.count };
    clearTimeout(this.timers.get(seat));
    this.timers.set(
      seat,
      setTimeout(() => this.hide(seat), SHOWN_FOR),
    );
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private hide(seat: number): void {
    this.shown = Object.fromEntries(Object.entries(this.shown).filter(([other]) => Number(other) !== seat));
  }
}
