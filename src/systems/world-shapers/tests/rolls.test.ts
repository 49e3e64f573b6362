import { expect, test } from 'vitest';
import { makeCheck } from '../roll/check.ts';
import { contest } from '../roll/contest.ts';
import { defenseRoll } from '../roll/defense.ts';
import { throwOf } from '../roll/dice.ts';
import { advantage, disadvantage, weigh } from '../roll/edge.ts';
import type { Bare, Script } from './bare-table.ts';
import { play } from './bare-table.ts';
import type { LineUp, Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** d20s: advantage, Skill Checks, contests, Defense Rolls (WS-GEN-6 to WS-GEN-10, WS-DRS-1 to WS-DRS-4). */

const lineUp: LineUp = {
  heroes: { brana: { at: [5, 5] }, sill: { at: [5, 7] } },
  foes: { ogre: { at: [6, 5] }, crate: { at: [9, 9] } },
};
const state = (rulings: Sketch = {}, changed: LineUp = lineUp) => begun(changed, { rulings });

// Brana: Strength 14, Athletics 3: +7.
const athletics = (needs: number | null, script: Script, rulings: Sketch = {}, more = {}) =>
  play(state(rulings), script, (table) =>
    makeCheck(table, {
      who: 'brana',
      skill: 'athletics',
      clause: 'WS-GEN-6',
      purpose: 'try',
      needs,
      ...more,
    }),
  );
const passes = (needs: number, face: number, rulings: Sketch = {}): boolean =>
  athletics(needs, { faces: [[face]] }, rulings).result.passed;

test('[WS-GEN-6] d20, Stat Bonus and Skill Level must reach the number', () => {
  expect(athletics(17, { faces: [[10]] }).result).toMatchObject({ natural: 10, result: 17, passed: true });
  expect(passes(17, 9)).toBe(false);
});

test('[WS-R4] a natural 20 is a critical success that reaches every number; a 1 is nothing special', () => {
  expect(athletics(40, { faces: [[20]] }).result).toMatchObject({ passed: true, critical: 'success' });
  expect(passes(8, 1)).toBe(true);
  expect(passes(40, 20, { skillNatural20: 'noEffect' })).toBe(false);
  expect(athletics(8, { faces: [[1]] }, { skillNatural20: 'criticalBothEnds' }).result).toMatchObject({
    passed: false,
    critical: 'failure',
  });
});

const won = ({ result }: Bare<{ readonly won: boolean }>): boolean => result.won;
// Brana has +7 with Raw Force or Athletics; the ogre (Strength 16 without levels) +6.
const shoving = (script: Script, rulings: Sketch = {}, against = 'ogre') =>
  play(state(rulings), script, (table) =>
    contest(table, {
      who: 'brana',
      against,
      skills: ['nimbleness', 'athletics', 'rawForce'],
      resists: ['athletics', 'rawForce'],
      clause: 'WS-ADV-16',
      purpose: 'shove',
    }),
  );

test('[WS-GEN-7] [WS-GEN-10] the one who begins rolls first; the higher total wins', () => {
  const table = shoving({ faces: [[10], [10]] });
  // 17 against 16.
  expect(won(table)).toBe(true);
  expect(table.rolled.map((why) => `${why.for} ${why.purpose}`)).toEqual([
    'brana shove',
    'ogre shove-resisted',
  ]);
  expect(won(shoving({ faces: [[10], [12]] }))).toBe(false);
});

test('[WS-R5] who wins a tie', () => {
  // 17 against 17.
  expect(won(shoving({ faces: [[10], [11]] }))).toBe(false);
  expect(won(shoving({ faces: [[10], [11]] }, { contestTie: 'initiator' }))).toBe(true);
});

test('[WS-R4] [WS-GEN-7] in a contest a natural 20 is a face like any other', () => {
  // 27 against 26: the ogre's natural 20 does not matter.
  const twenties = shoving({ faces: [[20], [20]] });
  expect(won(twenties)).toBe(true);
  const checks = twenties.facts.filter(({ fact }) => fact === 'check');
  expect(checks).toMatchObject([{ critical: null }, { critical: null }]);
  // 8 against 7: nor does Brana's natural 1.
  expect(won(shoving({ faces: [[1], [1]] }))).toBe(true);
});

test('[WS-R6] the best check counts, of equals the first; or each is asked', () => {
  expect(shoving({ faces: [[10], [10]] }).rolled.map((why) => why.with)).toEqual([
    // Nimbleness +3; Athletics and Raw Force +7 both.
    'Athletics',
    'Athletics',
  ]);
  const asked = shoving(
    { choices: [{ option: 'nimbleness' }, { option: 'rawForce' }], faces: [[10], [10]] },
    { contestSkillPick: 'ask' },
  );
  expect(asked.rolled.map((why) => `${why.with} ${why.total?.value}`)).toEqual([
    'Nimbleness 3',
    'Raw Force 6',
  ]);
});

test('[WS-R7] an ally may give in: no rolls, and it works; enemies are not asked', () => {
  const given = shoving({ choices: [{ option: 'give-in' }] }, {}, 'sill');
  expect(given.result).toMatchObject({ won: true, how: 'yielded' });
  expect(given.rolled).toEqual([]);
  // Sill resists with Athletics 0: 8 against 20.
  expect(won(shoving({ choices: [{ option: 'resist' }], faces: [[1], [20]] }, {}, 'sill'))).toBe(false);
  expect(won(shoving({ faces: [[1], [20]] }, { contestYield: 'never' }, 'sill'))).toBe(false);
  expect(won(shoving({ choices: [{ option: 'give-in' }] }, { contestYield: 'everyoneAsked' }))).toBe(true);
});

const good = advantage('high ground', 'WS-GEN-8');
const bad = disadvantage('dark', 'WS-GEN-8');
const kept = (rulings: Sketch, edges: readonly (typeof good)[], faces: readonly number[]): number =>
  athletics(null, { faces: [faces] }, rulings, { edges }).result.result;

test('[WS-GEN-8] [WS-R8] two d20 of which the better or worse counts; more is no more; both cancel', () => {
  expect(kept({}, [good], [4, 15])).toBe(22);
  expect(kept({}, [bad], [4, 15])).toBe(11);
  expect(kept({}, [good, good], [15, 4])).toBe(22);
  expect(kept({}, [good, good, bad], [4])).toBe(11);
});

test('[WS-R8] the kind that is ahead may count as often as it is, or each may be worth 4', () => {
  const net = { advantageMode: 'netCount' };
  expect(kept(net, [good, good], [4, 15, 9])).toBe(22);
  expect(kept(net, [good, good, bad], [4, 15])).toBe(22);
  expect(kept(net, [good, bad], [4])).toBe(11);
  const flat = { advantageMode: 'plusMinusFlat' };
  expect(kept(flat, [good, good], [4])).toBe(15);
  expect(kept(flat, [bad], [4])).toBe(7);
  expect(kept(flat, [good, bad], [4])).toBe(11);
});

test('[WS-GEN-8] the pad shows each edge, and why one does not count', () => {
  const terms = (edges: readonly (typeof good)[]) =>
    weigh({ advantageMode: 'bestOfTwoCancel' }, edges).edge?.terms.map(({ value, off }) => [value, off]);
  expect(terms([good, good])).toEqual([
    [1, undefined],
    [1, 'counts once'],
  ]);
  expect(terms([good, bad])).toEqual([
    [1, 'cancelled'],
    [-1, 'cancelled'],
  ]);
});

test('a reading tells apart what matters and nothing else', () => {
  const keys = (matters: Parameters<typeof throwOf>[2]): number => {
    const { reading } = throwOf(1, 'best', matters);
    return new Set(Array.from({ length: 20 }, (_, i) => reading.key(reading.of([i + 1])))).size;
  };
  expect(keys({ kind: 'total' })).toBe(20);
  expect(keys({ kind: 'reaches', least: 12, marks: [] })).toBe(2);
  expect(keys({ kind: 'reaches', least: 12, marks: [20, 1] })).toBe(4);
});

const defending = (who: string, script: Script, rulings: Sketch = {}, more = {}, changed = lineUp) =>
  play(state(rulings, changed), script, (table) =>
    defenseRoll(table, {
      who,
      dr: 'constitution',
      power: 15,
      by: 'brana',
      clause: 'WS-DRS-1',
      purpose: 'withstand',
      ...more,
    }),
  );

test('[WS-DRS-1] [WS-DRS-4] d20, Stat Bonus and Skill Level must reach the DR Power', () => {
  // The ogre: Constitution 14, Endurance 0.
  expect(defending('ogre', { faces: [[11]] }).result).toBe(true);
  expect(defending('ogre', { faces: [[10]] }).result).toBe(false);
});

test('[WS-R65] a natural 20 and 1 are nothing special unless the table says so', () => {
  const hard = { power: 40 };
  expect(defending('ogre', { faces: [[20]] }, {}, hard).result).toBe(false);
  expect(defending('ogre', { faces: [[20]] }, { drNaturals: 'autoBoth' }, hard).result).toBe(true);
  const easy = { power: 2 };
  expect(defending('ogre', { faces: [[1]] }, {}, easy).result).toBe(true);
  expect(defending('ogre', { faces: [[1]] }, { drNaturals: 'autoBoth' }, easy).result).toBe(false);
});

test('[WS-DRS-3] [WS-GEN-9] objects fail every Defense Roll, and no die falls', () => {
  const table = defending('crate', {});
  expect(table.result).toBe(false);
  expect(table.facts).toMatchObject([{ fact: 'defense', how: 'object', result: null }]);
  // WS-R94 may make them roll: a crate has no Stats, so +0.
  expect(defending('crate', { faces: [[15]] }, {}, { objectsRoll: true }).result).toBe(true);
});

test('[WS-DRS-2] [WS-R64] an ally may let its Defense Roll fail', () => {
  const fails = { choices: [{ option: 'fail' }] };
  expect(defending('sill', fails).result).toBe(false);
  // Sill: Constitution 11.
  expect(defending('sill', { choices: [{ option: 'roll' }], faces: [[14]] }).result).toBe(true);
  expect(defending('sill', { faces: [[14]] }, { drFailPrompt: 'never' }).result).toBe(true);
  expect(defending('ogre', fails, { drFailPrompt: 'always' }).result).toBe(false);
});

const ogreWith = (now: Sketch): LineUp => ({ ...lineUp, foes: { ogre: { at: [6, 5], now } } });

test('[WS-BAS-4] whoever defends has advantage on Defense Rolls', () => {
  const now = { effects: [{ stance: 'defending' }] };
  const table = defending('ogre', { faces: [[3, 11]] }, {}, {}, ogreWith(now));
  expect(table.result).toBe(true);
});

test('[WS-STA-6] Status Effects hamper checks and Defense Rolls of their kind', () => {
  const poisoned = ogreWith({ effects: [{ status: 'poisoned' }] });
  expect(defending('ogre', { faces: [[3, 18]] }, {}, {}, poisoned).result).toBe(false);
  // No disadvantage on other kinds.
  expect(defending('ogre', { faces: [[18]] }, {}, { dr: 'will' }, poisoned).result).toBe(true);
  const check = (skill: 'athletics' | 'stealth', faces: readonly number[]) =>
    play(state({}, poisoned), { faces: [faces] }, (table) =>
      makeCheck(table, { who: 'ogre', skill, clause: 'WS-GEN-6', purpose: 'try', needs: null }),
    ).result.natural;
  // Athletics goes by Strength, Stealth by Dexterity.
  expect([check('athletics', [3, 18]), check('stealth', [18])]).toEqual([3, 18]);
});

test('[WS-ARM-10] heavy armour and heavy shields rattle', () => {
  const sneaking = (id: string, faces: readonly number[]) =>
    play(
      begun({ heroes: { [id]: { at: [5, 5] } }, foes: { ogre: { at: [9, 5] } } }),
      { faces: [faces] },
      (table) =>
        makeCheck(table, { who: id, skill: 'stealth', clause: 'WS-GEN-6', purpose: 'sneak', needs: null }),
    ).result.natural;
  // Tovo wears heavy armour behind a heavy shield, Brana medium armour.
  expect([sneaking('tovo', [18, 3]), sneaking('brana', [18])]).toEqual([3, 18]);
});
