import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { isExhausted, isStaggered } from '../fatigue.ts';
import { one } from '../state.ts';
import type { Sketch } from './line-up.ts';
import {
  ap,
  begun,
  choice,
  conditions,
  duel,
  endTurn,
  fatigue,
  fight,
  invested,
  mana,
  stamina,
  strong,
} from './line-up.ts';

/** Stamina, fatigue and mana (section STA). Wenna: stamina 12. Isra: stamina 10, mana 13. */

const cast = (spell: string, more: Sketch = {}) => choice('cast-spell', { spell, ...more });

test('[SL-STA-1] [SL-STA-3] a fight begins with what fatigue leaves of race and Vitality', () => {
  const table = duel({ wenna: { now: { fatigue: 5 } }, guard: { sheet: { race: { stamina: 4 } } } });
  expect([stamina(table, 'wenna'), stamina(table, 'guard')]).toEqual([7, 5]);
  // More fatigue than there is stamina: none, not less.
  expect(stamina(duel({ wenna: { now: { fatigue: 15 } }, guard: {} }), 'wenna')).toBe(0);
});

describe('more than there is', () => {
  /** Wenna's turn ends while she bleeds at this level. */
  const bled = (bleeding: number, now: Sketch = {}): Scenario =>
    duel({ wenna: { now: { bleeding, ...now } }, guard: {} }).does(endTurn);
  const both = (table: Scenario): readonly number[] => [stamina(table, 'wenna'), fatigue(table, 'wenna')];

  test('[SL-STA-2] the example: stamina 1 and a cost of 4 are stamina 0 and 3 fatigue', () => {
    expect(both(bled(4, { stamina: 1 }))).toEqual([0, 3]);
    expect(both(bled(4, { stamina: 4 }))).toEqual([0, 0]);
    expect(both(bled(4, { stamina: 5 }))).toEqual([1, 0]);
  });

  test('[SL-STA-2] it is allowed again and again, at 0 too, and is added to the fatigue that is there', () => {
    const table = bled(2, { stamina: 0, fatigue: 4 });
    expect(both(table)).toEqual([0, 6]);
    table.does(endTurn).does(endTurn);
    expect(both(table)).toEqual([0, 8]);
    // Even beyond the normal maximum.
    expect(both(bled(5, { stamina: 0, fatigue: 12 }))).toEqual([0, 17]);
  });

  test('[SL-STA-2] [SL-ACT-3] the costs of actions too: a Strong Attack with nothing left', () => {
    const table = duel({ wenna: { now: { ap: 16, stamina: 1 } }, guard: {} });
    table.does(strong('guard')).rolls('attack', 2, 3);
    expect(both(table)).toEqual([0, 0]);
    table.does(strong('guard')).rolls('attack', 2, 3);
    expect([...both(table), ap(table, 'wenna')]).toEqual([0, 1, 0]);
  });
});

test('[SL-STA-4] fatigue takes from stamina only what no longer fits under the maximum', () => {
  /** A failed treatment of Torvin's severe wound (stamina 12): 3 fatigue. */
  const strained = (left: number): readonly number[] => {
    const table = fight({
      heroes: {
        wenna: { at: [5, 5], sheet: { weapons: [] }, now: { ap: 12 } },
        torvin: { at: [6, 5], now: { wounds: { severe: 1 }, stamina: left } },
      },
      foes: { guard: { at: [15, 5] } },
    })
      .does(choice('treat-wound', { target: 'torvin' }))
      .rolls('treat-wound', 1);
    return [stamina(table, 'torvin'), fatigue(table, 'torvin')];
  };
  expect([12, 10, 9, 5, 0].map(strained)).toEqual([
    [9, 3],
    [9, 3],
    [9, 3],
    [5, 3],
    [0, 3],
  ]);
});

