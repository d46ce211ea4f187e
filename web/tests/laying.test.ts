import { describe, expect, it } from 'vitest';
import { Laying } from '../src/games/topword/laying.svelte';

function laying(rack: string): Laying {
  const made = new Laying();
  made.sync(
    [...rack].map((tile) => (tile === 'Q' ? 'QU' : tile)),
    10,
  );
  return made;
}
const spelled = (made: Laying) => made.rack.map((token) => token.tile).join('');
const laid = (made: Laying) => made.laid.map(({ row, col, tile }) => `${tile}${row},${col}`).join(' ');

describe('typing', () => {
  it('lays letters from the cursor on, along the row', () => {
    const made = laying('RATEAUX');
    made.cursor = { row: 5, col: 4 };
    for (const letter of 'RAT') expect(made.type(letter, '')).toBe(true);
    expect(laid(made)).toBe('R5,4 A5,5 T5,6');
    expect(made.cursor).toEqual({ row: 5, col: 7 });
  });

  it('goes on over a letter that lies there already', () => {
    const made = laying('RATEAUX');
    expect(made.type('S', 'S')).toBe(true);
    expect(made.laid).toEqual([]);
    expect(made.cursor).toEqual({ row: 5, col: 6 });
  });

  it('takes the U that follows a Q as a part of its tile', () => {
    const made = laying('QIUABCD');
    for (const letter of 'QUI') expect(made.type(letter, '')).toBe(true);
    expect(laid(made)).toBe('QU5,5 I5,6');
    expect(made.type('U', '')).toBe(true);
    expect(laid(made)).toBe('QU5,5 I5,6 U5,7');
  });

  it('lays the tile Qu for a Q and says when there is no such letter', () => {
    const made = laying('QABCDEF');
    expect(made.type('Q', '')).toBe(true);
    expect(made.laid[0]?.tile).toBe('QU');
    expect(made.type('Z', '')).toBe(false);
  });

  it('takes the last letter back and returns to its square', () => {
    const made = laying('RATEAUX');
    made.type('R', '');
    made.type('A', '');
    made.takeLastBack();
    expect(laid(made)).toBe('R5,5');
    expect(made.cursor).toEqual({ row: 5, col: 6 });
  });
});

describe('a tile that may be laid in several ways', () => {
  it('is turned from one to the next, and found again by any of them', () => {
    const made = new Laying();
    made.sync(['QU', 'A'], 10, { QU: ['Q', 'QU'] });
    made.put([{ row: 5, col: 5, tile: 'Q' }]);
    expect(laid(made)).toBe('Q5,5');
    made.turn(made.laid[0]!);
    expect(laid(made)).toBe('QU5,5');
    made.turn(made.laid[0]!);
    expect(laid(made)).toBe('Q5,5');
  });

  it('is only one that the table says so of', () => {
    const made = laying('QA');
    made.put([{ row: 5, col: 5, tile: 'QU' }]);
    expect(made.turned(made.laid[0]!)).toBeUndefined();
  });
});

describe('tapping', () => {
  it('lays a tile that was picked on the square tapped next', () => {
    const made = laying('RATEAUX');
    made.pick(made.rack[2]!.key);
    made.tap({ row: 3, col: 3 });
    expect(laid(made)).toBe('T3,3');
    expect(made.picked).toBeNull();
  });

  it('lays tiles one after the other from a square tapped first', () => {
    const made = laying('RATEAUX');
    made.tap({ row: 3, col: 3 });
    made.tap({ row: 3, col: 3 });
    made.pick(made.rack[0]!.key);
    made.pick(made.rack[1]!.key);
    expect(laid(made)).toBe('R3,3 A4,3');
  });

  it('picks up a tile laid before', () => {
    const made = laying('RATEAUX');
    made.lay(made.rack[0]!.key, { row: 3, col: 3 });
    made.tap({ row: 3, col: 3 });
    expect(made.laid).toEqual([]);
    expect(made.picked).toBe(made.rack[0]!.key);
  });
});

describe('what the server says', () => {
  it('keeps my order and adds new tiles at the end', () => {
    const made = laying('ABCDEFG');
    made.reorder(made.rack[6]!.key, made.rack[0]!.key);
    expect(spelled(made)).toBe('GABCDEF');
    made.sync([...'ABXCDGZ'], 10);
    expect(spelled(made)).toBe('GABCDXZ');
  });

  it('keeps what is laid while others move, and drops what was played', () => {
    const made = laying('AABCDEF');
    made.lay(made.rack[0]!.key, { row: 5, col: 5 });
    made.sync([...'AABCDEF'], 10);
    expect(laid(made)).toBe('A5,5');
    made.sync([...'ABCDEFZ'], 10);
    expect(laid(made)).toBe('');
    expect(spelled(made)).toBe('ABCDEFZ');
  });

  it('shuffles without losing a tile', () => {
    const made = laying('ABCDEFG');
    const numbers = [0.7, 0.1, 0.9, 0.3, 0.2, 0.8, 0.4];
    made.shuffle(() => numbers.shift()!);
    expect(spelled(made)).toBe('BEDGAFC');
  });
});
