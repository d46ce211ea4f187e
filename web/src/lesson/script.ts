/** Scripts of a game, its lesson and its example, and where the server judges what is tried there. */
import { get } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { LessonStep } from '../wire/types';

export type ScriptName = 'lesson' | 'example';

const path = (game: string, script: ScriptName) => `/api/games/${encodeURIComponent(game)}/scripts/${script}`;

/** The steps of a script, in positions for the language of now. */
export async function stepsOf(game: string, script: ScriptName): Promise<readonly LessonStep[]> {
  const { steps } = await get<{ steps: readonly LessonStep[] }>(`${path(game, script)}?lang=${settings.language}`);
  return steps;
}

/** Where what is asked at a step is answered. */
export const addressOf = (game: string, script: ScriptName, at: number): string =>
  `${path(game, script)}/${at + 1}?lang=${settings.language}`;
