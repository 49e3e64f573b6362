import { expect, test } from 'vitest';
import type { LineUp, Setting } from './line-up.ts';
import { actions, active, asked, choice, conditions, endTurn, fight, initiative, terms } from './line-up.ts';

/** Over Watch (AD-INI-7, AD-INI-8). */

/** Korr at (5,5) watches the east, the thug stands at `at`. */
const watched = (at: readonly [number, number], setting: Setting = {}, watch: unknown = 90) =>
  fight(
    { heroes: { korr: { sheet: { watch } } }, foes: { thug: { at } } },
    { fromTheStart: true, ...setting },
  );

test('[AD-INI-8] [AD-POS-7] a watcher of the wrong side is unaware of those who lay in wait', () => {
  const table = watched([5, 12], { more: { ambush: { ambushed: [], ambushers: ['thug'] } } });
  expect(conditions(table.does(choice('elsewhere')), 'korr')).toEqual(['ambushed', 'unaware']);
});

test('[AD-INI-7] [AD-R24] Over Watch as expected adds 1 Bonus die; the game master is asked, with a proposal', () => {
  const table = watched([12, 5]);
  expect(asked(table)).toBe('gm gm.overWatch');
  expect(table.option('expected').note).toBe('as they stand');
  table.does(choice('expected'));
  expect(terms(table)).toEqual(['Sentinel 1', 'Over Watch 1']);
  table.rolls('initiative', 5, 3, [10, 4]).rolls('initiative', 21 - 2);
  expect(initiative(table, 'korr')).toBe(22);
});

test('[AD-R24] ruling vectorWidth gm: `expected` is proposed within 22.5° of the first attacker', () => {
  const noted = (setting: Setting, foes: LineUp[string]) => {
    const table = fight(
      { heroes: { korr: { sheet: { watch: 90 } } }, foes },
      { fromTheStart: true, ...setting },
    );
    return (['expected', 'elsewhere'] as const).find((id) => table.option(id).note === 'as they stand');
  };
  // (12,7) lies 15.9 degrees off the east, (12,8) 23.2.
  expect(noted({}, { thug: { at: [12, 7] } })).toBe('expected');
  expect(noted({}, { thug: { at: [12, 8] } })).toBe('elsewhere');
  // The nearest enemy attacks first, or one that lay in wait, or the one who is named.
  const both = { thug: { at: [12, 5] }, soldier: { at: [5, 8] } } as const;
  expect(noted({}, both)).toBe('elsewhere');
  expect(noted({ more: { ambush: { ambushed: [], ambushers: ['thug'] } } }, both)).toBe('expected');
});

test('[AD-INI-8] [AD-R25] Over Watch from elsewhere: no die, and ambushed; attackers are ambushers only by ruling', () => {
  const table = watched([5, 12]);
  expect(table.option('elsewhere').note).toBe('as they stand');
  table.does(choice('elsewhere'));
  expect(terms(table)).toEqual(['Sentinel 1']);
  table.rolls('initiative', 5, 3).rolls('initiative', 19);
  expect([active(table), actions(table, 'thug'), conditions(table, 'korr')]).toEqual([
    'thug',
    2,
    ['ambushed'],
  ]);
  const fooled = watched([5, 12], { rulings: { fooledWatch: true } }).does(choice('elsewhere'));
  fooled.rolls('initiative', 5, 3).rolls('initiative', 19);
  expect(actions(fooled, 'thug')).toBe(3);
  expect(conditions(fooled, 'korr')).toContain('unaware');
});

test('[AD-R24] ruling vectorWidth arc45 or arc90: decided by the direction, asked only without one', () => {
  // East is 90 degrees. (12,7) is seven over and two down: 90 + 15.9; (12,9) is 90 + 29.7; (8,9) 90 + 53.1.
  const purpose = (at: readonly [number, number], vectorWidth: string) =>
    terms(watched(at, { rulings: { vectorWidth } })).includes('Over Watch 1');
  expect([
    purpose([12, 7], 'arc45'),
    purpose([12, 9], 'arc45'),
    purpose([12, 9], 'arc90'),
    purpose([8, 9], 'arc90'),
  ]).toEqual([true, false, true, false]);
  expect(asked(watched([12, 7], { rulings: { vectorWidth: 'arc45' } }, 'somewhere'))).toBe('gm gm.overWatch');
  // Around the north: (6,1) lies 14° east of it, (4,1) 14° west.
  const north = (at: readonly [number, number], watch: number, vectorWidth: string) =>
    terms(watched(at, { rulings: { vectorWidth } }, watch)).includes('Over Watch 1');
  expect([north([6, 1], 355, 'arc45'), north([6, 1], 345, 'arc45'), north([6, 1], 345, 'arc90')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([north([4, 1], 5, 'arc45'), north([4, 1], 10, 'arc45'), north([4, 1], 10, 'arc90')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[AD-INI-7] an Over Watch answer in the encounter is not asked; `attacker` names the first attacker', () => {
  const said = watched([5, 12], { more: { overWatch: { korr: 'expected' } } });
  expect(terms(said)).toContain('Over Watch 1');
  const named = fight(
    { heroes: { korr: { sheet: { watch: 90 } } }, foes: { thug: { at: [12, 5] }, soldier: { at: [5, 8] } } },
    { fromTheStart: true, more: { attacker: 'thug' } },
  );
  // The soldier is nearer, but the thug attacks first.
  expect(named.option('expected').note).toBe('as they stand');
});

test('[AD-R23] ruling overWatchDie firstRoundOnly: from round 2 Initiative is without the die', () => {
  const play = (overWatchDie: string) => {
    const table = watched([12, 5], { rulings: { overWatchDie } }).does(choice('expected'));
    table.rolls('initiative', 5, 3, 9).rolls('initiative', 12);
    const first = active(table);
    table.does(endTurn).does(endTurn);
    return [first, active(table)];
  };
  // 17 against 12, and 8 without the die of Over Watch.
  expect(play('wholeEncounter')).toEqual(['korr', 'korr']);
  expect(play('firstRoundOnly')).toEqual(['korr', 'thug']);
});
