import { has, say } from '../lib/texts.svelte';

/** What a computer player is called. */
export function levelName(level: string): string {
  const name = `play-level-${level}`;
  return has(name) ? say(name) : level;
}

/** What a game is called. */
export function gameName(game: string): string {
  const name = `site-game-${game}`;
  return has(name) ? say(name) : game;
}
