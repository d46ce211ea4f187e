/** A review in words and marks: the glance, the curve, one decision, and what was hidden. */
import { flushSync, mount, unmount, type Component, type ComponentProps } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { load, loadAll, loadTable } from '../src/lib/texts.svelte';
import DecisionCard from '../src/review/Decision.svelte';
import Glance from '../src/review/Glance.svelte';
import Hidden from '../src/review/Hidden.svelte';
import Marks from '../src/review/Marks.svelte';
import type { Choice, Decision, Grade, Review } from '../src/wire/types';

const NAMES = ['Ada', 'Bob'];

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  await loadTable();
  await loadAll();
});

let shown: object | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
});

/** Show a component on an empty page, and return the page. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function show<One extends Component<any>>(component: One, props: ComponentProps<One>): HTMLElement {
  document.body.innerHTML = '';
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/gu, ' ').trim();
const buttonsOf = (page: HTMLElement) => [...page.querySelectorAll('button')];

function choice(text: string, points: number, loss: number): Choice {
  return {
    text,
    move: { type: 'pass' },
    label: text,
    points,
    value: -loss,
    loss,
    error: 0.1,
    chance: 0.5 - loss / 100,
    theme: '',
  };
}
function decision(step: number, seat: number, grade: Grade, made = 4): Decision {
  const choices = [
    choice('best', 10, 0),
    choice('near', 10, 0.04),
    choice('third', 1, 1.5),
    choice('fourth', 0, 2),
    choice('made', -6, 12),
  ];
  return { step, seat, choices, made, loss: 12, chanceLost: 0.1, accuracy: 50, grade, theme: '', why: '' };
}
function seat(number: number, luck: number | null, choice: number): Review['seats'][number] {
  const losses = { small: 0, medium: 1, large: 2 };
  return { seat: number, accuracy: 87.6, decisions: 3, ...losses, luck, choice, gifts: 3, result: 0 };
}
const REVIEW: Review = {
  game: 'topword',
  names: NAMES,
  moments: [0.5, 0.5, 0.2, 0.6].map((chance, step) => ({ step, chances: [chance, 1 - chance] })),
  decisions: [],
  seats: [seat(0, -4.4, -12), seat(1, null, 0)],
  turning: [3, 2],
  playouts: 100,
  seed: 0,
  edition: 1,
};

describe('the glance', () => {
  it.each([
    [
      'fr',
      '4 points de malchance, 12 points perdus par ses choix, 3 points reçus des choix des autres',
      'rien perdu par ses choix',
    ],
    ['en', '4 points of bad luck, 12 points lost by choice, 3 points from the choices of others', 'nothing lost by choice'],
  ] as const)('tells luck only where it is known, in %s', async (language, known, unknown) => {
    await load(language);
    const page = show(Glance, { review: REVIEW, names: NAMES, look: () => {} });
    expect([...page.querySelectorAll('.seats p:not(.soft)')].map(textOf)).toEqual([known, unknown]);
    expect(textOf(page.querySelector('.figure'))).toMatch(/ 88$/u);
  });

  it('leads to where the game turned, the greatest change first', async () => {
    await load('en');
    const look = vi.fn();
    const page = show(Glance, { review: REVIEW, names: NAMES, look });
    const turns = buttonsOf(page);
    expect(turns.map(textOf)).toEqual(['Move 3 Ada: from 20% to 60%', 'Move 2 Ada: from 50% to 20%']);
    turns[0]!.click();
    expect(look).toHaveBeenCalledWith(3);
  });
});

describe('the curve', () => {
  it('has a mark for each loss, at the chance of who made it, that leads to the decision', async () => {
    await load('en');
    const look = vi.fn();
    const marked = [decision(2, 0, 'large'), decision(3, 1, 'small')];
    const page = show(Marks, { review: REVIEW, marked, names: NAMES, at: 3, go: () => {}, look });
    const [first, second] = buttonsOf(page);
    expect(first!.getAttribute('aria-label')).toBe('Move 2, Ada: large loss');
    expect(second!.getAttribute('aria-current')).toBe('step');
    expect([first, second].map((mark) => parseFloat(mark!.style.left))).toEqual([
      expect.closeTo(66.3, 0),
      expect.closeTo(98.8, 0),
    ]);
    // 20 % lies below 40 %.
    expect(parseFloat(first!.style.top)).toBeGreaterThan(parseFloat(second!.style.top));
    first!.click();
    expect(look).toHaveBeenCalledWith(2);
  });
});

describe('a decision', () => {
  it('shows what was played and the three best, with what each is worth', async () => {
    await load('fr');
    const page = show(DecisionCard, { decision: decision(2, 0, 'large'), names: NAMES, chosen: null, choose: () => {} });
    expect(textOf(page.querySelector('h2'))).toBe('Coup 2 : Ada grosse perte');
    expect([...page.querySelectorAll('li')].map(textOf)).toEqual([
      'Joué made −6 points 12 points de retard 38 % de chances',
      'Le meilleur best 10 points le plus fort 50 % de chances',
      'N° 2 near 10 points aussi fort 50 % de chances',
      'N° 3 third 1 point 1,5 point de retard 49 % de chances',
    ]);
  });

  it('shows the best play once if it was played', async () => {
    await load('en');
    const page = show(DecisionCard, { decision: decision(2, 0, 'best', 0), names: NAMES, chosen: null, choose: () => {} });
    expect([...page.querySelectorAll('li b')].map(textOf)).toEqual(['best', 'near', 'third', 'fourth']);
  });

  it('puts a choice on the board, and takes it back when it is pressed again', async () => {
    await load('en');
    const choose = vi.fn();
    const page = show(DecisionCard, { decision: decision(2, 0, 'large'), names: NAMES, chosen: 'best', choose });
    const [made, best] = buttonsOf(page);
    expect(best!.getAttribute('aria-pressed')).toBe('true');
    made!.click();
    best!.click();
    expect(choose.mock.calls).toEqual([['made'], [null]]);
  });
});

it('what was hidden is behind a switch, tile by tile', async () => {
  await load('en');
  const hands = [['QU', 'E', '?'], ['A']];
  const page = show(Hidden, { hands, names: NAMES });
  expect(page.querySelector('dd')).toBeNull();
  page.querySelector<HTMLElement>('[role=switch]')!.click();
  flushSync();
  expect([...page.querySelectorAll('dd')].map(textOf)).toEqual(['Qu E ★', 'A']);
});
