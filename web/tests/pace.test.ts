import { describe, expect, it } from 'vitest';
import { load, loadAll } from '../src/lib/texts.svelte';
import { isUsual, OWN, paceName, paceOf, time, UNTIMED, USUAL } from '../src/lib/pace';

describe('paces', () => {
  it('are told in words', async () => {
    await loadAll();
    await load('fr');
    expect(time(30)).toBe('30 secondes');
    expect(time(60)).toBe('1 minute');
    expect(time(90)).toBe('90 secondes');
    expect(time(7200)).toBe('2 heures');
    expect(paceName(UNTIMED)).toBe('sans pendule');
    expect(paceName({ type: 'per-game', seconds: 300, increment: 10 })).toBe(
      '5 minutes par joueur, et 10 secondes à chaque tour',
    );
    expect(paceName({ type: 'correspondence', days: 1 })).toBe('1 jour par tour');
  });
  it('follow the clock of the rules', () => {
    expect(paceOf(60)).toEqual({ type: 'per-turn', seconds: 60 });
    expect(paceOf(null)).toEqual(UNTIMED);
    expect(isUsual(paceOf(60))).toBe(true);
    expect(isUsual(paceOf(61))).toBe(false);
  });
  it('differ from each other, and one’s own from the usual ones', () => {
    const names = Object.values(USUAL).flat().map(paceName);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.values(OWN).some(isUsual)).toBe(false);
  });
});
