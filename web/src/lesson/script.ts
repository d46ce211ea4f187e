/** Scripts of a game, its lesson and its example, and the way to the server's judgement of what is tried there. */
import { get, send } from '../lib/api';
import type { Carrier, Listener } from '../lib/link';
import { settings } from '../lib/settings.svelte';
import type { LessonAnswer, LessonStep, Update } from '../wire/types';

export type ScriptName = 'lesson' | 'example';

const path = (game: string, script: ScriptName) => `/api/games/${encodeURIComponent(game)}/scripts/${script}`;

/** The steps of a script, in positions for the language of now. */
export async function stepsOf(game: string, script: ScriptName): Promise<readonly LessonStep[]> {
  const { steps } = await get<{ steps: readonly LessonStep[] }>(`${path(game, script)}?lang=${settings.language}`);
  return steps;
}

/** Carries what is asked at a step to the server, which keeps nothing of it. */
export class StepCarrier implements Carrier {
  private readonly address: string;

  constructor(
    game: string,
    script: ScriptName,
    at: number,
    private readonly listener: Listener,
    private readonly judged: (text: string, answer: LessonAnswer) => void,
    /** The seat of whoever takes the step, and their name there if it is not in the script. */
    private readonly learner: { seat: number; name: string | null },
  ) {
    this.address = `${path(game, script)}/${at + 1}?lang=${settings.language}`;
  }

  send(text: string): void {
    const { request, ...content } = JSON.parse(text) as { request: number };
    send<LessonAnswer>('POST', this.address, { request, content }).then(
      (answer) => {
        this.judged(text, answer);
        this.tell(answer.message);
      },
      (error: Error) => {
        const problem = { status: 0, code: 'no-server', detail: error.message, rule: null, squares: [], words: [] };
        this.tell({ type: 'refused', request, problem });
      },
    );
  }

  /** Let the session hear a message. */
  tell(message: LessonAnswer['message']): void {
    const heard = message.type === 'update' ? { ...message, now: Date.now(), table: this.named(message.table) } : message;
    this.listener.heard(JSON.stringify(heard));
  }

  again(): void {
    this.listener.opened();
  }

  close(): void {
    // Nothing is open.
  }

  private named(table: Update['table']): Update['table'] {
    const { seat, name } = this.learner;
    const seats = table.seats?.map((shown, at) => (name && at === seat ? { ...shown, who: { ...shown.who, name } } : shown));
    return { ...table, seats };
  }
}
