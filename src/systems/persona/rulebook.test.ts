import { expect, expectTypeOf, test } from 'vitest';
import { allows, clausesOf } from '../../kernel/rulebook.ts';
import { isWholeRulebook } from '../testing/rulebook.ts';
import { rulebook } from './rulebook.ts';
import type { EndOfRoundOrder } from './rulings/end-of-round.ts';
import { endOfRoundKinds, endOfRoundOrders, kindsIn } from './rulings/end-of-round.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings, rulingIds, rulings } from './rulings.ts';

/** The sections of the rulebook in order, each with its number of clauses. */
const groups: readonly (readonly [group: string, clauses: number])[] = [
  ['TIME', 12],
  ['TEST', 8],
  ['MOVE', 15],
  ['OBST', 15],
  ['TERR', 5],
  ['FLY', 7],
  ['ACT', 38],
  ['ATK', 9],
  ['ADV', 18],
  ['DIS', 13],
  ['CHA', 11],
  ['FUM', 4],
  ['CRIT', 5],
  ['TECH', 3],
  ['AFF', 9],
  ['ONE', 7],
  ['BAT', 6],
  ['AOA', 7],
  ['WND', 11],
  ['SAV', 5],
  ['PER', 4],
  ['INJ', 21],
  ['FATE', 10],
  ['AIL', 21],
  ['BLD', 5],
  ['FTG', 3],
  ['AIR', 6],
  ['DEC', 2],
  ['HLP', 1],
  ['MIA', 3],
  ['GRP', 5],
];

const clauses = clausesOf(rulebook);
const clause = (id: string) => clauses.find((one) => one.id === id);
const ruling = (key: string) => rulings.find((one) => one.key === key) as (typeof rulings)[number];

isWholeRulebook(rulebook, {
  groups,
  clauses: 289,
  rulings: 128,
  constants: ['scoreBonus', 'diceOrder', 'combosTag'],
});

test('the table as it is when nobody says otherwise', () => {
  expect(defaultRulings).toMatchObject({
    surprisedChanceAttacks: false,
    endOfRoundOrder: 'burning,suffocation,miasma,falling',
    degreesMode: 'margin',
    opposedTieBreak: 'bonusLowDieResister',
    minimumMove: 1,
    bandDistance: '20,130',
    thrownClass: 'ranged',
    protectRange: 1,
    disruptRange: 'lineOfSight',
    pushMinimum: 0,
    hitLocationRoll: 'separateD100',
    technicalIgnores: 'resist',
    savageBase: 'firstWound',
    personaTrack: 'single',
    ailmentReplace: 'newer',
    stunnedTurns: 2,
    frozenImmunity: 'frozen',
    miasmaRate: 1,
    immobiliseStored: 'degreesBonusDie',
  });
  expect(Object.keys(defaultRulings)).toHaveLength(128);
});

test('distances, turns and rates may be any whole number within their range', () => {
  const ranged = rulings.filter((one) => one.range !== undefined).map((one) => one.key);
  expect(ranged).toEqual(['protectRange', 'disruptRange', 'highGroundMetres', 'stunnedTurns', 'miasmaRate']);
  expect(allows(ruling('protectRange'), 5)).toBe(true);
  expect(allows(ruling('protectRange'), 'none')).toBe(true);
  expect(allows(ruling('protectRange'), 0)).toBe(false);
  expect(allows(ruling('disruptRange'), 'lineOfSight')).toBe(true);
  expect(allows(ruling('disruptRange'), 12.5)).toBe(false);
  expect(allows(ruling('miasmaRate'), 0)).toBe(true);
  expect(allows(ruling('miasmaRate'), '2')).toBe(false);
  expect(allows(ruling('minimumMove'), 0)).toBe(true);
  expect(allows(ruling('minimumMove'), 2)).toBe(false);
  expect(rulingIds.savageBase).toBe('PE-R87');
});

test('code sees the legal values of each ruling as types', () => {
  expectTypeOf<Rulings['savageBase']>().toEqualTypeOf<'firstWound' | 'lastWound'>();
  expectTypeOf<Rulings['passThroughAllies']>().toEqualTypeOf<boolean>();
  expectTypeOf<Rulings['chargeMinMetres']>().toEqualTypeOf<0 | 1 | 4>();
  expectTypeOf<Rulings['protectRange']>().toEqualTypeOf<number | 'none'>();
  expectTypeOf<Rulings['disruptRange']>().toEqualTypeOf<number | 'lineOfSight'>();
  expectTypeOf<Rulings['endOfRoundOrder']>().toEqualTypeOf<EndOfRoundOrder>();
});

test('[PE-TIME-11] the end of a round has 24 orders, each of all four kinds', () => {
  expect(new Set(endOfRoundOrders).size).toBe(24);
  for (const order of endOfRoundOrders)
    expect([...kindsIn(order)].sort()).toEqual([...endOfRoundKinds].sort());
  expect(ruling('endOfRoundOrder').options).toHaveLength(24);
  expect(ruling('endOfRoundOrder').options[0]).toEqual({
    id: 'burning,suffocation,miasma,falling',
    label: 'burning, then suffocation, then miasma, then falling',
  });
  expect(allows(ruling('endOfRoundOrder'), 'falling,miasma,suffocation,burning')).toBe(true);
  expect(allows(ruling('endOfRoundOrder'), 'falling,falling,suffocation,burning')).toBe(false);
});

test('[PE-ATK-5] the table of locations covers 1 to 100 without a gap', () => {
  const rows = [...(clause('PE-ATK-5')?.text ?? '').matchAll(/\| (\d+)-(\d+) \| ([^|]+) \|/g)];
  expect(rows.map(([, , , where]) => where)).toEqual([
    'Head',
    'Right Arm',
    'Left Arm',
    'Body',
    'Right Leg',
    'Left Leg',
  ]);
  let next = 1;
  for (const [, from, to] of rows) {
    expect(Number(from)).toBe(next);
    next = Number(to) + 1;
  }
  expect(next).toBe(101);
});

test('[PE-INJ-2] the rows of injuries stand for each location from 3 or more Heavy Wounds down to none', () => {
  const rows = clauses
    .filter((one) => one.id.startsWith('PE-INJ-'))
    .slice(5)
    .map((one) => one.title.split(':')[0]);
  expect(rows).toEqual(
    ['Head', 'Body', 'Arm', 'Leg'].flatMap((where) =>
      ['3+', '2', '1', '0'].map((left) => `${where} ${left}`),
    ),
  );
});

test('[PE-AIL-8] each ailment names the elements that exploit it', () => {
  const exploited = Object.fromEntries(
    clauses
      .filter((one) => one.id.startsWith('PE-AIL-'))
      .map((one) => [one.title, /Technical: ([A-Za-z, ]+)\./.exec(one.text)?.[1] ?? '']),
  );
  expect(exploited).toMatchObject({
    Staggered: '',
    Burning: 'Nuke, Wind',
    Dizzy: 'Nuke',
    Frozen: 'Nuke, Physical',
    Shocked: 'Nuke, Physical',
    Stunned: 'Nuke',
    Amnesiac: 'Psy',
    Panicked: 'Psy',
    Condemned: 'Bless',
    Damned: 'Curse',
  });
  expect(clause('PE-AIL-12')?.text).toContain('every hit is Technical');
});
