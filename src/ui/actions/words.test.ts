import { expect, test } from 'vitest';
import type { Option } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { draftOf, withField } from '../../store/draft.ts';
import { cellName } from '../kit/cellName.ts';
import { offered } from './groups.ts';
import { sentence } from './sentence.ts';

const payer = {
  pools: { ap: { label: 'AP', value: 3, max: 3, clause: 'X-1', kind: 'pips' } },
} as unknown as CombatantView;

const strike: Option = {
  id: 'strike',
  label: 'Strike',
  clause: 'X-2',
  group: 'primary',
  cost: { ap: 1 },
  needs: {
    with: {
      kind: 'one',
      label: 'Weapon',
      oneOf: [
        { id: 'sword', label: 'Longsword' },
        { id: 'bow', label: 'Bow' },
      ],
      default: 'sword',
    },
    target: {
      kind: 'one',
      label: 'Target',
      oneOf: [
        { id: 'ogre', label: 'Ogre' },
        { id: 'rat', label: 'Rat' },
      ],
    },
  },
};

test('the Commit button says the sentence', () => {
  const draft = withField(draftOf(1, strike), 'target', 'ogre');
  expect(sentence(draft, payer)).toBe('Strike Ogre with longsword · 1 AP');
});

test('cells are named as the rulers of the map name them', () => {
  expect(cellName({ x: 0, y: 0 })).toBe('A1');
  expect(cellName({ x: 25, y: 8 })).toBe('Z9');
  expect(cellName({ x: 26, y: 9 })).toBe('AA10');
});

test('options: in the order of a turn, legal before greyed, others apart, keys only for what can be done', () => {
  const option = (id: string, group: string, part: Partial<Option> = {}): Option => ({
    id,
    label: id,
    clause: 'X-1',
    group,
    ...part,
  });
  const refused = { code: 'no', because: 'No.', clause: 'X-1' };
  const all = offered([
    option('end', 'end'),
    option('hex', 'primary', { refused }),
    option('strike', 'primary'),
    option('walk', 'move'),
    option('draw', 'reaction', { by: 'edda' }),
  ]);
  expect(all.groups.map((group) => group.id)).toEqual(['move', 'primary']);
  expect(all.numbered.map((one) => one.id)).toEqual(['walk', 'strike']);
  expect(all.groups[1]?.options.map((one) => one.id)).toEqual(['strike', 'hex']);
  expect(all.ends.map((one) => one.id)).toEqual(['end']);
  expect(all.others).toHaveLength(1);
});
