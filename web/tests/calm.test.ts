import { describe, expect, it } from 'vitest';
import { until } from '../src/lib/dates';
import { load } from '../src/lib/texts.svelte';
import { calmTime, calmWords, isCalm } from '../src/table/calm';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Monday, at noon where the reader is. */
const NOW = new Date(2026, 10, 16, 12).getTime();

describe('a calm clock', () => {
  it('shows its two largest units, and begins whole', async () => {
    await load('fr');
    expect(calmTime(2 * DAY + 4 * HOUR)).toBe('2\u00a0j 4\u00a0h');
    expect(calmTime(3 * DAY - 1)).toBe('3\u00a0j');
    expect(calmTime(DAY)).toBe('1\u00a0j');
    expect(calmTime(DAY - MINUTE)).toBe('23\u00a0h 59\u00a0min');
    expect(calmTime(5 * HOUR)).toBe('5\u00a0h');
    expect(calmTime(42 * MINUTE)).toBe('42\u00a0min');
    await load('en');
    expect(calmTime(2 * DAY + 4 * HOUR)).toBe('2 d 4 h');
  });
  it('is heard in whole words', async () => {
    await load('fr');
    expect(calmWords(2 * DAY + HOUR).replaceAll(/\s/g, ' ')).toBe('2 jours 1 heure');
    await load('en');
    expect(calmWords(HOUR + 20 * MINUTE)).toBe('1 hour 20 minutes');
  });
  it('has seconds in its last ten minutes, one of a single sitting in its last hour', () => {
    expect([isCalm(11 * MINUTE, true), isCalm(10 * MINUTE, true)]).toEqual([true, false]);
    expect([isCalm(61 * MINUTE, false), isCalm(45 * MINUTE, false)]).toEqual([true, false]);
  });
  it('says until when, in the time of the reader', async () => {
    const tuesday = new Date(2026, 10, 17, 18).getTime();
    await load('fr');
    expect(until(tuesday, NOW)).toBe('jusqu’à mardi 18\u00a0h');
    expect(until(tuesday + 5 * MINUTE, tuesday)).toBe('jusqu’à 18\u00a0h\u00a005');
    expect(until(tuesday + 6 * DAY, tuesday)).toBe('jusqu’au lundi 23 novembre');
    await load('en');
    expect(until(tuesday, NOW)).toMatch(/^until Tuesday 6\sPM$/);
    expect(until(tuesday + 6 * DAY, tuesday)).toBe('until Monday, November 23');
  });
});
