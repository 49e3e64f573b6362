import { expect, expectTypeOf, test } from 'vitest';
import { allows, clausesOf } from '../../kernel/rulebook.ts';
import { isWholeRulebook } from '../testing/rulebook.ts';
import { recoveryTns, treatTns } from './body/tns.ts';
import type { Entry } from './costs.ts';
import { costs } from './costs.ts';
import { apGains, baseRate, slotsOf, yardsFor } from './derived.ts';
import { levels, thresholds } from './levels.ts';
import { rulebook } from './rulebook.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings, rulingIds, rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import { sheetSchema } from './sheet.ts';

/** The groups of clauses in their order, with how many each has. */
const groups: readonly (readonly [group: string, clauses: number])[] = [
  ['DIC', 6],
  ['HLT', 15],
  ['STA', 9],
  ['RST', 19],
  ['ATK', 11],
  ['MOD', 6],
  ['FLK', 8],
  ['DEF', 10],
  ['CND', 11],
  ['SEQ', 4],
  ['AP', 8],
  ['INI', 6],
  ['SUR', 5],
  ['INT', 5],
  ['REA', 4],
  ['DUR', 3],
  ['MOV', 7],
  ['GRD', 4],
  ['TER', 5],
  ['JMP', 8],
  ['ACT', 5],
  ['OFF', 8],
  ['COM', 8],
  ['POS', 8],
  ['GRP', 10],
  ['MSC', 18],
  ['FST', 3],
  ['UWC', 6],
  ['CLB', 3],
  ['MNT', 8],
];

const clauses = clausesOf(rulebook);
const ruling = (key: string) => rulings.find((one) => one.key === key) as (typeof rulings)[number];

/** The rows of a clause's table, without its head, as cells. */
const rowsOf = (id: string): readonly (readonly string[])[] =>
  (clauses.find((one) => one.id === id)?.text ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
const numbersOf = (id: string): readonly (readonly number[])[] => rowsOf(id).map((row) => row.map(Number));

const sheet = (written: object): Sheet => ({
  ...sheetSchema.parse({ name: 'Somebody', ...written }),
  armor: null,
  weapons: [],
  natural: [],
  objects: [],
  spells: [],
  specials: [],
});
const counted = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place);

isWholeRulebook(rulebook, { groups, clauses: 231, rulings: 90, constants: ['apCosts'] });

test('the table as it is when nobody says otherwise', () => {
  expect(defaultRulings).toMatchObject({
    opposedTie: 'actingSide',
    wildDice: '2d10',
    normalDice: '1d10',
    rounding: 'down',
    belowZero: 'noWound',
    criticalRange: 'sixPercent',
    rearStacking: 'replaces',
    knockout: 'checkOnCritical',
    dying: 'risingCheck',
    initiativeReorder: 'atOnce',
    interruptNesting: 'no',
    promptOrder: 'descending',
    movementRounding: 'cumulative',
    reachMeasure: 'gap',
    defendTiming: 'perAttack',
    clingPath: 'oncePerMove',
    underwaterHalf: 'positiveDown',
    holdTn: 'five',
  });
  expect(Object.keys(defaultRulings)).toHaveLength(90);
});

test('a ruling allows its values only, and has its id by its key', () => {
  expect(rulingIds.knockout).toBe('SL-R28');
  expect(allows(ruling('apCosts'), 'other')).toBe(false);
  expect(allows(ruling('holdTn'), 'eight')).toBe(true);
  expect(allows(ruling('holdTn'), 8)).toBe(false);
});

test('code sees the legal values of each ruling as types', () => {
  expectTypeOf<Rulings['knockout']>().toEqualTypeOf<
    'checkOnCritical' | 'fatalOnly' | 'anyWoundWhileCritical'
  >();
  expectTypeOf<Rulings['normalDice']>().toEqualTypeOf<'1d10' | '2d10' | '1d20' | '2d6-7'>();
  expectTypeOf<Rulings['apCosts']>().toEqualTypeOf<'standard'>();
});

test('[SL-HLT-2] [SL-RST-14] [SL-MSC-13] the printed thresholds and TNs are those that are played', () => {
  for (const [id, played] of [
    ['SL-HLT-2', thresholds],
    ['SL-RST-14', recoveryTns],
    ['SL-MSC-13', treatTns],
  ] as const) {
    expect(rowsOf(id), id).toEqual(levels.map((level) => [level, `${played[level]}`]));
  }
});

