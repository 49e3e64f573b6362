import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { aid, attack, choice, dropProne, duel, endTurn, fight, move } from './line-up.ts';

/** Lines of the log cite the rulings that affected them, and no others. */

/** The rulings of the first line with this beginning. */
function badges(table: Scenario, start: string): readonly string[] {
  const found = table.lines().find(({ text }) => text.startsWith(start));
  if (!found)
    throw new Error(
      `nobody said “${start}”, but:\n${table
        .lines()
        .map(({ text }) => text)
        .join('\n')}`,
    );
  return found.rulings ?? [];
}
/** The number of lines that cite a ruling. */
const said = (table: Scenario, ruling: string): number =>
  table.lines().filter(({ rulings }) => rulings?.includes(ruling)).length;

const far = { at: [12, 5] } as const;

test('[AD-R10] [AD-DIE-13] a burst cites the ruling burst, a roll without a burst does not', () => {
  const table = duel({ korr: {}, thug: {} }, { fromTheStart: true });
  table.rolls('initiative', 3, [10, 4]).rolls('initiative', 20);
  expect(said(table, 'AD-R10')).toBe(1);
  const quiet = duel({ korr: {}, thug: {} }, { fromTheStart: true });
  quiet.rolls('initiative', 3, 9).rolls('initiative', 20);
  // A 20 of the Action Dice means nothing where there is no number to beat.
  expect([said(quiet, 'AD-R10'), said(quiet, 'AD-R2')]).toEqual([0, 0]);
});

test('[AD-R2] [AD-R11] [AD-R5] [AD-R8] a natural 20, a highest weapon die, a feeble fist and a Charge cite rulings', () => {
  const table = duel({ hadra: { now: { pushes: [{ kind: 'charge' }] } }, thug: { now: { vigor: 4 } } });
  table.does(attack('thug', 'unarmed')).rolls('attack', 20, 1, 1);
  expect(badges(table, 'Hadra attacks Thug with bare hands: 20')).toContain('AD-R2');
  table.rolls('damage', 4, 1, 1, 1);
  const damage = table.lines().filter(({ text }) => /damage/i.test(text) && text.includes('4 + 1 + 1 + 1'));
  expect(damage[0]?.rulings).toEqual(expect.arrayContaining(['AD-R5', 'AD-R8', 'AD-R11']));
  const plain = duel({ hadra: {}, thug: { now: { vigor: 4 } } });
  plain.does(attack('thug', 'sword')).rolls('attack', 19, 1, 1).rolls('damage', 4, 1, 1, 1);
  expect(['AD-R5', 'AD-R8', 'AD-R11', 'AD-R10'].map((ruling) => said(plain, ruling))).toEqual([0, 0, 0, 0]);
});

test('[AD-R9] a Charge and a Challenge on one shot: the damage roll cites effectNetting', () => {
  const table = duel(
    { oska: { now: { pushes: [{ kind: 'charge' }] } }, thug: { at: [27, 5], now: { vigor: 4 } } },
    {
      field: { width: 40 },
    },
  );
  // 22 squares are 110 ft, beyond the near distance of 100.
  table.does(attack('thug', 'hunting-bow')).rolls('attack', 19, 1, 1, 1).rolls('damage', 2, 1, 1);
  expect(said(table, 'AD-R9')).toBe(1);
});

test('[AD-R1] [AD-R38] [AD-R39] emergency aid cites rulings on its VS, on aid to oneself, and on a target in Shock', () => {
  const ward = (target: string, hadra: Sketch) => {
    const table = fight({
      heroes: { amari: { at: [5, 5], now: { durability: 3 } }, hadra: { at: [6, 5], now: hadra } },
      foes: { thug: far },
    });
    table.does(aid(target)).rolls('medicine', 1, 1, 1, 1);
    return ['AD-R1', 'AD-R38', 'AD-R39'].map((ruling) => said(table, ruling) > 0);
  };
  expect(ward('hadra', { durability: 4 })).toEqual([true, false, false]);
  expect(ward('amari', { durability: 4 })).toEqual([true, true, false]);
  expect(ward('hadra', { durability: 0, health: 0 })).toEqual([true, false, true]);
});

test('[AD-R14] [AD-R26] [AD-ACT-1] [AD-INI-5] a turn whose number of actions a ruling changed cites that ruling', () => {
  const both = { ambushed: ['hadra'], ambushers: ['hadra'] };
  const begins = (rulings: Sketch) => {
    const table = duel({ hadra: {}, thug: far }, { fromTheStart: true, more: { ambush: both }, rulings });
    table.rolls('initiative', 19).rolls('initiative', 5);
    return table;
  };
  const cancel = begins({});
  expect(badges(cancel, 'Hadra: 2 actions')).toEqual(['AD-R26']);
  const [total] = cancel.lines().find(({ text }) => text === 'Hadra: 2 actions')?.totals ?? [];
  expect(total?.total.terms.map(({ label, off }) => [label, off ?? 'counts'])).toEqual([
    ['actions', 'counts'],
    ['ambusher', 'ambushed, too'],
    ['never below 0', 'counts'],
    ['ambushed', 'an ambusher, too'],
  ]);
  expect(badges(begins({ ambushBoth: 'ambushedWins' }), 'Hadra: 1 action')).toEqual(['AD-R26']);
  const alone = duel(
    { hadra: {}, thug: far },
    { fromTheStart: true, more: { ambush: { ambushed: ['hadra'], ambushers: ['thug'] } } },
  );
  alone.rolls('initiative', 19).rolls('initiative', 5);
  expect(badges(alone, 'Hadra: 1 action')).toEqual([]);
  expect(badges(alone.does(endTurn), 'Thug: 3 actions')).toEqual([]);
  const kept = duel({ hadra: {}, thug: far }, { rulings: { unspentActions: 'carryOne' } });
  expect(badges(kept.does(endTurn).does(endTurn), 'Hadra: 3 actions')).toEqual(['AD-R14']);
});

