import { describe, expect, it } from 'vitest';
import { closing, isClosingSoon } from '../src/lib/closing';
import { load } from '../src/lib/texts.svelte';

const DAY = 86_400_000;
/** A Monday, at noon where the reader is. */
const NOW = new Date(2026, 10, 16, 12).getTime();
const TUESDAY = new Date(2026, 10, 17, 20).getTime();

describe('a table that closes by itself', () => {
  it('says when, in the last days of a game', async () => {
    await load('fr');
    const game = { status: 'running', closes: TUESDAY } as const;
    expect(closing(game, NOW)).toBe('Sans un coup d’ici mardi 20 h, la partie se ferme.');
    expect(closing(game, TUESDAY - DAY / 3)).toBe('Sans un coup d’ici 20 h, la partie se ferme.');
    expect(closing(game, TUESDAY - 6.5 * DAY)).toBe('Sans un coup d’ici mardi 17 novembre, la partie se ferme.');
    expect(closing(game, TUESDAY - 8 * DAY)).toBe('');
    await load('en');
    expect(closing(game, NOW)).toMatch(/^If nobody moves by Tuesday 8\sPM, the game closes\.$/);
  });
  it('says so from the beginning where a game has not begun, and nothing where it stays', async () => {
    await load('fr');
    const open = { status: 'open', closes: TUESDAY } as const;
    expect(closing(open, TUESDAY - 20 * DAY)).toBe('Si la partie n’a pas commencé d’ici mardi 17 novembre, la table se ferme.');
    expect(closing({ status: 'running', closes: null }, NOW)).toBe('');
    expect(closing({ status: 'finished', closes: null }, NOW)).toBe('');
  });
  it('stands out on the last day of a game', () => {
    expect(isClosingSoon({ status: 'running', closes: NOW + DAY - 1 }, NOW)).toBe(true);
    expect(isClosingSoon({ status: 'running', closes: NOW + DAY }, NOW)).toBe(false);
    expect(isClosingSoon({ status: 'open', closes: NOW + 1 }, NOW)).toBe(false);
  });
});
