import { expect, test } from 'vitest';
import { clausesOf } from '../../kernel/rulebook.ts';
import { isWholeRulebook } from '../testing/rulebook.ts';
import { rulebook } from './rulebook.ts';
import { defaultRulings, rulingIds } from './rulings.ts';

/** The groups of clauses in order, with the number of each. */
const groups: readonly (readonly [group: string, clauses: number])[] = [
  ['TEST', 8],
  ['ENC', 10],
  ['TURN', 8],
  ['ACT', 11],
  ['REACT', 6],
  ['ATK', 8],
  ['DEF', 8],
  ['RES', 8],
  ['MAN', 11],
  ['SIZE', 3],
  ['OPP', 7],
  ['COV', 3],
  ['FLK', 3],
  ['STY', 7],
  ['UNT', 3],
  ['DMG', 5],
  ['RV', 4],
  ['ARM', 5],
  ['SHD', 2],
  ['HP', 2],
  ['COND', 4],
  ['MAG', 1],
  ['GRID', 2],
  ['REF', 1],
];

const clauses = clausesOf(rulebook);
const clause = (id: string) => clauses.find((one) => one.id === id);

isWholeRulebook(rulebook, {
  groups,
  clauses: 130,
  rulings: 79,
  constants: [
    'labelMarks',
    'actionCost',
    'dashMovement',
    'grappleHold',
    'reactionWindow',
    'freeActions',
    'awareness',
    'mindDefence',
    'braceExpiry',
    'sizeScale',
    'opportunityInterrupt',
    'coverSource',
    'gearPieceScope',
    'styleChoice',
    'skillAttributes',
    'hidden',
  ],
  // Added when all others had their numbers.
  late: ['FS-R79'],
});

test('the default rulings', () => {
  expect(defaultRulings).toMatchObject({
    testDice: 'd20under',
    successCount: 'face',
    boonBane: 'rollTwo',
    saveTurn: 'sameRound',
    meleeAttribute: 'strengthOrAgility',
    loading: 'manipulate',
    untrainedArmor: 'bane',
    damageOrder: 'armorThenNet',
    knockoutAt: 'zero',
    gridMetric: 'chebyshev',
    defenceTie: 'defender',
  });
  expect(Object.keys(defaultRulings)).toHaveLength(79);
  expect(rulingIds.meleeAttribute).toBe('FS-R29');
});

test('[FS-ENC-10] of the loose labels only Release has a meaning, as an action', () => {
  expect(clause('FS-ENC-10')?.kind).toBe('data');
  expect(clause('FS-ENC-10')?.text).toContain('Only Release is used');
  expect(clause('FS-ACT-5')?.title).toBe('Release');
  expect(defaultRulings.labelMarks).toBe('ignore');
});

test('[FS-REF-1] the clause about the game master names the chapters that are missing from the source', () => {
  expect(clause('FS-REF-1')?.text).toMatch(/adventuring.*magic.*armor/);
  expect(clause('FS-REF-1')?.kind).toBe('gm');
});

test('[FS-MAN-11] the table of maneuvers names each maneuver with its test', () => {
  const rows = clause('FS-MAN-11')?.text.split('\n') ?? [];
  expect(rows.slice(0, 7).map((row) => row.split(':')[0])).toEqual([
    'Bash*',
    'Brace',
    'Disarm*',
    'Feint',
    'Precision',
    'Push*',
    'Trip*',
  ]);
  expect(rows[0]).toContain('Athletics');
  expect(rows[2]).toContain('Athletics or Sleight of Hand');
  expect(rows[6]).toContain('Acrobatics');
});
