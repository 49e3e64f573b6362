import { expect, test } from 'vitest';
import { clauseKinds, clausesOf } from '../../kernel/rulebook.ts';
import { rulebook } from './rulebook.ts';
import { defaultRulings, rulingIds, rulings, switchableRulings } from './rulings.ts';

const ids = `
FS-TEST-1 FS-TEST-2 FS-TEST-3 FS-TEST-4 FS-TEST-5 FS-TEST-6 FS-TEST-7 FS-TEST-8
FS-ENC-1 FS-ENC-2 FS-ENC-3 FS-ENC-4 FS-ENC-5 FS-ENC-6 FS-ENC-7 FS-ENC-8 FS-ENC-9 FS-ENC-10
FS-TURN-1 FS-TURN-2 FS-TURN-3 FS-TURN-4 FS-TURN-5 FS-TURN-6 FS-TURN-7 FS-TURN-8
FS-ACT-1 FS-ACT-2 FS-ACT-3 FS-ACT-4 FS-ACT-5 FS-ACT-6 FS-ACT-7 FS-ACT-8 FS-ACT-9 FS-ACT-10 FS-ACT-11
FS-REACT-1 FS-REACT-2 FS-REACT-3 FS-REACT-4 FS-REACT-5 FS-REACT-6
FS-ATK-1 FS-ATK-2 FS-ATK-3 FS-ATK-4 FS-ATK-5 FS-ATK-6 FS-ATK-7 FS-ATK-8
FS-DEF-1 FS-DEF-2 FS-DEF-3 FS-DEF-4 FS-DEF-5 FS-DEF-6 FS-DEF-7 FS-DEF-8
FS-RES-1 FS-RES-2 FS-RES-3 FS-RES-4 FS-RES-5 FS-RES-6 FS-RES-7 FS-RES-8
FS-MAN-1 FS-MAN-2 FS-MAN-3 FS-MAN-4 FS-MAN-5 FS-MAN-6 FS-MAN-7 FS-MAN-8 FS-MAN-9 FS-MAN-10 FS-MAN-11
FS-SIZE-1 FS-SIZE-2 FS-SIZE-3
FS-OPP-1 FS-OPP-2 FS-OPP-3 FS-OPP-4 FS-OPP-5 FS-OPP-6 FS-OPP-7
FS-COV-1 FS-COV-2 FS-COV-3
FS-FLK-1 FS-FLK-2 FS-FLK-3
FS-STY-1 FS-STY-2 FS-STY-3 FS-STY-4 FS-STY-5 FS-STY-6 FS-STY-7
FS-UNT-1 FS-UNT-2 FS-UNT-3
FS-DMG-1 FS-DMG-2 FS-DMG-3 FS-DMG-4 FS-DMG-5
FS-RV-1 FS-RV-2 FS-RV-3 FS-RV-4
FS-ARM-1 FS-ARM-2 FS-ARM-3 FS-ARM-4 FS-ARM-5
FS-SHD-1 FS-SHD-2
FS-HP-1 FS-HP-2
FS-COND-1 FS-COND-2 FS-COND-3 FS-COND-4
FS-MAG-1
FS-GRID-1 FS-GRID-2
FS-REF-1
`
  .trim()
  .split(/\s+/);

const clauses = clausesOf(rulebook);
const clause = (id: string) => clauses.find((one) => one.id === id);

test('the rulebook has each of the 130 clauses once, in order', () => {
  expect(ids).toHaveLength(130);
  expect(clauses.map((one) => one.id)).toEqual(ids);
});

test('every clause has a title, a kind and a text', () => {
  for (const one of clauses) {
    expect(one.title, one.id).not.toBe('');
    expect(clauseKinds, one.id).toContain(one.kind);
    expect(one.text.length, one.id).toBeGreaterThan(30);
  }
});

test('there are 79 rulings, numbered without gaps, with different keys', () => {
  expect(rulings).toHaveLength(79);
  const numbers = rulings.map((one) => Number(one.id.replace('FS-R', ''))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 79 }, (_, i) => i + 1));
  expect(new Set(rulings.map((one) => one.key)).size).toBe(79);
  expect(rulingIds.meleeAttribute).toBe('FS-R29');
});

test('the default of every ruling is among its values, and its clause exists', () => {
  for (const one of rulings) {
    const values = one.options.map((option) => option.id as string);
    expect(values, one.id).toContain(one.default);
    expect(new Set(values).size, one.id).toBe(values.length);
    expect(ids, one.id).toContain(one.clause);
    expect(one.question.endsWith('?'), one.id).toBe(true);
    for (const option of one.options) expect(option.label, one.id).not.toBe('');
  }
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
});

test('63 rulings can be switched in an encounter, the other 16 have a single value', () => {
  expect(switchableRulings).toHaveLength(63);
  const constants = rulings.filter((one) => one.options.length === 1).map((one) => one.key);
  expect(constants).toEqual([
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
  ]);
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
