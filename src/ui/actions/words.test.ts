import { expect, test } from 'vitest';
import type { Option } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { draftOf, withField } from '../../store/draft.ts';
import { cellName } from '../../store/words.ts';
import { offered } from './groups.ts';
import { missing, missingHere, missingOnMap, sentence } from './sentence.ts';

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

test('the Commit button names action, target, weapon and price: Strike Ogre with longsword · 1 AP', () => {
  const draft = withField(draftOf(1, strike), 'target', 'ogre');
  expect(sentence(draft, payer)).toBe('Strike Ogre with longsword · 1 AP');
});

test('a pool that is only counted in a round (Attacks) is not part of the price', () => {
  const attacks = { label: 'Attacks', value: 2, max: 2, clause: 'X-5', kind: 'pips', counted: true } as const;
  const counting = { ...payer, pools: { ...payer.pools, attacks } };
  const draft = withField(draftOf(1, strike), 'target', 'ogre');
  expect(sentence(draft, counting, { cost: { ap: 1, attacks: 1 } })).toBe(
    'Strike Ogre with longsword · 1 AP',
  );
});

test('a number is part of the sentence only if its condition is met: a distance of 30 ft', () => {
  const far = {
    kind: 'number',
    label: 'Feet',
    tie: 'of # ft',
    min: 5,
    max: 60,
    default: 30,
    when: { when: ['far'] },
  } as const;
  const what = { kind: 'one', label: 'What', oneOf: [{ id: 'attack', label: 'Attack' }] } as const;
  const oneOf = [
    { id: 'far', label: 'somebody comes within a distance' },
    { id: 'near', label: 'somebody comes near' },
  ];
  const when = { kind: 'one', label: 'When', oneOf } as const;
  const ready: Option = {
    id: 'ready',
    label: 'Ready',
    phrase: 'Ready {what}[ when {when}]',
    clause: 'X-6',
    group: 'primary',
    needs: { what, when, feet: far },
  };
  const said = (id: string) => sentence(withField(draftOf(1, ready), 'when', id), payer);
  expect(said('far')).toBe('Ready Attack when somebody comes within a distance of 30 ft');
  expect(said('near')).toBe('Ready Attack when somebody comes near');
});