describe('weariness', () => {
  /** Exhausted or staggered, by maximum stamina and fatigue. */
  const weary = (most: number, fatigue: number, more: Sketch = {}): string => {
    const sheet = { printed: { stamina: most }, ...more };
    const who = one(
      begun({ a: { wenna: { sheet, now: { fatigue } } }, b: { guard: { at: [9, 9] } } }),
      'wenna',
    );
    return [isExhausted(who) ? 'exhausted' : '', isStaggered(who) ? 'staggered' : ''].join(' ').trim();
  };

  test.each([
    [12, 5, ''],
    [12, 6, 'exhausted'],
    [12, 11, 'exhausted'],
    [12, 12, 'exhausted staggered'],
    [12, 20, 'exhausted staggered'],
    // Half of 13 is 6.5: compared exactly, not rounded.
    [13, 6, ''],
    [13, 7, 'exhausted'],
    [13, 12, 'exhausted'],
    [13, 13, 'exhausted staggered'],
    [1, 0, ''],
    [1, 1, 'exhausted staggered'],
  ])('[SL-STA-5] of %i stamina with %i fatigue: "%s"', (most, fatigue, said) => {
    expect(weary(most, fatigue)).toBe(said);
  });

  test('[SL-STA-5] [SL-HLT-13] the game master’s characters are exhausted, but never staggered', () => {
    expect([weary(12, 6, { tier: 'elite' }), weary(12, 12, { tier: 'elite' })]).toEqual([
      'exhausted',
      'exhausted',
    ]);
  });

  test('[SL-STA-5] it is the normal maximum that counts, in the fight as it goes on', () => {
    const table = duel({ wenna: { now: { fatigue: 4, stamina: 0, bleeding: 2 } }, guard: {} });
    expect(conditions(table, 'wenna')).not.toContain('exhausted');
    table.does(endTurn);
    expect(conditions(table, 'wenna')).toContain('exhausted');
  });
});

describe('mana', () => {
  const isra = (now: Sketch = {}) => ({ at: [5, 5], now }) as const;
  /** Isra wards Wenna in round 1: Still Ward invests 2 mana for 3 rounds. */
  const warded = (now: Sketch = {}, rulings: Sketch = {}): Scenario =>
    fight(
      { heroes: { isra: isra(now), wenna: { at: [6, 6] } }, foes: { guard: { at: [15, 5] } } },
      { rulings },
    ).does(cast('still-ward', { target: 'wenna' }));
  const pools = (table: Scenario): readonly number[] => [
    mana(table, 'isra'),
    invested(table, 'isra'),
    fatigue(table, 'isra'),
  ];
  const rounds = (table: Scenario, count: number): Scenario => {
    for (let turn = 0; turn < 3 * count; turn++) table.does(endTurn);
    return table;
  };

  test('[SL-STA-6] a fight begins with what race and Lore give, less what is invested', () => {
    const table = duel({ isra: { now: { invested: 4 } }, guard: {} });
    expect(pools(table)).toEqual([9, 4, 0]);
  });

  test('[SL-STA-7] [SL-STA-8] mana that is spent leaves the maximum alone, mana that is invested does not', () => {
    const spent = duel({ isra: {}, guard: {} })
      .does(cast('ember-dart', { target: 'guard' }))
      .rolls('attack', 2, 3);
    expect(pools(spent)).toEqual([11, 0, 0]);
    expect(spent.who('isra').pools.mana?.max).toBe(13);
    const table = warded();
    expect(pools(table)).toEqual([11, 2, 0]);
    expect(table.who('isra').pools.mana).toMatchObject({ value: 11 });
  });

  test('[SL-STA-9] [SL-DUR-1] when its time is over the effect gives its mana back', () => {
    const table = rounds(warded({ mana: 5 }), 2);
    expect(pools(table)).toEqual([3, 2, 0]);
    expect(pools(rounds(table, 1))).toEqual([5, 0, 0]);
  });

  test('[SL-STA-9] [SL-R12] or only the maximum, and the mana itself must be rested back', () => {
    expect(pools(rounds(warded({ mana: 5 }, { manaReturn: 'maxOnly' }), 3))).toEqual([3, 0, 0]);
  });

  test('[SL-STA-6] [SL-R11] with too little of it a ward is refused', () => {
    const table = fight({
      heroes: { isra: isra({ mana: 1 }), wenna: { at: [6, 6] } },
      foes: { guard: { at: [15, 5] } },
    });
    table.refuses(cast('still-ward', { target: 'wenna' }), 'noMana', 'SL-STA-6');
  });

  test('[SL-STA-8] [SL-STA-9] [SL-R11] or fatigue makes it up, and does not come back as mana', () => {
    const overdraft = { manaOverdraft: 'fatigue' };
    const table = warded({ mana: 1 }, overdraft);
    expect(pools(table)).toEqual([0, 1, 1]);
    expect(pools(rounds(table, 3))).toEqual([1, 0, 1]);
    // Nothing there at all: 2 fatigue, and nothing sits in the ward.
    expect(pools(warded({ mana: 0, invested: 13 }, overdraft))).toEqual([0, 13, 2]);
    // Of two wards the second was paid for with fatigue alone: when it ends, the first keeps its mana.
    const both = warded({ ap: 14, mana: 2 }, overdraft).does(cast('still-ward', { target: 'isra' }));
    expect(pools(both)).toEqual([0, 2, 2]);
    both.does(choice('end-effect', { effect: 'effect-2' }));
    expect(pools(both)).toEqual([0, 2, 2]);
    expect(pools(rounds(both, 3))).toEqual([2, 0, 2]);
  });
});