test('[AD-R86] [AD-ARM-9] [AD-ARM-11] a blow that superior Durability stops cites superiorAttacks, one at an immune target does not', () => {
  const blow = (foe: string, sheet: Sketch = {}) => {
    const table = duel({ hadra: {}, [foe]: { sheet, now: { vigor: 4 } } }).does(attack(foe));
    table.rolls('attack', 19, 5, 5);
    expect(table.facts('no-harm').length).toBe(1);
    return said(table, 'AD-R86');
  };
  expect([blow('heroic-fiend'), blow('thug', { immunities: ['kinetic'] })]).toEqual([1, 0]);
});

test('[AD-R19] Speed dice in Initiative cite their ruling', () => {
  const table = duel({ lio: {}, thug: {} }, { fromTheStart: true, rulings: { initiativeAbility: 'speed' } });
  expect(table.roll().total?.terms.map(({ label, ruling }) => [label, ruling])).toEqual([
    ['Speed', 'AD-R19'],
  ]);
});

test('[AD-R22] [AD-R68] a Defense of the ambushed or the Winded cites the ruling that allows it', () => {
  const defends = (now: Sketch, rulings: Sketch, round: number) => {
    const table = duel({ thug: {}, hadra: { now } }, { round, rulings });
    table.does(attack('hadra', 'club')).rolls('attack', 19, 5).does(choice('defense'));
    table.rolls('defense', 1, 1, 1);
    return ['AD-R22', 'AD-R68'].map((ruling) => said(table, ruling) > 0);
  };
  expect(defends({}, {}, 1)).toEqual([false, false]);
  expect(defends({ conditions: ['ambushed'] }, {}, 1)).toEqual([true, false]);
  expect(defends({ conditions: ['ambushed'] }, {}, 2)).toEqual([false, false]);
  const winded = { vigor: 5, conditions: ['winded'] };
  const law = { windedScope: 'actionsOnly', windedEnd: 'fiveRegained' };
  expect(defends(winded, law, 2)).toEqual([false, true]);
});

test('[AD-R37] [AD-R32] [AD-R33] [AD-R40] stowing, pooled feet, passing and dropping prone cite rulings', () => {
  const table = fight(
    { heroes: { hadra: { at: [5, 5] }, lio: { at: [6, 5] } }, foes: { thug: { at: [15, 5] } } },
    { rulings: { moveRounding: 'poolForTurn' } },
  );
  table.does(move(7, 5));
  expect(['AD-R33', 'AD-R32'].map((ruling) => said(table, ruling) > 0)).toEqual([true, true]);
  table.does(choice('put-away', { item: 'sword' }));
  expect(said(table, 'AD-R37')).toBe(1);
  const plain = duel({ hadra: {}, thug: far })
    .does(move(5, 8))
    .does(choice('drop', { item: 'sword' }));
  expect(['AD-R33', 'AD-R32', 'AD-R37'].map((ruling) => said(plain, ruling))).toEqual([0, 0, 0]);
  expect(said(plain.does(dropProne), 'AD-R40')).toBe(1);
});

test('[AD-R70] [AD-R71] recovery of the unconscious and of the wounded cites its ruling, once each', () => {
  const table = fight(
    {
      heroes: {
        hadra: { at: [5, 5], now: { vigor: 10, durability: 0 } },
        lio: { at: [5, 7], now: { health: 0, vigor: 3 } },
      },
      foes: { thug: { at: [12, 5], now: { vigor: 6 } } },
    },
    { rulings: { woundedRecovery: 'works' } },
  );
  table.does(endTurn).does(endTurn);
  expect([said(table, 'AD-R70'), said(table, 'AD-R71')]).toEqual([1, 1]);
});

test('[AD-R27] [AD-R28] [AD-R30] an unarmed off-hand attack and a successful Escape cite their rulings', () => {
  const table = duel({ hadra: {}, thug: { now: { vigor: 4 } } });
  table.does(attack('thug', 'sword')).rolls('attack', 1, 1, 1);
  table.does(choice('attack', { target: 'thug', with: 'unarmed' })).rolls('off-hand', 1, 1, 1);
  expect([said(table, 'AD-R27'), said(table, 'AD-R28')]).toEqual([1, 1]);
  const flees = duel({ lio: {}, thug: { at: [20, 12] } })
    .does(choice('escape'))
    .does(choice('out'));
  expect(said(flees, 'AD-R30')).toBe(1);
  expect(said(flees, 'AD-R18')).toBe(0);
});
