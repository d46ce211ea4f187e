/** What is heard of beats. */
import { describe, expect, it } from 'vitest';
import type { Beat } from '../src/stage/beats';
import { heardOf } from '../src/stage/hearing';

const come = (start: number): Beat => ({ what: 'come', spot: 'square:1:1', from: 'seat:1', start, duration: 300 });

describe('what is heard of a moment', () => {
  it('is every landing, when it lands', () => {
    expect(heardOf([come(100), come(250)])).toEqual([
      { sound: 'laid', at: 400 },
      { sound: 'laid', at: 550 },
    ]);
  });

  it('is one sound for things that land together', () => {
    expect(heardOf([come(0), come(20), come(40)])).toEqual([{ sound: 'laid', at: 300 }]);
  });

  it('is only what the game says, if it says something', () => {
    expect(heardOf([come(0), { what: 'sound', sound: 'sand', start: 50, duration: 0 }])).toEqual([{ sound: 'sand', at: 50 }]);
  });

  it('is nothing where nothing lands', () => {
    expect(heardOf([{ what: 'hold', start: 0, duration: 500 }])).toEqual([]);
  });
});
