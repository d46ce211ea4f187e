/** The end of a game in the words of whoever looks at it, in both languages, and what is told of its course. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { load, loadAll, loadTable, say } from '../src/lib/texts.svelte';
import { bestWord, courseOf, mostAhead, mostBehind, type Course } from '../src/result/course';
import { listed, margin, turningPoint, whyOver } from '../src/result/telling';
import { orderOf, shareOf, verdictOf } from '../src/result/verdict';

const NAMES = ['Ada', 'Renard', 'Bob'];
const ended = (winners: number[], scores: number[]) => ({ reason: 'stalled', winners, scores });

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  await loadTable();
  await loadAll();
});

type Case = [string, number[], number[], number[], string, string, string];
/** What it is, who won, the scores, the seats of this device, how it ended for them, and how it is said. */
const CASES: Case[] = [
  ['one person won', [0], [50, 40], [0], 'won', 'Vous gagnez !', 'You win!'],
  ['one person lost', [1], [40, 50], [0], 'lost', 'Renard gagne', 'Renard wins'],
  ['two others won', [1, 2], [40, 50, 50], [0], 'lost', 'Renard et Bob gagnent', 'Renard and Bob win'],
  ['won with another', [0, 2], [50, 40, 50], [0], 'won', 'Vous gagnez, avec Bob !', 'You win, together with Bob!'],
  ['all have the same', [0, 1], [50, 50], [0], 'tied', 'Égalité !', 'It’s a tie!'],
  ['nobody won', [], [0, 0], [0], 'lost', 'Personne ne gagne', 'Nobody wins'],
  ['one of two at this device won', [2], [40, 30, 50], [0, 2], 'won', 'Bob gagne !', 'Bob wins!'],
  ['the computer beat both at this device', [1], [40, 50, 30], [0, 2], 'lost', 'Renard gagne', 'Renard wins'],
  ['somebody watched', [0], [50, 40], [], 'watched', 'Ada gagne !', 'Ada wins!'],
  ['somebody watched a tie', [0, 1], [50, 50], [], 'watched', 'Égalité !', 'It’s a tie!'],
  ['alone', [0], [214], [0], 'alone', '214 points', '214 points'],
];

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  beforeAll(() => load(language));

  it.each(CASES)('%s', (_, winners, scores, mine, ending, french, english) => {
    const verdict = verdictOf(ended(winners, scores), NAMES, mine, listed);
    expect(verdict.ending).toBe(ending);
    expect(say(verdict.text, verdict.values)).toBe(language === 'fr' ? french : english);
  });

  it('says by how much', () => {
    const said = language === 'fr' ? ['De 10 points.', 'D’un point.'] : ['By 10 points.', 'By one point.'];
    expect(margin(ended([0], [50, 40]), 'won', [0])).toBe(said[0]);
    expect(margin(ended([0], [41, 40]), 'watched', [])).toBe(said[1]);
  });

  it('says what was missing only where it was little', () => {
    const said = language === 'fr' ? 'Il vous a manqué 7 points.' : 'You were 7 points short.';
    expect(margin(ended([1], [93, 100]), 'lost', [0])).toBe(said);
    expect(margin(ended([1], [20, 100]), 'lost', [0])).toBe('');
  });

  it('says nothing of points that did not decide', () => {
    expect(margin(ended([0], [10, 40]), 'won', [0])).toBe('');
    expect(margin(ended([0, 1], [40, 40]), 'tied', [0])).toBe('');
  });

  it('says how it came to that', () => {
    const course: Course = {
      scores: [
        [0, 0],
        [0, 24],
        [30, 24],
      ],
      words: [],
    };
    const said =
      language === 'fr'
        ? [
            'Vous aviez eu jusqu’à 24 points de retard.',
            'Vous avez eu jusqu’à 24 points d’avance.',
            'En tête d’un bout à l’autre.',
          ]
        : ['You had been up to 24 points behind.', 'You had been up to 24 points ahead.', 'Ahead from start to finish.'];
    expect(turningPoint(course, 'won', [0])).toBe(said[0]);
    expect(turningPoint(course, 'lost', [1])).toBe(said[1]);
    expect(turningPoint({ ...course, scores: [[0, 0]] }, 'won', [0])).toBe(said[2]);
    expect(turningPoint(course, 'won', [0, 1])).toBe('');
  });

  it('says why it is over, in the words of every game', () => {
    expect(whyOver('chess', ended([0], [1, 0]))).toBe(
      language === 'fr' ? 'Rien n’a été posé pendant deux tours de table.' : 'Nothing was laid for two rounds.',
    );
    expect(whyOver('chess', { ...ended([0], [1, 0]), reason: 'unheard-of' })).toBe('');
  });
});

describe('what is shown', () => {
  it('winners come first, and who lost comes first for themselves', () => {
    expect(orderOf(ended([1], [40, 50, 45]), [])).toEqual([1, 2, 0]);
    expect(orderOf(ended([1], [40, 50, 45]), [0])).toEqual([0, 1, 2]);
    expect(orderOf(ended([0], [10, 50]), [])).toEqual([0, 1]);
  });

  it('bars are as long as the points, or as what is left of them', () => {
    expect(shareOf(25, [50, 25])).toBe(0.5);
    expect(shareOf(-2, [-2, -10])).toBeGreaterThan(shareOf(-10, [-2, -10]));
    expect(shareOf(0, [0, 0])).toBe(0);
  });
});

describe('the course of a game', () => {
  const step = (scores: number[], view: unknown) => ({ scores, view }) as never;
  const found = courseOf(
    { steps: [step([0, 0], null), step([12, 0], 'BATIR'), step([12, 12], 'HURLONS')], outcome: ended([0], [12, 7]) },
    (_: unknown, view: string) => ({ seat: view === 'BATIR' ? 0 : 1, word: view, points: 12 }),
  );

  it('has the scores of every step and of the end', () => {
    expect(found.scores).toEqual([
      [0, 0],
      [12, 0],
      [12, 12],
      [12, 7],
    ]);
  });

  it('has a best word: the longer one of equals, or the best of one seat', () => {
    expect(bestWord(found)?.word).toBe('HURLONS');
    expect(bestWord(found, [0])?.word).toBe('BATIR');
    expect(bestWord({ ...found, words: [] })).toBeNull();
  });

  it('knows who was ahead by how much', () => {
    expect(mostAhead(found, 0)).toBe(12);
    expect(mostBehind(found, 1)).toBe(12);
    expect(mostBehind(found, 0)).toBe(0);
  });
});
