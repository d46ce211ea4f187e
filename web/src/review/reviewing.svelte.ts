/** A review as it grows: its first decisions can be looked at while the others are still judged. */
import { sendForLines, Trouble } from '../lib/api';
import { say } from '../lib/texts.svelte';
import type { Decision, Review, ReviewLine } from '../wire/types';

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** Which share of the game has been looked at, from 0 to 1. */
  share = $state(0);
  isGoing = $state(false);
  isWhole = $state(false);
  trouble = $state('');

  /** The decisions by the number of their move. */
  readonly decisions: ReadonlyMap<number, Decision> = $derived(
    new Map((this.review?.decisions ?? []).map((decision) => [decision.step, decision])),
  );
  /** Those by which something was lost. */
  readonly marked: readonly Decision[] = $derived([...this.decisions.values()].filter(isMarked));

  private stopping: AbortController | null = null;

  /** `record` is sent along if the game is not one of this server. */
  constructor(
    private readonly path: string,
    private readonly record?: () => Promise<string>,
  ) {}

  async begin(): Promise<void> {
    const stopping = (this.stopping = new AbortController());
    this.isGoing = true;
    this.trouble = '';
    this.share = 0;
    try {
      await sendForLines<ReviewLine>(this.path, await this.record?.(), stopping.signal, (line) => this.heard(line));
      if (!this.isWhole && !this.trouble) throw new Trouble(say('site-no-server'), 'no-server', 0);
    } catch (error) {
      if (!stopping.signal.aborted) this.trouble = error instanceof Trouble ? error.message : say('site-no-server');
    } finally {
      this.isGoing = false;
    }
  }

  stop(): void {
    this.stopping?.abort();
  }

  private heard(line: ReviewLine): void {
    if (line.type === 'failed') this.trouble = line.problem.detail;
    else if (line.type === 'judged') {
      this.share = line.share;
      this.review = this.review && { ...this.review, decisions: [...this.review.decisions, line.decision] };
    } else {
      this.review = line.review;
      this.isWhole = line.type === 'whole';
    }
  }
}

function isMarked({ grade }: Decision): boolean {
  return grade === 'small' || grade === 'medium' || grade === 'large';
}