test('[SL-HLT-7] the printed slots are those of a body of that Vitality', () => {
  const rows = numbersOf('SL-HLT-7');
  expect(rows.map(([vitality]) => vitality)).toEqual(counted(-5, 5));
  for (const [vitality, moderate, severe, critical] of rows) {
    expect(slotsOf(sheet({ attributes: { vitality } }), defaultRulings)).toEqual({
      light: 5,
      moderate,
      severe,
      critical,
      fatal: 1,
    });
  }
});

test('[SL-HLT-15] the printed tracks are those of characters of the game master', () => {
  const rows = rowsOf('SL-HLT-15');
  expect(rows.map(([tier]) => tier)).toEqual(['minion', 'standard', 'elite']);
  for (const [tier, ...slots] of rows) {
    const [moderate, severe, critical] = slots.map(Number);
    expect(slotsOf(sheet({ tier, attributes: { vitality: 5 } }), defaultRulings), tier).toMatchObject({
      moderate,
      severe,
      critical,
    });
  }
});

test('[SL-AP-4] the printed AP are those that come in at that Speed', () => {
  const rows = numbersOf('SL-AP-4');
  expect(rows.map(([speed]) => speed)).toEqual(counted(-10, 10));
  for (const [speed, start, end, most] of rows) {
    expect(apGains(sheet({ attributes: { speed } }), defaultRulings), `${speed}`).toEqual({
      start,
      end,
      most,
    });
  }
});

test('[SL-MOV-1] a printed sum is the first that has its rate', () => {
  // Strength and Athletics are 0, so that the Size is the sum; sheets as written have no such Sizes.
  const rateAt = (size: number) => baseRate({ ...sheet({}), size }, defaultRulings);
  const rows = numbersOf('SL-MOV-1');
  expect(rows).toHaveLength(11);
  for (const [sum = 0, rate = 0] of rows) {
    expect(rateAt(sum), `${sum}`).toBe(rate);
    expect(rateAt(sum - 1), `${sum - 1}`).toBe(Math.max(0, rate - 1));
  }
});

test('[SL-MOV-2] the printed yards are those that AP buy at that rate', () => {
  const rows = numbersOf('SL-MOV-2');
  expect(rows.map(([rate]) => rate)).toEqual(counted(0, 25));
  for (const [rate = 0, ...yards] of rows) {
    expect([1, 2, 3, 4].map((ap) => yardsFor(rate, ap))).toEqual(yards);
  }
});

/** Names in the table of costs, by the ids that the code uses. */
const names: { readonly [entry in Entry]?: string } = {
  'nonlethal-attack': 'Nonlethal Attack',
  'quick-attack': 'Quick Attack',
  rebuff: 'Rebuff',
  'standard-attack': 'Standard Attack',
  'strong-attack': 'Strong Attack',
  defend: 'Defend',
  harry: 'Harry',
  ready: 'Ready an Action',
  posture: 'Change Posture',
  opening: 'Create an Opening',
  'enter-space': 'Enter Occupied Space',
  escape: 'Escape',
  mount: 'Mount',
  dash: 'Dash',
  cling: 'Cling',
  drag: 'Drag',
  grapple: 'Grapple',
  interpose: 'Interpose',
  pin: 'Pin',
  'end-effect': 'End a Magical Effect',
  hinder: 'Hinder',
  'seize-initiative': 'Seize Initiative',
  stabilize: 'Stabilize',
  'treat-condition': 'Treat Condition',
  'treat-wound': 'Treat Wound',
  surface: 'Come up while swimming *',
  calm: 'Calm a mount *',
  ignore: 'Ignore an attacker',
};

test('[SL-ACT-5] the printed costs are those that are paid', () => {
  const printed = new Map(
    rowsOf('SL-ACT-5').flatMap(([deeds = '', cost = '']) => deeds.split(', ').map((deed) => [deed, cost])),
  );
  for (const [entry, name] of Object.entries(names)) {
    const cost: { readonly ap: number; readonly stamina?: number } = costs[entry as Entry];
    const stamina = cost.stamina === undefined ? '' : `, and ${cost.stamina} stamina`;
    expect(printed.get(name), name).toBe(`${cost.ap}${stamina}`);
  }
});
