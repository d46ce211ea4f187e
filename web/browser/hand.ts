/** A second page of a player, which makes moves as text while the first is filmed. */
import type { Page } from 'playwright-core';

export interface Legal {
  type: string;
  text: string;
  points: number | null;
}

interface Heard {
  type: string;
  seq?: number;
  request?: number;
  table?: { toAct?: number[] };
  moves?: Legal[];
  done?: { request: number } | null;
}
interface Hand {
  seq: number;
  toAct: readonly number[];
  ask: (wish: object) => Promise<Heard>;
}
type WithHand = Window & { hand: Hand };

/** Take part at a table, from a page of the site. */
export function takePart(page: Page, id: string): Promise<void> {
  return page.evaluate(
    (table) =>
      new Promise<void>((begun) => {
        let request = 0;
        const waiting = new Map<number, (heard: Heard) => void>();
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?seen=0&lang=fr`);
        const hand: Hand = {
          toAct: [],
          seq: 0,
          ask: (wish) =>
            new Promise((answered) => {
              waiting.set(++request, answered);
              socket.send(JSON.stringify({ ...wish, request }));
            }),
        };
        (window as unknown as WithHand).hand = hand;
        socket.onmessage = ({ data }) => {
          const heard = JSON.parse(String(data)) as Heard;
          if (heard.type === 'update') {
            hand.seq = heard.seq!;
            hand.toAct = heard.table?.toAct ?? hand.toAct;
            begun();
          }
          const answered = waiting.get(heard.done?.request ?? heard.request ?? 0);
          answered?.(heard);
        };
      }),
    id,
  );
}

/** What a seat could do now; nothing while it is not asked. */
export function legalMoves(page: Page, seat: number): Promise<Legal[]> {
  return page.evaluate(async (mine) => {
    const { hand } = window as unknown as WithHand;
    if (!hand.toAct.includes(mine)) return [];
    return (await hand.ask({ type: 'plain', seat: mine })).moves ?? [];
  }, seat);
}

/** Make a move, in the notation of records; returns whether it was accepted. */
export function playText(page: Page, seat: number, text: string): Promise<boolean> {
  return page.evaluate(
    async ([mine, move]) => {
      const { hand } = window as unknown as WithHand;
      return (await hand.ask({ type: 'play-text', seat: mine, text: move, seen: hand.seq })).type === 'update';
    },
    [seat, text] as const,
  );
}
