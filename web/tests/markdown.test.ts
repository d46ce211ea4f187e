import { expect, it } from 'vitest';
import { blocksOf, firstSection } from '../src/lib/markdown';

it('reads headings, paragraphs, lists and code', () => {
  const blocks = blocksOf('# Topword\n\nUn **jeu**\nde `lettres`.\n\n- un\n  deux\n- trois\n\n```\n1 2\n```\n## À la fin\n');
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Topword', id: 'topword' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Un ' },
        { kind: 'strong', text: 'jeu' },
        { kind: 'text', text: ' de ' },
        { kind: 'code', text: 'lettres' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'un deux' }], [{ kind: 'text', text: 'trois' }]] },
    { kind: 'code', text: '1 2' },
    { kind: 'heading', level: 2, text: 'À la fin', id: 'a-la-fin' },
  ]);
});

it('reads tables', () => {
  const cell = (text: string) => [{ kind: 'text', text }];
  expect(blocksOf('| A | B |\n| --- | --- |\n| 1 | 2 |\n')).toEqual([
    { kind: 'table', head: [cell('A'), cell('B')], rows: [[cell('1'), cell('2')]] },
  ]);
});

it('ends on a code block that is not closed', () => {
  expect(blocksOf('```\n1')).toEqual([{ kind: 'code', text: '1' }]);
});

it('finds the first section below the title', () => {
  const text = '# Typo\n\nQuatre rangées.\n\n## En trente secondes\n\n1. un\n2. deux\n\n## La suite\n\n- trois\n';
  expect(firstSection(blocksOf(text))).toEqual({
    heading: 'En trente secondes',
    said: [{ kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'un' }], [{ kind: 'text', text: 'deux' }]] }],
  });
  expect(firstSection(blocksOf('# Typo\n\nQuatre rangées.\n'))).toBeNull();
});
