/** A move on its way: letters taken in order, and what they are for. Nothing of it is known to the server yet. */
import type { Move } from '../../wire/types';
import type { TopscoreView } from './types';

/** A word on my pyramid or on my opponent's, another word in place of mine, letters to exchange, one to keep, the last word. */
export type Aim = 'own' | 'opponent' | 'change' | 'exchange' | 'put' | 'name';

/** A letter that can be taken: `face` as it lies there, a blank of the rack as `?`. */
export interface Token {
  key: number;
  face: string;
  from: 'board' | 'rack';
}

/** A letter that was taken; a blank is the small letter it stands for. */
export interface Taken extends Token {
  as: string;
}

/** The keys of letters of the rack begin here. */
export const RACK = 10;
export const BLANK = '?';

export class Composing {
  aim = $state<Aim>('own');
  taken = $state.raw<readonly Taken[]>([]);
  pyramid = $state<number | null>(null);
  order = $state.raw<readonly number[]>([]);

  choose(aim: Aim): void {
    this.aim = aim;
    this.clear();
  }

  /** Go on with what was begun. */
  begin(kept: Pick<Composing, 'aim' | 'taken' | 'pyramid'>): void {
    this.aim = kept.aim;
    this.taken = kept.taken;
    this.pyramid = kept.pyramid;
  }

  clear(): void {
    this.taken = [];
    this.pyramid = null;
  }

  /** Give the letters back; with none taken go back to my own pyramid, where words are laid. */
  leave(phase: TopscoreView['phase']): void {
    if (!this.taken.length && phase === 'play') this.choose('own');
    else this.clear();
  }

  has(key: number): boolean {
    return this.taken.some((one) => one.key === key);
  }

  /** All letters that can be taken now. */
  pool(view: TopscoreView, seat: number): Token[] {
    const board = view.boards[seat]!;
    const whose = this.aim === 'opponent' ? view.target : this.aim === 'put' ? view.reward : seat;
    const on = view.boards[whose ?? seat]!;
    const lying = this.aim === 'name' ? board.small : this.aim === 'exchange' ? [] : on.word;
    const onBoard = lying.map((face, at): Token => ({ key: at, face, from: 'board' })).filter((token) => token.face);
    return this.aim === 'put' || this.aim === 'name' ? onBoard : [...onBoard, ...this.rack(view)];
  }

  /** My rack in my order. */
  rack(view: TopscoreView): Token[] {
    const rack = (view.rack ?? []).map((face, at): Token => ({ key: RACK + at, face, from: 'rack' }));
    const place = (token: Token) => this.order.indexOf(token.key);
    return rack.toSorted((a, b) => place(a) - place(b));
  }

  shuffle(view: TopscoreView): void {
    this.order = this.rack(view)
      .map(({ key }) => ({ key, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ key }) => key);
  }

  /** Take a letter, or give it back; `letter` says what a blank stands for. */
  tap(token: Token, letter = ''): void {
    if (this.has(token.key)) this.taken = this.taken.filter((one) => one.key !== token.key);
    else {
      const as = token.face === BLANK && letter ? letter.toLowerCase() : token.face;
      const kept = this.aim === 'put' ? [] : this.taken;
      this.taken = [...kept, { ...token, as }];
    }
  }

  /**
   * Take a letter that was typed: one that lies there, else one of the rack, else a blank. A tile of two
   * letters, as the Dutch IJ, is typed as they are: I and J.
   */
  type(letter: string, pool: readonly Token[]): boolean {
    const free = pool.filter((token) => !this.has(token.key));
    const find = (tile: (face: string) => boolean) => {
      const fitting = free.filter((token) => tile(token.face.toUpperCase()));
      return fitting.find((token) => token.from === 'board') ?? fitting[0];
    };
    const last = this.taken.at(-1);
    if (last?.face.slice(1).toUpperCase() === letter) return true;
    const both = last && find((face) => face === last.as.toUpperCase() + letter);
    if (both) this.tap(last);
    const found =
      both ??
      find((face) => face === letter) ??
      find((face) => face.length > 1 && face.startsWith(letter)) ??
      find((face) => face === BLANK);
    if (found) this.tap(found, letter);
    return found !== undefined;
  }

  /** The move that this is, if it is one already. */
  move(view: TopscoreView, seat: number): Move | null {
    const word = this.taken.map((one) => one.as);
    if (!word.length) return null;
    switch (this.aim) {
      case 'own':
        return { type: 'lay', word, on: null };
      case 'opponent':
        return { type: 'lay', word, on: view.target };
      case 'exchange':
        return { type: 'exchange', tokens: word };
      case 'name':
        return { type: 'name', word };
      case 'put':
        return this.pyramid ? { type: 'put', letter: word[0]!, pyramid: this.pyramid } : null;
      case 'change': {
        const out = this.pool(view, seat).find((token) => token.from === 'board' && !this.has(token.key));
        const token = this.taken.find((one) => one.from === 'rack');
        return out && token ? { type: 'change', out: out.face, token: token.as, word } : null;
      }
    }
  }

  /** Lay a whole word, as a hint says. In a change one letter stays out for one of the rack, maybe for its like. */
  put(view: TopscoreView, seat: number, aim: Aim, word: readonly string[], changed?: { out: string; token: string }): void {
    this.choose(aim);
    let pool = this.pool(view, seat);
    if (changed) {
      const rack = pool.filter((token) => token.from === 'rack');
      const out = pool.find((token) => token.from === 'board' && token.face === changed.out);
      const put = rack.find((token) => token.face === changed.token) ?? rack.find((token) => token.face === BLANK);
      pool = pool.filter((token) => token !== out && (token.from === 'board' || token === put));
    }
    for (const face of word) {
      const free = pool.filter((token) => !this.has(token.key));
      const exact = free.find((token) => token.face === face);
      const blank = free.find((token) => token.face === BLANK);
      if (exact) this.tap(exact);
      else if (blank) this.tap(blank, face);
    }
  }
}
