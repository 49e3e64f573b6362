import { expect, test } from 'vitest';
import { damageTypes, typeTable } from '../damage/types.ts';
import type { Damage } from '../harm/damage.ts';
import { dealDamage } from '../harm/damage.ts';
import { harmless, harmlessWords } from '../harm/harmless.ts';
import { rulingIds } from '../rulings.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import { blow, poolsOf, rulingsTold } from './blow.ts';
import type { Sketch } from './line-up.ts';
import { attack, begun, choice, conditions, fight } from './line-up.ts';

/** Damage by its type (section TYP). */

/** What a thug of Durability 90 loses of 10 damage. */
function lost(type: Damage['type'], sheet: Sketch, rulings: Sketch = {}): number {
  const fight = begun(
    {
      a: { hadra: { at: [5, 5] } },
      b: { thug: { at: [6, 5], sheet: { printed: { durability: 90 }, ...sheet } } },
    },
    { rulings },
  );
  play(fight, {}, (table) =>
    dealDamage(table, {
      who: 'thug',
      by: 'hadra',
      amount: 10,
      type,
      rank: 'ordinary',
      what: 'x',
      clause: 'AD-DMG-5',
    }),
  );
  return 90 - one(fight, 'thug').durability;
}

test('[AD-TYP-1] [AD-TYP-2] an immunity to a type stops damage of this type only', () => {
  for (const type of damageTypes) {
    const hurt = damageTypes.filter((other) => lost(other, { immunities: [type] }) > 0);
    expect(hurt).toEqual(damageTypes.filter((other) => other !== type));
  }
});

test('[AD-R88] [AD-TYP-2] with a weakness no armour counts against that type', () => {
  const plated = { hide: { ar: 4, against: ['physical', 'thermal'] }, weaknesses: ['thermal'] };
  expect([lost('thermal', plated), lost('kinetic', plated)]).toEqual([10, 6]);
});

test('[AD-R88] a weakness gives 1 Charge on the Bonus dice of damage, not of the attack', () => {
  const fight = begun({
    a: { veshta: { at: [0, 5] } },
    b: { thug: { at: [4, 5], sheet: { weaknesses: ['kinetic'] }, now: { vigor: 4 } } },
  });
  const bare = blow(fight, {
    who: 'veshta',
    target: 'thug',
    with: 'knife/thrown',
    faces: [
      [17, 4],
      [1, 1],
    ],
  });
  expect(poolsOf(bare)).toEqual(['d20+d10!', 'd6+d12!']);
});

test('[AD-R88] ruling typeProtection halfDouble: resistance halves, weakness doubles, before armour', () => {
  const law = { typeProtection: 'halfDouble' };
  const hide = { ar: 3, against: ['cold'] };
  expect(lost('cold', { resistances: ['cold'] }, law)).toBe(5);
  expect(lost('cold', { resistances: ['cold'], hide }, law)).toBe(2);
  expect(lost('cold', { weaknesses: ['cold'], hide }, law)).toBe(17);
  // Under `perType` a resistance has no effect.
  expect(lost('cold', { resistances: ['cold'] })).toBe(10);
});

test('[AD-TYP-3] [AD-R90] ruling opposites: they do nothing, or are a weakness of the aligned', () => {
  const bone = { aligned: 'umbral', hide: { ar: 4, against: ['lucent', 'umbral'] } };
  const law = { opposites: 'alignedWeakness' };
  expect([lost('lucent', bone), lost('lucent', bone, law), lost('umbral', bone, law)]).toEqual([6, 10, 6]);
  const star = { aligned: 'aetheric', hide: { ar: 4, against: ['aetheric'] } };
  expect([lost('aetheric', star), lost('aetheric', star, law)]).toEqual([6, 10]);
  expect(damageTypes.filter((type) => typeTable[type].opposite === null)).toHaveLength(8);
});

test('[AD-TYP-4] [AD-TYP-5] [AD-TYP-6] [AD-TYP-7] [AD-TYP-9] [AD-TYP-12] [AD-TYP-13] [AD-TYP-14] [AD-TYP-15] plate stops kinetic damage only', () => {
  const through = damageTypes.filter((type) => lost(type, { armor: ['plate'] }) === 10);
  expect(through).toEqual(damageTypes.filter((type) => type !== 'kinetic'));
  expect(lost('kinetic', { armor: ['plate'] })).toBe(4);
});

test('[AD-TYP-8] only armour that lists radiation protects from it', () => {
  expect(lost('radiation', { armor: ['epic-carapace'] })).toBe(10);
  expect(lost('radiation', { armor: ['hazard-suit'] })).toBe(8);
});

test('[AD-TYP-11] toxic damage harms only the living', () => {
  const fight = begun({
    a: { hadra: { at: [5, 5] } },
    b: {
      ghoul: { at: [1, 1] },
      'sentry-turret': { at: [3, 1] },
      'wooden-door': { at: [5, 1] },
      thug: { at: [7, 1] },
    },
  });
  const toxic = { type: 'toxic', rank: 'ordinary' } as const;
  const why = fight.listing.map((id) => [id, harmless(fight, one(fight, id), toxic)]);
  expect(Object.fromEntries(why)).toEqual({
    hadra: null,
    ghoul: 'immune',
    'sentry-turret': 'immune',
    'wooden-door': 'lifeless',
    thug: null,
  });
  expect(harmlessWords.lifeless).toBe('it is not alive');
});

