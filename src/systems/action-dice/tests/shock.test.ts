import { expect, test } from 'vitest';
import type { Damage } from '../harm/damage.ts';
import { dealDamage } from '../harm/damage.ts';
import { left } from '../left.ts';
import { rulingIds } from '../rulings.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import { rulingsTold } from './blow.ts';
import type { LineUp, Sketch } from './line-up.ts';
import { active, attack, begun, choice, conditions, endTurn, fight, health, level } from './line-up.ts';

/** Shock: its clock, healing and further damage (AD-SHK-4 to AD-SHK-7). */

/** Amari (Medicine 3) beside Hadra, who is down. */
const ward = (now: Sketch, rulings: Sketch = {}) =>
  fight(
    { a: { amari: { at: [5, 5] }, hadra: { at: [6, 5], now } }, b: { thug: { at: [20, 5] } } },
    { rulings },
  );
const stabilise = choice('stabilise', { target: 'hadra' });
const healed = { durability: 0, health: 3, shock: 5 };
const stableFirst = { wakeOnHealth: false };

test('[AD-SHK-7] [AD-R97] ruling wakeOnHealth false: a combatant with Health wakes when it is stabilised', () => {
  const table = ward(healed, stableFirst);
  expect([table.who('hadra').out, level(table, 'hadra', 'shock')]).toEqual(['unconscious', 5]);
  table.does(stabilise).rolls('medicine', 12, 3, 3, 3);
  expect([table.who('hadra').out, health(table, 'hadra'), [...conditions(table, 'hadra')].sort()]).toEqual([
    null,
    3,
    ['prone', 'wounded'],
  ]);
  const hand = ward(healed, stableFirst);
  hand.byHand('bandages', { change: 'condition', who: 'hadra', condition: 'stabilised', on: true });
  expect(hand.who('hadra').out).toBeNull();
});

test('[AD-SHK-4] [AD-R97] ruling wakeOnHealth false: the clock runs on with Health above 0, into the next fight too', () => {
  const state = begun(
    { a: { hadra: { now: healed } }, b: { thug: { at: [9, 9] } } },
    { rulings: stableFirst },
  );
  const current = left(state, 'hadra');
  expect(current).toMatchObject({ health: 3, shock: 5 });
  const next = begun(
    { a: { hadra: { sheet: { current } } }, b: { thug: { at: [9, 9] } } },
    { rulings: stableFirst },
  );
  expect(one(next, 'hadra')).toMatchObject({ out: 'unconscious', health: 3, shock: { left: 5 } });
  const table = ward({ ...healed, shock: 1 }, { ...stableFirst, durationCount: 'countsThisRound' });
  table.does(endTurn).does(endTurn);
  expect(table.who('hadra').out).toBe('dead');
});

test('[AD-SHK-4] with Stamina 0 the clock is 1 round', () => {
  const state = begun({
    a: { hadra: { at: [5, 5] } },
    b: { thug: { at: [6, 5], sheet: { scores: { stamina: 0 } }, now: { health: 0 } } },
  });
  expect(one(state, 'thug').shock?.left).toBe(1);
  const struck = begun({
    a: { hadra: { at: [5, 5] } },
    b: { thug: { at: [6, 5], sheet: { scores: { stamina: 0 } } } },
  });
  play(struck, {}, (table) => dealDamage(table, { ...blow, who: 'thug', amount: 40 }));
  expect(one(struck, 'thug').shock?.left).toBe(1);
});

const blow: Damage = {
  who: 'soldier',
  by: 'hadra',
  amount: 3,
  type: 'kinetic',
  rank: 'ordinary',
  weapon: true,
  what: 'a blow',
  clause: 'AD-DMG-5',
};

test('[AD-SHK-6] [AD-ACT-16] [AD-DIE-2] [AD-R1] notes say if 20 cannot be exceeded without Bonus dice', () => {
  const notes = (healer: 'amari' | 'korr', rulings: Sketch = {}) => {
    const table = fight(
      {
        a: { [healer]: { at: [5, 5] }, hadra: { at: [6, 5], now: { durability: 0, health: 0, shock: 5 } } },
        b: { thug: { at: [20, 5] } },
      },
      { rulings },
    );
    return ['stabilise', 'emergency-aid'].map((id) => table.option(id).note);
  };
  const [saves, mends] = ['Medicine or Medical Science against 20', 'Medicine against 20: 1d10 Durability'];
  const never = 'cannot succeed without Bonus dice; ';
  expect(notes('amari')).toEqual([saves, mends]);
  expect(notes('korr')).toEqual([`${never}${saves}`, `${never}${mends}`]);
  // Where 20 is enough against 20, a natural 20 succeeds.
  expect(notes('korr', { vsComparison: 'reachOnChecks' })).toEqual([saves, mends]);
});