test('a place that is aimed at is named in brackets, the choice "nothing" is not', () => {
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

test('a spell is named instead of Use Magic: Use Ember Bolt on Ogre; a thrown weapon is in small letters', () => {
  const spell = { kind: 'one', label: 'Spell', oneOf: [{ id: 'ember', label: 'Ember Bolt' }] } as const;
  const { target = spell } = strike.needs ?? {};
  const cast: Option = { ...strike, label: 'Use Magic', phrase: 'Use {spell}', needs: { spell, target } };
  expect(sentence(withField(draftOf(1, cast), 'target', 'ogre'), payer)).toBe(
    'Use Ember Bolt on Ogre · 1 AP',
  );
  const thrown = { kind: 'one', label: 'With', oneOf: [{ id: 'd', label: 'Dagger, thrown' }] } as const;
  const flung: Option = { ...strike, needs: { with: thrown, target } };
  expect(sentence(withField(draftOf(1, flung), 'target', 'ogre'), payer)).toBe(
    'Strike Ogre with dagger, thrown · 1 AP',
  );
});

test('an option whose label is a name takes its target with "on": Firebolt on Ogre', () => {
  const { target } = strike.needs ?? {};
  if (!target) throw new Error('no target');
  const bolt: Option = { ...strike, label: 'Firebolt', named: true, needs: { target } };
  expect(sentence(withField(draftOf(1, bolt), 'target', 'ogre'), payer)).toBe('Firebolt on Ogre · 1 AP');
});

test('the phrase of an option is filled with its fields; the target "Nobody" is left out', () => {
  const one = (label: string, ...labels: readonly string[]) =>
    ({ kind: 'one', label, oneOf: labels.map((each) => ({ id: each.toLowerCase(), label: each })) }) as const;
  const skill = one('Which skill', 'Awareness');
  const target = { ...one('On whom', 'Nobody', 'Ogre'), default: 'nobody' };
  const use: Option = { ...strike, label: 'Use skill', phrase: 'Use {skill}', needs: { skill, target } };
  expect(sentence(draftOf(1, use), payer)).toBe('Use Awareness · 1 AP');
  expect(sentence(withField(draftOf(1, use), 'target', 'ogre'), payer)).toBe('Use Awareness on Ogre · 1 AP');
  const needs = { what: one('What', 'Attack'), when: one('When', 'an enemy moves') };
  const ready: Option = { ...strike, label: 'Ready', phrase: 'Ready {what}[ when {when}]', needs };
  expect(sentence(draftOf(1, ready), payer)).toBe('Ready Attack when an enemy moves · 1 AP');
});

test('a field joins the sentence by its own word: until after, of, to, at; "anything" is left out', () => {
  const ogre = { kind: 'one', label: 'Whom', oneOf: [{ id: 'ogre', label: 'Ogre' }] } as const;
  const spear = { kind: 'one', label: 'What', oneOf: [{ id: 'spear', label: 'Spear' }] } as const;
  const save: Option = {
    ...strike,
    label: 'Save turn',
    needs: { after: { ...ogre, label: 'Until after whose turn', tie: 'until after' } },
  };
  expect(sentence(withField(draftOf(1, save), 'after', 'ogre'), payer)).toBe(
    'Save turn until after Ogre · 1 AP',
  );
  const disarm: Option = {
    ...strike,
    label: 'Disarm',
    needs: { item: { ...spear, label: 'What', tie: 'of' }, target: ogre },
  };
  const taken = withField(withField(draftOf(1, disarm), 'item', 'spear'), 'target', 'ogre');
  expect(sentence(taken, payer)).toBe('Disarm Ogre of spear · 1 AP');
  const hurt: Option = {
    ...strike,
    cost: {},
    label: 'Damage',
    needs: { whom: { ...ogre, kind: 'some', min: 1, max: 2, tie: 'to' } },
  };
  expect(sentence(withField(draftOf(1, hurt), 'whom', ['ogre']), payer)).toBe('Damage to Ogre');
  const other: Option = {
    ...strike,
    label: 'Something else',
    needs: { target: { ...ogre, label: 'At whom', tie: 'at' } },
  };
  expect(sentence(withField(draftOf(1, other), 'target', 'ogre'), payer)).toBe(
    'Something else at Ogre · 1 AP',
  );
  const anything = { ...ogre, oneOf: [{ id: 'anything', label: 'anything' }], default: 'anything' };
  const search: Option = { ...strike, label: 'Search', needs: { target: anything } };
  expect(sentence(draftOf(1, search), payer)).toBe('Search · 1 AP');
});

test('a held effect takes its target with "on": Hold: Thunder Burst on whoever sets it off', () => {
  const oneOf = [{ id: 'trigger', label: 'whoever sets it off' }];
  const held: Option = {
    ...strike,
    label: 'Hold: Thunder Burst',
    named: true,
    group: 'hold',
    needs: { target: { kind: 'one', label: 'Whom', oneOf } },
  };
  expect(sentence(withField(draftOf(1, held), 'target', 'trigger'), payer)).toBe(
    'Hold: Thunder Burst on whoever sets it off · 1 AP',
  );
});

test('the price is that of this choice: dearer than the option, the rest of it, or a beginning (2 of 6 AP)', () => {
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
  expect(sentence(draftOf(1, spell), caster, { cost: { ap: 7, mana: 3 } })).toBe('Cast · 7 AP · 3 Mana');
  // Of a deed already begun only the rest is paid.
  expect(sentence(draftOf(1, spell), caster, { cost: { ap: 2 } })).toBe('Cast · 2 AP');
  // A deed that costs more points than there are is only begun, and has no effect yet.
  expect(sentence(draftOf(1, spell), caster, { cost: { ap: 2 }, whole: { ap: 6 } })).toBe(
    'Begin: Cast · 2 of 6 AP',
  );
  // Pools that are counted rather than paid (movement) are left out; pools that do not refill each turn are named
  // however they are shown.
  const walk: Option = { id: 'move', label: 'Move', clause: 'X-2', group: 'move' };
  expect(sentence(draftOf(1, walk), caster, { cost: { ap: 2, movement: 4 } })).toBe('Move · 2 AP');
  expect(sentence(draftOf(1, walk), caster, { cost: { spirit: 4 } })).toBe('Move · 4 Spirit');
});

test('cells are named as on the rulers of the map: A1, Z9, AA10', () => {
  expect(cellName({ x: 0, y: 0 })).toBe('A1');
  expect(cellName({ x: 25, y: 8 })).toBe('Z9');
  expect(cellName({ x: 26, y: 9 })).toBe('AA10');
});

test('an added maneuver is named with "and"; an Ability is used on a target or at a cell', () => {
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
    named: true,
    clause: 'X-3',
    group: 'ability',
    needs: { target },
  };
  expect(sentence(withField(draftOf(1, lance), 'target', 'rat'), payer)).toBe('Heat Lance on Rat');
  const strong: Option = { ...lance, label: 'Strong Attack', group: 'primary' };
  expect(sentence(withField(draftOf(1, strong), 'target', 'rat'), payer)).toBe('Strong Attack on Rat');
  const cell = { kind: 'cell', label: 'Round which square', cells: [] } as const;
  const burst: Option = { ...lance, label: 'Thunder Burst', needs: { cell } };
  expect(sentence(withField(draftOf(1, burst), 'cell', { x: 1, y: 2 }), payer)).toBe('Thunder Burst at B3');
});

test('a phrase replaces the label once its fields have values; fields that it does not name follow', () => {
  const oneOf = [{ id: 'cure', label: 'Healing draught' }];
  const item = { kind: 'one', label: 'What', oneOf } as const;
  const { target = item, with: blade = item } = strike.needs ?? {};
  const use: Option = { ...strike, label: 'Use an object', phrase: 'Use {item}', needs: { item } };
  expect(sentence(draftOf(1, { ...use, needs: { item: { ...item, oneOf: [] } } }), payer)).toBe(
    'Use an object · 1 AP',
  );
  expect(sentence(draftOf(1, use), payer)).toBe('Use healing draught · 1 AP');
  // A part in brackets appears only if its field has a value; fields that the phrase does not name follow.
  const give: Option = { ...use, phrase: 'Hand {item}[ to {target}]', needs: { item, target, with: blade } };
  expect(sentence(draftOf(1, give), payer)).toBe('Hand healing draught with longsword · 1 AP');
  expect(sentence(withField(draftOf(1, give), 'target', 'rat'), payer)).toBe(
    'Hand healing draught to Rat with longsword · 1 AP',
  );
});

const option = (id: string, group: string, part: Partial<Option> = {}): Option => ({
  id,
  label: id,
  clause: 'X-1',
  group,
  ...part,
});

test('in the turn of another combatant options to move come last', () => {
  const all = offered([
    option('walk', 'move'),
    option('strike', 'primary'),
    option('dash', 'move'),
    option('drop', 'free'),
    option('decline', 'reaction'),
  ]);
  expect(all.numbered.map(({ id }) => id)).toEqual(['strike', 'drop', 'decline', 'walk', 'dash']);
});

test('options are in the order of a turn, legal ones first and numbered; ends and others’ options are apart', () => {
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

test('names of people keep their capitals in every field', () => {
  const allies = {
    kind: 'some',
    label: 'With',
    oneOf: [{ id: 'c', label: 'Corroder' }],
    min: 1,
    max: 1,
  } as const;
  const propose: Option = { ...strike, label: 'Propose a union', needs: { with: allies } };
  expect(sentence(withField(draftOf(1, propose), 'with', ['c']), payer)).toBe(
    'Propose a union with Corroder · 1 AP',
  );
});

test('a missing field is asked for as a question (Whom?) or as Choose: or Write:, and says where to tap', () => {
  const oneOf = [{ id: 'ogre', label: 'Ogre' }];
  const whom = { kind: 'one', label: 'Whom', oneOf } as const;
  expect(missing({ kind: 'one', label: 'Until after whose turn', oneOf: [] })).toBe(
    'Until after whose turn?',
  );
  expect(missing(whom)).toBe('Whom?');
  expect(missingOnMap(whom, 'target')).toBe('Whom? Tap somebody');
  expect(missing({ ...whom, label: 'On whom' })).toBe('On whom?');
  expect(missing({ ...whom, label: 'With' })).toBe('With what?');
  expect(missing({ ...whom, label: 'Maneuver' })).toBe('Choose: maneuver');
  expect(missing({ kind: 'text', label: 'What happens', longest: 9 })).toBe('What happens?');
  expect(missing({ kind: 'text', label: 'In words', longest: 9 })).toBe('Write: in words');
  expect(missing({ kind: 'some', label: 'At whom', oneOf, min: 1, max: 3 })).toBe('At whom? Choose 1 to 3');
  const path = { kind: 'path', label: 'Where to', cells: [], budget: 9 } as const;
  expect(missing(path)).toBe('Where to? Tap a cell on the map');
  expect(missingHere(path)).toBe('Where to?');
  expect(missingHere(whom)).toBe('Whom?');
  expect(missingOnMap({ kind: 'cell', label: 'Straight to', cells: [] }, 'place')).toBe(
    'Straight to: tap a cell',
  );
});

test('a missing field with the answers yes and no is asked as a question: From behind?', () => {
  const oneOf = [
    { id: 'no', label: 'No' },
    { id: 'yes', label: 'Yes, Guard is halved' },
  ];
  expect(missing({ kind: 'one', label: 'From behind', oneOf })).toBe('From behind?');
});