test('[AD-COV-5] [AD-TYP-11] cover that toxic damage cannot harm stops it, and nothing is said of its harm', () => {
  const table = fight(
    {
      a: { hexer: { at: [5, 5] } },
      b: { thug: { at: [9, 5], now: { vigor: 4 } } },
      c: { wall: { use: 'concrete-barricade', at: [8, 5] } },
    },
    {},
  );
  table.does(choice('power-venom-needle', { target: 'thug' })).rolls('attack', 20, 5, 5, 5);
  table.rolls('damage', 6, 7);
  const said = table.lines().map(({ text }) => text);
  expect(said).toContain('Thug loses 5 Health to Hexer (Venom Needle): 0 left');
  expect(said.filter((text) => text.startsWith('Concrete barricade'))).toEqual([]);
});

test('[AD-TYP-11] toxic damage does not wear the armour that stops it, chemical damage does', () => {
  const fight = begun({
    a: { hadra: { at: [5, 5] } },
    b: { thug: { at: [6, 5], sheet: { armor: ['hazard-suit'] } } },
  });
  const common = {
    who: 'thug',
    by: 'hadra',
    amount: 6,
    rank: 'ordinary',
    what: 'x',
    clause: 'AD-DMG-5',
  } as const;
  play(fight, {}, (table) => dealDamage(table, { ...common, type: 'toxic' }));
  expect([one(fight, 'thug').durability, one(fight, 'thug').wear]).toEqual([6, {}]);
  play(fight, {}, (table) => dealDamage(table, { ...common, type: 'chemical' }));
  expect(one(fight, 'thug').wear).toEqual({ 'hazard-suit': 2 });
});

test('[AD-R89] [AD-TYP-10] ruling typeRiders sampleRiders: Sonic damage stuns and lays a Challenge; by default nothing', () => {
  const struck = (typeRiders: string, faces: readonly number[]) => {
    const fight = begun(
      {
        a: { korr: { at: [0, 5], sheet: { weapons: ['sonic-emitter'] } } },
        b: { 'grizzly-bear': { at: [4, 5], now: { vigor: 4 } } },
      },
      { rulings: { typeRiders } },
    );
    const bare = blow(fight, { who: 'korr', target: 'grizzly-bear', faces: [[17, 1, 1, 1], faces] });
    const { effects, waiting } = one(fight, 'grizzly-bear');
    return {
      effects: effects.map(({ condition }) => condition),
      waiting: waiting.map(({ push }) => push),
      bare,
    };
  };
  expect(struck('gmAfterHit', [5, 1, 1]).effects).toEqual([]);
  const stunned = struck('sampleRiders', [5, 1, 1]);
  expect(stunned.effects).toEqual(['stunned']);
  expect(stunned.waiting).toMatchObject([{ kind: 'challenge', count: 1, ruling: rulingIds.typeRiders }]);
});

test('[AD-R89] [AD-TYP-10] a target stunned twice has the condition and its Challenge once', () => {
  const table = fight(
    {
      a: { korr: { at: [0, 5], sheet: { weapons: ['sonic-emitter'] }, now: { vigor: 7 } } },
      b: { 'grizzly-bear': { at: [4, 5], now: { vigor: 4 } } },
    },
    { rulings: { typeRiders: 'sampleRiders' } },
  );
  for (let shot = 0; shot < 2; shot++) {
    table.does(attack('grizzly-bear')).rolls('attack', 17, 1, 1, 1).rolls('damage', 5, 1, 1);
  }
  expect([...conditions(table, 'grizzly-bear')].sort()).toEqual(['challenge-action', 'stunned']);
});

test('[AD-R89] a target without damage gets no condition from the type', () => {
  const fight = begun(
    {
      a: { korr: { at: [0, 5], sheet: { weapons: ['sonic-emitter'] } } },
      b: {
        'grizzly-bear': { at: [4, 5], sheet: { hide: { ar: 20, against: ['sonic'] } }, now: { vigor: 4 } },
      },
    },
    { rulings: { typeRiders: 'sampleRiders' } },
  );
  const bare = blow(fight, {
    who: 'korr',
    target: 'grizzly-bear',
    faces: [
      [17, 1, 1, 1],
      [5, 1, 1],
    ],
  });
  expect(one(fight, 'grizzly-bear').effects).toEqual([]);
  expect(rulingsTold(bare, 'harm')).not.toContain(rulingIds.typeRiders);
});

test('[AD-R90] [AD-R88] [AD-R83] damage decided by an opposite, a weakness or what is physical cites its ruling', () => {
  const named = (type: Damage['type'], sheet: Sketch, rulings: Sketch) => {
    const fight = begun({ a: { hadra: { at: [5, 5] } }, b: { thug: { at: [6, 5], sheet } } }, { rulings });
    const bare = play(fight, {}, (table) =>
      dealDamage(table, {
        who: 'thug',
        by: 'hadra',
        amount: 4,
        type,
        rank: 'ordinary',
        what: 'x',
        clause: 'AD-DMG-5',
      }),
    );
    return rulingsTold(bare, 'harm');
  };
  const hide = { hide: { ar: 2, against: ['lucent'] } };
  expect(named('lucent', { ...hide, aligned: 'umbral' }, { opposites: 'alignedWeakness' })).toEqual([
    rulingIds.opposites,
  ]);
  expect(named('lucent', { ...hide, weaknesses: ['lucent'] }, {})).toEqual([rulingIds.typeProtection]);
  expect(named('sonic', { armor: ['leather'] }, { physicalTypes: 'kineticChemicalSonic' })).toEqual([
    rulingIds.physicalTypes,
  ]);
});