test('[AD-ENC-5] [AD-R95] so does the note on aid or stabilising that can only be begun in this turn', () => {
  const notes = (healer: 'amari' | 'korr') => {
    const hadra = { at: [6, 5] as const, now: { durability: 0, health: 0, shock: 5 } };
    const a = { [healer]: { at: [5, 5] as const, now: { actions: 1 } }, hadra };
    const b = { thug: { at: [20, 5] as const } };
    const table = fight({ a, b }, { rulings: { stabiliseCost: 'likeAid' } });
    return ['stabilise', 'emergency-aid'].map((id) => table.option(id).note);
  };
  const later = 'goes on in the next turn, aimed then';
  expect(notes('amari')).toEqual([later, later]);
  const never = `cannot succeed without Bonus dice; ${later}`;
  expect(notes('korr')).toEqual([never, never]);
});

test('[AD-SHK-5] [AD-ARM-4] [AD-R82] damage that natural armour passes to its bearer does not kill in Shock', () => {
  const struck = (amount: number) => {
    const state = begun(
      {
        a: { hadra: { at: [5, 5] } },
        b: {
          soldier: {
            at: [6, 5],
            sheet: { armor: [], hide: { ar: 4 } },
            now: { health: 0, durability: 8 },
          },
        },
      },
      { rulings: { naturalArmor: 'wearerDurability' } },
    );
    const bare = play(state, {}, (table) => dealDamage(table, { ...blow, amount }));
    return { who: one(state, 'soldier'), bare };
  };
  // 3 damage against AR 4: all is stopped, and the creature itself bears it for its hide.
  const stopped = struck(3);
  expect([stopped.who.out, stopped.who.durability]).toEqual(['unconscious', 5]);
  expect(stopped.bare.facts.find(({ fact }) => fact === 'durability')).toMatchObject({ clause: 'AD-ARM-4' });
  expect(rulingsTold(stopped.bare, 'durability')).toEqual([rulingIds.naturalArmor]);
  expect(struck(5).who.out).toBe('dead');
});

test('[AD-SHK-6] [AD-R95] [AD-ENC-5] ruling stabiliseCost likeAid: the second action may be of the next turn', () => {
  const line: LineUp = {
    a: {
      amari: { at: [5, 5], now: { actions: 1 } },
      hadra: { at: [6, 5], now: { durability: 0, health: 0 } },
    },
    b: { thug: { at: [20, 5] } },
  };
  const table = fight(line, { rulings: { stabiliseCost: 'likeAid' } }).does(choice('stabilise'));
  expect([active(table), table.facts('check')]).toEqual(['thug', []]);
  table.does(endTurn).does(choice('continue')).does(stabilise).rolls('medicine', 12, 3, 3, 3);
  expect(conditions(table, 'hadra')).toContain('stabilised');
});

test('[AD-SHK-7] [AD-SHK-5] [AD-R96] a stabilised combatant put back in Shock has a full clock', () => {
  const table = fight(
    {
      a: { thug: { at: [6, 6] }, other: { use: 'soldier', at: [20, 5] } },
      b: {
        amari: { at: [5, 5] },
        hadra: { at: [6, 5], sheet: { armor: [] }, now: { health: 0, durability: 0, shock: 2 } },
      },
    },
    { order: ['amari', 'thug', 'hadra', 'other'] },
  );
  table.does(stabilise).rolls('medicine', 12, 3, 3, 3).does(endTurn);
  table.does(attack('hadra')).does(choice('hits')).rolls('damage', 1, 1);
  // Stamina 30.
  expect([level(table, 'hadra', 'shock'), conditions(table, 'hadra').includes('stabilised')]).toEqual([
    30,
    false,
  ]);
  // The next one kills.
  table.does(attack('hadra')).does(choice('hits')).rolls('damage', 1, 1);
  expect(table.who('hadra').out).toBe('dead');
});
