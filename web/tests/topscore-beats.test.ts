/** What is seen of each thing that happens in Topscore, from views as the server sends them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bracketOf } from '../src/games/topscore/bracket';
import { moments } from '../src/games/topscore/beats';
import { rowsOf } from '../src/games/topscore/rows';
import type { TopscoreView } from '../src/games/topscore/types';
import { lengthOf, type Beat, type Made, type Moment, type Scene } from '../src/stage/beats';

/** Seat 0 looks on; written by `python -m tests.games.topscore.scenes`. */
type Written = { before: TopscoreView; after: TopscoreView; made: Made };
const SCENES = JSON.parse(readFileSync('../tests/games/topscore/scenes.json', 'utf8')) as Record<string, Written>;

function played(name: string): readonly Moment<TopscoreView>[] {
  const { before, after, made } = SCENES[name]!;
  return moments({ before, after, made: [made], mine: [0] } as unknown as Scene<TopscoreView>);
}
const beatsOf = (name: string): readonly Beat[] => played(name).flatMap(({ beats }) => beats);
const only = <What extends Beat['what']>(name: string, what: What) =>
  beatsOf(name).filter((beat): beat is Extract<Beat, { what: What }> => beat.what === what);
const length = (name: string) => played(name).reduce((sum, { beats }) => sum + lengthOf(beats), 0);

describe('beats of Topscore', () => {
  it('lets a first word come letter by letter from its player', () => {
    const comes = only('first', 'come');
    expect(comes.map(({ spot, from }) => [spot, from])).toEqual([0, 1, 2].map((at) => [`slot:1:3:${at}`, 'seat:1']));
    expect(only('first', 'points')).toMatchObject([{ points: 5, seat: 1, above: comes.map(({ spot }) => spot) }]);
  });
  it('lets a word go down a line while the new letter arrives, then counts', () => {
    expect(only('line', 'move').map(({ spot, from }) => [spot, from])).toEqual([
      ['slot:1:4:0', 'slot:1:3:1'],
      ['slot:1:4:1', 'slot:1:3:0'],
      ['slot:1:4:2', 'slot:1:3:2'],
    ]);
    const [fresh] = only('line', 'come');
    expect(fresh).toMatchObject({ spot: 'slot:1:4:3', from: 'seat:1', start: 0, duration: 520 });
    const [points] = only('line', 'points');
    const [score] = only('line', 'score');
    expect(points).toMatchObject({ points: 10, start: 420 });
    expect(score!.start).toBeGreaterThan(points!.start);
  });
  it('brings only light, points and new letters of one’s own word, which lies there already', () => {
    expect(only('own', 'move')).toEqual([]);
    expect(only('own', 'come').map(({ spot, from }) => [spot, from])).toEqual([['rack:5', 'bag']]);
    expect(only('own', 'light')[0]!.spots).toEqual(['slot:0:4:0', 'slot:0:4:1', 'slot:0:4:2', 'slot:0:4:3']);
    expect(only('own', 'points')).toMatchObject([{ points: 10, seat: 0 }]);
  });
  it('pauses before a word is taken, then the letter crosses over to it', () => {
    expect(only('stolen', 'come')).toMatchObject([{ spot: 'slot:0:5:3', from: 'seat:1', start: 420, duration: 700 }]);
    expect(only('stolen', 'move').map(({ start }) => start)).toEqual([420, 420, 420, 420]);
    expect(only('stolen', 'points')).toMatchObject([{ points: 15, seat: 1, start: 1080, duration: 460 }]);
    expect(only('stolen', 'mood')).toMatchObject([
      { seat: 1, mood: 'glad' },
      { seat: 0, mood: 'sore' },
    ]);
  });
  it('takes the letter that is kept down to its small pyramid, and the six others to the bag', () => {
    expect(only('kept', 'move')).toMatchObject([{ spot: 'small:1:7', from: 'slot:1:7:6', start: 200, duration: 620 }]);
    const leaving = only('kept', 'go');
    expect(leaving.map(({ to }) => to)).toEqual(Array<string>(6).fill('bag'));
    expect(leaving[0]!.start).toBe(760);
    const [{ patch }] = played('kept') as [Moment<TopscoreView>];
    expect(patch!.boards![1]!.word).toEqual([...'NECTAR', '']);
    expect(only('kept-own', 'move')).toEqual([]);
    expect(only('kept-own', 'go')).toHaveLength(6);
  });
  it('shows how many letters are exchanged, and which only to their player', () => {
    expect(only('exchange', 'prop')).toMatchObject([
      { with: { count: 3 }, from: 'seat:1', at: 'bag' },
      { with: { count: 3 }, from: 'bag', at: 'seat:1' },
    ]);
    expect(only('exchange-own', 'go').map(({ spot }) => spot)).toEqual(['rack:1', 'rack:2', 'rack:3']);
    expect(only('exchange-own', 'come').map(({ spot }) => spot)).toEqual(['rack:3', 'rack:4', 'rack:5']);
  });
  it('changes one letter in its line', () => {
    expect(only('change', 'go')).toMatchObject([{ spot: 'slot:1:3:1', to: 'bag' }]);
    expect(only('change', 'come')).toMatchObject([{ spot: 'slot:1:3:1', from: 'seat:1' }]);
    expect(only('change', 'points')).toEqual([]);
  });
  it('says whose time it was when the sand has run out', () => {
    expect(only('time', 'shake')).toMatchObject([{ spot: 'sand' }]);
    expect(only('time', 'mood')).toMatchObject([{ seat: 1, mood: 'sore' }]);
    expect(only('time', 'tell')).toHaveLength(1);
  });
  it('reads the last word on the small pyramids; a bad one trembles and brings nothing', () => {
    const spots = ['small:1:4', 'small:1:5', 'small:1:6', 'small:1:7'];
    expect(only('name', 'light')[0]).toMatchObject({ spots, tone: 'good' });
    expect(only('name', 'points')).toMatchObject([{ points: 100, seat: 1 }]);
    expect(only('name-refused', 'shake').map(({ spot }) => spot)).toEqual(['small:1:2', 'small:1:3', 'small:1:4']);
    expect(only('name-refused', 'points')).toEqual([]);
  });
  it('brings no points while a word waits; they come when it stands', () => {
    expect(only('waits', 'come')).toHaveLength(1);
    expect(only('waits', 'points')).toEqual([]);
    for (const name of ['accepted', 'contest-lost']) expect(only(name, 'points')).toMatchObject([{ points: 10, seat: 1 }]);
  });
  it('sends the new letters of a bad word back to its player', () => {
    expect(played('contest-won')[0]!.show).toBe('before');
    expect(only('contest-won', 'light')[0]!.tone).toBe('bad');
    expect(only('contest-won', 'go')).toMatchObject([{ spot: 'slot:1:4:1', to: 'seat:1', start: 860 }]);
  });
  it('empties the pyramid of who leaves', () => {
    expect(only('withdraw', 'go').map(({ spot }) => spot)).toEqual(['slot:1:3:0', 'slot:1:3:1', 'slot:1:3:2']);
  });
  it.each(Object.keys(SCENES))('plays %s in less than three seconds, and for long enough to be seen', (name) => {
    expect(length(name)).toBeGreaterThanOrEqual(400);
    expect(length(name)).toBeLessThan(3000);
  });
});

