/** The tiles that are being laid: my rack in my order, what lies on the board, and the cursor. */
import type { Square } from '../../wire/types';
import type { Placed, TopwordView } from './types';
import { Aiming, same } from '../../board/aiming.svelte';

export interface Token {
  key: number;
  tile: string;
}

export interface Laid extends Placed {
  key: number;
}

export class Laying extends Aiming {
  rack = $state.raw<readonly Token[]>([]);
  laid = $state.raw<readonly Laid[]>([]);
  /** The tile of the rack that goes to the square tapped next. */
  picked = $state<number | null>(null);
  /** Whether the tile of the rack that is tapped next is exchanged. */
  exchanging = $state(false);
  /** The tiles of a rack that may be laid in several ways, and how. */
  readings = $state.raw<TopwordView['readings']>({});

  private keys = 0;
  /** After a Qu: the U, if it is typed at once, is in it already. */
  private inLast: (Square & { letter: string }) | null = null;

  /** Take over what the server says; tiles keep their order, what is laid stays where it still can. */
  sync(rack: readonly string[], side: number, readings: TopwordView['readings'] = {}): void {
    this.readings = readings;
    if (this.side !== side || !this.keys) {
      const middle = Math.ceil(side / 2);
      this.cursor = { row: middle, col: middle };
    }
    this.side = side;
    const left = [...rack];
    const has = (tile: string) => {
      const at = left.indexOf(tile);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    };
    const onBoard = new Set(this.laid.map((one) => one.key));
    const inHandFirst = this.rack.toSorted((a, b) => Number(onBoard.has(a.key)) - Number(onBoard.has(b.key)));
    const kept = new Set(inHandFirst.filter((token) => has(token.tile)).map((token) => token.key));
    const fresh = left.map((tile) => ({ key: ++this.keys, tile }));
    this.rack = [...this.rack.filter((token) => kept.has(token.key)), ...fresh];
    this.laid = this.laid.filter((one) => kept.has(one.key));
  }

  get free(): readonly Token[] {
    return this.rack.filter((token) => !this.isLaid(token.key));
  }

  isLaid(key: number): boolean {
    return this.laid.some((one) => one.key === key);
  }

  at(square: Square): Laid | undefined {
    return this.laid.find((one) => one.row === square.row && one.col === square.col);
  }

  /** The move that these tiles are. */
  get move(): { type: 'place'; tiles: Placed[] } {
    return { type: 'place', tiles: this.laid.map(({ row, col, tile }) => ({ row, col, tile })) };
  }

  /** Lay a tile of the rack on a square; one laid there by me goes back. */
  lay(key: number, square: Square): void {
    const token = this.rack.find((one) => one.key === key);
    if (!token) return;
    const others = this.laid.filter((one) => one.key !== key && !same(one, square));
    this.laid = [...others, { ...square, tile: token.tile, key }];
    this.picked = null;
    this.turnAlong(this.laid);
  }

  takeBack(key: number): void {
    this.laid = this.laid.filter((one) => one.key !== key);
  }

  takeAllBack(): void {
    this.laid = [];
    this.picked = null;
    this.aimed = false;
  }

  /** These tiles were played: none of mine that lies there is still being laid. */
  played(tiles: readonly Placed[]): void {
    if (this.laid.some((one) => tiles.some((tile) => same(tile, one) && tile.tile === one.tile))) this.takeAllBack();
  }

  /** Put the tile that was laid last back, and the cursor where it was. */
  takeLastBack(): void {
    const last = this.laid.at(-1);
    if (!last) return;
    this.takeBack(last.key);
    this.cursor = { row: last.row, col: last.col };
  }

  /** A square was tapped. */
  tap(square: Square): void {
    const mine = this.at(square);
    if (this.picked !== null) {
      this.lay(this.picked, square);
      this.cursor = square;
    } else if (mine) {
      this.takeBack(mine.key);
      this.picked = mine.key;
    } else this.aim(square);
  }

  /** A tile of the rack was tapped. */
  pick(key: number): void {
    if (this.isLaid(key)) {
      this.takeBack(key);
    } else if (this.aimed && this.picked === null) {
      this.lay(key, this.cursor);
      this.advance();
    } else {
      this.picked = this.picked === key ? null : key;
    }
  }

  /** A letter was typed. Where it lies already the cursor goes on. Returns whether there was one. */
  type(letter: string, top: string): boolean {
    const rest = this.inLast;
    this.inLast = null;
    if (rest?.letter === letter && same(rest, this.cursor)) return true;
    const spelled = (tile: string) => tile === letter || (tile.length > 1 && tile.startsWith(letter));
    const there = this.at(this.cursor)?.tile ?? top;
    const token = spelled(there) ? null : this.free.find((one) => spelled(one.tile));
    if (token === undefined) return false;
    if (token) this.lay(token.key, this.cursor);
    this.advance();
    this.inLast = { ...this.cursor, letter: (token?.tile ?? there).slice(1) };
    return true;
  }

  shuffle(random: () => number = Math.random): void {
    this.rack = this.rack
      .map((token) => ({ token, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ token }) => token);
  }

  /** Put a tile of the rack before another one, or at the end. */
  reorder(key: number, before: number | null): void {
    const token = this.rack.find((one) => one.key === key);
    if (!token || key === before) return;
    const others = this.rack.filter((one) => one.key !== key);
    const at = others.findIndex((one) => one.key === before);
    this.rack = at < 0 ? [...others, token] : others.toSpliced(at, 0, token);
  }

  /** Put the tiles of a move on the board, as a hint or what was kept says. */
  put(tiles: readonly Placed[]): void {
    this.takeAllBack();
    for (const placed of tiles) {
      const token = this.free.find((one) => one.tile === placed.tile || this.readings[one.tile]?.includes(placed.tile));
      if (token) this.laid = [...this.laid, { ...placed, key: token.key }];
    }
    const first = this.laid[0];
    if (first) this.cursor = { row: first.row, col: first.col };
    this.turnAlong(this.laid);
  }

  /** How a tile would lie if it were laid in the next of the ways there are, if there are several. */
  turned({ key, tile }: Laid): string | undefined {
    const ways = this.readings[this.rack.find((one) => one.key === key)?.tile ?? ''] ?? [];
    return ways.length > 1 ? ways[(ways.indexOf(tile) + 1) % ways.length] : undefined;
  }

  /** Lay a tile in the next way, where the table leaves the choice: a Q as Qu or the other way round. */
  turn(laid: Laid): void {
    const tile = this.turned(laid);
    if (tile) this.laid = this.laid.map((one) => (one.key === laid.key ? { ...one, tile } : one));
  }
}
