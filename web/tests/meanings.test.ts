/** The words at a square of a board, and what is asked of the server about them. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wordsThrough } from '../src/board/words';
import { mayBeProposed, meaningOf, pageOf } from '../src/words/meanings.svelte';
import type { Judged, Square } from '../src/wire/types';

const BOARD = ['CHAT.', 'A...S', 'S.QUE'];
const TILES = new Map([['3,3', 'QU']]);
const letter = ({ row, col }: Square) => TILES.get(`${row},${col}`) ?? BOARD[row - 1]?.[col - 1]?.replace('.', '') ?? '';
const through = (row: number, col: number) => wordsThrough({ row, col }, 5, letter);

describe('the words through a square', () => {
  it('are read across, then down', () => {
    expect(through(1, 1)).toEqual(['CHAT', 'CAS']);
    expect(through(1, 4)).toEqual(['CHAT']);
    expect(through(2, 5)).toEqual(['SE']);
  });

  it('are made of whole tiles', () => {
    expect(through(3, 5)).toEqual(['QUUE', 'SE']);
  });

  it('are none on an empty square, nor of a lone letter', () => {
    expect(through(2, 3)).toEqual([]);
    expect(through(5, 5)).toEqual([]);
  });
});

describe('a word that is refused', () => {
  const judged = (status: string, ...codes: string[]) =>
    ({ status, reasons: codes.map((code) => ({ code, spelling: 'aboula' })) }) as unknown as Judged;

  it('may be proposed unless a list has it, and the table leaves it out', () => {
    expect(mayBeProposed(judged('unknown'))).toBe(true);
    expect(mayBeProposed(judged('refused', 'acronym'))).toBe(true);
    expect(mayBeProposed(judged('refused', 'acronym', 'slang'))).toBe(false);
    expect(mayBeProposed(judged('accepted'))).toBe(false);
  });

  it('is looked up in the list of its table on the page of words too', () => {
    expect(pageOf({ lexicon: 'fr', table: 'a table' }, 'ABOULA')).toBe('/word?list=fr&word=ABOULA&table=a+table');
    expect(pageOf({ lexicon: 'fr', table: null }, 'ABOULA')).toBe('/word?list=fr&word=ABOULA');
  });
});

describe('a meaning', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked for once, from the list of the table, and again after a refusal', async () => {
    const paths: string[] = [];
    let refuses = true;
    vi.stubGlobal('fetch', (path: string) => {
      paths.push(path);
      return Promise.resolve(
        refuses ? new Response('{"code":"word-undecided"}', { status: 409 }) : new Response('{"word":"CHAT"}'),
      );
    });
    const table = { lexicon: 'fr', table: 'a table' };
    await expect(meaningOf(table, 'CHAT')).rejects.toMatchObject({ code: 'word-undecided' });
    refuses = false;
    expect(await meaningOf(table, 'CHAT')).toEqual({ word: 'CHAT' });
    expect(await meaningOf(table, 'CHAT')).toEqual({ word: 'CHAT' });
    expect(await meaningOf({ lexicon: 'en', table: null }, 'CHAT')).toEqual({ word: 'CHAT' });
    const ofTable = expect.stringMatching(/^\/api\/tables\/a%20table\/words\/CHAT\?lang=/) as string;
    expect(paths).toEqual([ofTable, ofTable, expect.stringMatching(/^\/api\/words\/en\/CHAT\?/)]);
  });
});