describe('the lines of a big pyramid', () => {
  const points = { 3: 5, 4: 10, 5: 15, 6: 20, 7: 25 };
  const looks = (lying: Partial<Parameters<typeof rowsOf>[1]>) =>
    rowsOf(points, { word: [], built: [], open: null, tried: [], aimed: true, ...lying }).map(
      ({ look, tokens, next }) => `${look} ${tokens.join('')}${next ? ' next' : ''}`,
    );

  it('keep the words that moved on engraved, and show where the next one goes', () => {
    expect(looks({ word: [...'RATE'], built: [[...'ART']] })).toEqual([
      'engraved ART',
      'word RATE',
      'empty  next',
      'empty ',
      'empty ',
    ]);
    expect(looks({})[0]).toBe('empty  next');
  });
  it('take the letters of a word that is spelt, the first of them too', () => {
    expect(looks({ word: [...'RATE'], tried: ['T'] })[2]).toBe('tried T next');
  });
});

describe('the bracket', () => {
  const letters = (text: string) => [...text].map((letter) => (letter === '.' ? '' : letter));
  const of = (small: string, more: Partial<Parameters<typeof bracketOf>[0]> = {}) =>
    bracketOf({ small: letters(small), named: [], naming: [], gaps: false, ...more });

  it('spans the longest run of neighbours, from three letters', () => {
    expect(of('AX.MO..')).toBeNull();
    expect(of('AX.MOT.')).toEqual({ first: 3, last: 5, letters: 3, points: 75, sure: false });
    expect(of('AX.MO..', { gaps: true })).toMatchObject({ first: 0, last: 4, points: 100 });
  });
  it('spans the word that is being named, or was', () => {
    expect(of('AXEMOTS', { naming: [3, 4] })).toMatchObject({ first: 3, last: 4, points: 0, sure: true });
    expect(of('AXEMOTS', { named: [...'MOTS'] })).toMatchObject({ first: 3, last: 6, points: 100, sure: true });
  });
});
