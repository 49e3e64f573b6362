import { expect, test } from 'vitest';
import { blocksOf, inOneLine } from './prose.ts';

const cover =
  'Cover is graded.\n| Cover | Guard |\n|---|---|\n| light | +2 |\n| heavy | +5 |\n\nFull cover hides all.';

test('the text of a rule becomes paragraphs and tables in their order', () => {
  expect(blocksOf(cover)).toEqual([
    { block: 'lines', lines: ['Cover is graded.'] },
    {
      block: 'table',
      rows: [
        ['Cover', 'Guard'],
        ['light', '+2'],
        ['heavy', '+5'],
      ],
    },
    { block: 'lines', lines: ['Full cover hides all.'] },
  ]);
});

test('in one line a table becomes words without bars', () => {
  expect(inOneLine(cover)).toBe('Cover is graded. light: Guard +2 · heavy: Guard +5 Full cover hides all.');
});
