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

test('the Commit button says what of somebody is aimed at, and nothing where nothing is', () => {
  const at = {
    kind: 'one',
    label: 'Where',
    default: 'none',
    oneOf: [
      { id: 'none', label: 'nothing' },
      { id: 'head', label: 'Head' },
    ],
  } as const;
  const called: Option = { ...strike, needs: { ...strike.needs, at } };
  const draft = withField(draftOf(1, called), 'target', 'ogre');
  expect(sentence(draft, payer)).toBe('Strike Ogre with longsword · 1 AP');
  expect(sentence(withField(draft, 'at', 'head'), payer)).toBe('Strike Ogre with longsword (Head) · 1 AP');
});

test('what is held is a name too: it is kept for somebody', () => {
  const oneOf = [{ id: 'trigger', label: 'whoever sets it off' }];
  const held: Option = {
    ...strike,
    label: 'Hold: Thunder Burst',
    group: 'hold',
    needs: { target: { kind: 'one', label: 'Whom', oneOf } },
  };
  expect(sentence(withField(draftOf(1, held), 'target', 'trigger'), payer)).toBe(
    'Hold: Thunder Burst on whoever sets it off · 1 AP',
  );
});

test('the Commit button names the price of the whole choice, where that is dearer than the option says', () => {
  const caster = {
    pools: {
      ap: { label: 'AP', value: 9, max: 18, clause: 'X-1', kind: 'bar' },
      mana: { label: 'Mana', value: 12, max: 12, clause: 'X-1', kind: 'bar' },
      movement: { label: 'Yards', value: 2, clause: 'X-1', kind: 'number' },
      spirit: { label: 'Spirit', value: 20, clause: 'X-1', kind: 'number', lasting: true },
    },
  } as unknown as CombatantView;
  const spell: Option = { id: 'cast', label: 'Cast', clause: 'X-2', group: 'primary', cost: { ap: 6 } };
  expect(sentence(draftOf(1, spell), caster)).toBe('Cast · 6 AP');
  expect(sentence(draftOf(1, spell), caster, { ap: 7, mana: 3 })).toBe('Cast · 7 AP · 3 Mana');
  // What is only begun is paid in part now: it costs what it costs.
  expect(sentence(draftOf(1, spell), caster, { ap: 2 })).toBe('Cast · 6 AP');
  // Steps are counted, not paid; what does not come back with the turn is paid, however it is shown.
  const walk: Option = { id: 'move', label: 'Move', clause: 'X-2', group: 'move' };
  expect(sentence(draftOf(1, walk), caster, { ap: 2, movement: 4 })).toBe('Move · 2 AP');
  expect(sentence(draftOf(1, walk), caster, { spirit: 4 })).toBe('Move · 4 Spirit');
});

test('cells are named as the rulers of the map name them', () => {
  expect(cellName({ x: 0, y: 0 })).toBe('A1');
  expect(cellName({ x: 25, y: 8 })).toBe('Z9');
  expect(cellName({ x: 26, y: 9 })).toBe('AA10');
});

test('what is added is named, and an Ability is used on somebody or at a place', () => {
  const maneuver = {
    kind: 'one',
    label: 'Maneuver',
    oneOf: [
      { id: 'none', label: 'None' },
      { id: 'sweep', label: 'Low Sweep' },
    ],
    default: 'none',
  } as const;
  const paid: Option = { ...strike, needs: { ...strike.needs, maneuver } };
  const plain = withField(draftOf(1, paid), 'target', 'ogre');
  expect(sentence(plain, payer)).toBe('Strike Ogre with longsword · 1 AP');
  expect(sentence(withField(plain, 'maneuver', 'sweep'), payer)).toBe(
    'Strike Ogre with longsword and Low Sweep · 1 AP',
  );
  const { target = maneuver } = strike.needs ?? {};
  const lance: Option = {
    id: 'lance',
    label: 'Heat Lance',
    clause: 'X-3',
    group: 'ability',
    needs: { target },
  };
  expect(sentence(withField(draftOf(1, lance), 'target', 'rat'), payer)).toBe('Heat Lance on Rat');
  const cell = { kind: 'cell', label: 'Round which square', cells: [] } as const;
  const burst: Option = { ...lance, label: 'Thunder Burst', needs: { cell } };
  expect(sentence(withField(draftOf(1, burst), 'cell', { x: 1, y: 2 }), payer)).toBe('Thunder Burst at B3');
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
    option('later', 'end', { needs: { after: { kind: 'one', label: 'After', oneOf: [] } } }),
    option('hex', 'primary', { refused }),
    option('strike', 'primary'),
    option('walk', 'move'),
    option('draw', 'reaction', { by: 'edda' }),
  ]);
  expect(all.groups.map((group) => group.id)).toEqual(['move', 'primary', 'end']);
  expect(all.numbered.map((one) => one.id)).toEqual(['walk', 'strike', 'later']);
  expect(all.groups[1]?.options.map((one) => one.id)).toEqual(['strike', 'hex']);
  expect(all.ends.map((one) => one.id)).toEqual(['end']);
  expect(all.others).toHaveLength(1);
});
