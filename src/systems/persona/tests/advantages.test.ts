import { expect, test } from 'vitest';
import { evasionRows, rowsOf } from './edges.ts';
import { asked, attack, choice, dodge, duel, fight, terms, waiting } from './line-up.ts';
import type { Fighter, Setting, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

const two = (rin: Fighter, ogre: Fighter, setting: Setting = {}) =>
  begun(
    { evokers: { rin: { at: [5, 5], ...rin } }, shadows: { ogre: { at: [6, 5], ...ogre } } },
    { field: { width: 60 }, ...setting },
  );
const prone = { now: { conditions: ['prone'] } };
const running = { now: { conditions: ['running'] } };
const ailing = (...ids: string[]) => ({ now: { ailments: ids.map((id) => ({ id })) } });

test('[PE-ADV-1] rows add up, 10 each, and a row never restates what the action gives anyway', () => {
  const table = duel({
    rin: {},
    ogre: { now: { conditions: ['prone', 'running'], ailments: [{ id: 'dizzy' }] } },
  });
  table.does(attack('ogre', { with: 'sword' }));
  // Melee 48, prone 10, running 10, one ailment 10.
  expect(waiting(table).target).toBe(78);
  expect([...terms(table)].sort()).toEqual(['Melee 48', 'ailments 10', 'prone 10', 'running 10']);
  const charge = rowsOf(two({}, {}), 'rin', 'ogre', 'sword', { form: 'charge' });
  expect(charge).toEqual(['PE-ACT-5 1']);
});

test('[PE-ADV-2] rows about actions help evasion, rows about melee actions only Parry, rows about attacks nothing', () => {
  const dazed = two({ now: { conditions: ['prone'], ailments: [{ id: 'dizzy' }] } }, {});
  expect(evasionRows(dazed, 'rin', 'ogre', 'other')).toEqual(['PE-ADV-4 1']);
  expect(evasionRows(dazed, 'rin', 'ogre', 'parry')).toEqual(['PE-ADV-4 1', 'PE-ADV-13 1']);
  // The Ogre attacks Rin, who stands 1 m higher. That the Ogre ran does not matter here: that row is about attacks.
  const below = two({}, running, { field: { elevation: [{ x: 5, y: 5, height: 1 }] } });
  expect(evasionRows(below, 'ogre', 'rin', 'parry')).toEqual(['PE-ADV-10 1']);
  const off = two(ailing('dizzy'), {}, { rulings: { actionRowsApplyToEvasion: false } });
  expect(evasionRows(off, 'rin', 'ogre', 'parry')).toEqual([]);

  const table = duel({ rin: ailing('dizzy'), ogre: {} });
  table
    .does(attack('ogre', { with: 'sword' }))
    .rolls('attack', 20)
    .does(dodge);
  // Agility 30 and Rin's ailment.
  expect(waiting(table)).toEqual({ who: 'ogre', purpose: 'evasion', target: 40, dice: 1 });
});

test('[PE-ADV-3] the narrow row includes the wide one: three to one, heavy cover, darkness', () => {
  const crowd = {
    evokers: { rin: { at: [5, 5] }, mei: { at: [7, 5] }, sora: { at: [6, 6] } },
    shadows: { ogre: { at: [6, 5] } },
  } as const;
  expect(rowsOf(begun(crowd), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-11 1', 'PE-ADV-12 1']);
  const single = begun(crowd, { rulings: { gradedRowsStack: false } });
  expect(rowsOf(single, 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-12 1']);
  const dark = { field: { light: { ambient: 'dark' } } };
  expect(rowsOf(two({}, {}, dark), 'rin', 'ogre', 'sword')).toEqual(['PE-DIS-6 -1', 'PE-DIS-4 -1']);
  const plain = { ...dark, rulings: { gradedRowsStack: false } };
  expect(rowsOf(two({}, {}, plain), 'rin', 'ogre', 'sword')).toEqual(['PE-DIS-4 -1']);
});

test('[PE-ADV-4] one Advantage for each ailment of the target', () => {
  expect(rowsOf(two({}, ailing('dizzy', 'amnesiac')), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-4 2']);
  expect(rowsOf(two({}, ailing('staggered')), 'rin', 'ogre', 'pistol')).toContain('PE-ADV-4 1');
  expect(rowsOf(two({}, ailing('stunned')), 'rin', 'ogre', 'cinder')).toEqual(['PE-ADV-4 1', 'PE-AIL-13 1']);
});

test('[PE-ADV-5] on the own turn of the surprise round the ambusher has one on every test', () => {
  const surprised = { now: { conditions: ['surprised'] } };
  const table = duel({ rin: {}, ogre: surprised });
  table.does(attack('ogre', { with: 'sword' }));
  expect(terms(table)).toEqual(['Melee 48', 'ambush 10']);
  const later = duel({ rin: {}, ogre: {} }, { round: 2 });
  later.does(attack('ogre', { with: 'sword' }));
  expect(terms(later)).toEqual(['Melee 48']);
});

test('[PE-ADV-6] [PE-ADV-8] a Charge and a Focused Attack have one each', () => {
  const table = duel({ rin: { at: [2, 5] }, ogre: {} });
  table.does(choice('charge', { target: 'ogre', with: 'sword' }));
  expect(terms(table)).toEqual(['Melee 48', 'Charge 10']);
  const still = duel({ rin: {}, ogre: {} });
  still.does(choice('focused', { target: 'ogre', with: 'sword' }));
  expect(terms(still)).toEqual(['Melee 48', 'Focused Attack 10']);
});

test('[PE-ADV-7] a Fate Point that goes with an attack is two', () => {
  const table = fight({
    evokers: { sora: { at: [5, 5], now: { fate: 1 } } },
    shadows: { ogre: { at: [6, 5] } },
  });
  table.does(attack('ogre', { with: 'unarmed', fate: 1 }));
  // Melee 28 and 20. The Ogre has claws and Sora a pistol, so nobody is unarmed.
  expect(terms(table)).toEqual(['Melee 28', 'Fate 20']);
  expect(table.who('sora').pools.fate?.value).toBe(0);
});

test('[PE-ADV-9] melee attacks on the grappled have one; where the table likes all attacks', () => {
  const held = (rulings: Sketch = {}) =>
    begun(
      {
        evokers: { rin: { at: [5, 5] }, mei: { at: [6, 6] } },
        shadows: { ogre: { at: [6, 5], now: { heldBy: [{ by: 'mei' }] } }, imp: { at: [7, 6] } },
      },
      { rulings },
    );
  expect(rowsOf(held(), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-9 1']);
  expect(rowsOf(held(), 'rin', 'ogre', 'cinder')).toEqual([]);
  expect(rowsOf(held({ grappledAdvantageScope: 'allAttacks' }), 'rin', 'ogre', 'cinder')).toEqual([
    'PE-ADV-9 1',
  ]);
});

test('[PE-ADV-10] high ground counts from 1 m, and from a higher band', () => {
  const hill = (height: number, rulings: Sketch = {}) =>
    two({}, {}, { field: { elevation: [{ x: 5, y: 5, height }] }, rulings });
  expect(rowsOf(hill(1), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-10 1']);
  expect(rowsOf(hill(1), 'ogre', 'rin', 'claws')).toEqual([]);
  expect(rowsOf(hill(2, { highGroundMetres: 3 }), 'rin', 'ogre', 'sword')).toEqual([]);
  const above = begun({
    evokers: { rin: { at: [5, 5] } },
    shadows: { imp: { at: [9, 5], now: { band: 'low' } } },
  });
  expect(rowsOf(above, 'imp', 'rin', 'gust')).toEqual(['PE-ADV-10 1']);
});

test('[PE-ADV-10] from the rim one stands above whoever is down in a gap, as on a hill', () => {
  const pit = (gap: number) =>
    two(
      {},
      {},
      {
        field: {
          terrain: [{ id: 'pit', label: 'Pit', marks: { gap } }],
          cells: [{ x: 6, y: 5, terrain: 'pit' }],
        },
      },
    );
  expect(rowsOf(pit(3), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-10 1']);
  expect(rowsOf(pit(3), 'ogre', 'rin', 'claws')).toEqual([]);
  expect(evasionRows(pit(3), 'ogre', 'rin', 'parry')).toEqual(['PE-ADV-10 1']);
  // A ditch of one metre is a gap already.
  expect(rowsOf(pit(1), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-10 1']);
  // Both on the bottom of it: nobody stands higher.
  const both = two(
    {},
    {},
    {
      field: {
        terrain: [{ id: 'pit', label: 'Pit', marks: { gap: 3 } }],
        cells: [{ x: 5, y: 5, w: 2, terrain: 'pit' }],
      },
    },
  );
  expect(rowsOf(both, 'rin', 'ogre', 'sword')).toEqual([]);
});

test('[PE-ADV-11] two to one: the helpless do not count, the Dizzy only for themselves', () => {
  const pair = (mei: Fighter, rin: Fighter = {}, rulings: Sketch = {}) =>
    begun(
      {
        evokers: { rin: { at: [5, 5], ...rin }, mei: { at: [7, 5], ...mei } },
        shadows: { ogre: { at: [6, 5] } },
      },
      { rulings },
    );
  const out = { now: { conditions: ['unconscious'] } };
  expect(rowsOf(pair({}), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-11 1']);
  expect(rowsOf(pair({}), 'rin', 'ogre', 'pistol')).not.toContain('PE-ADV-11 1');
  expect(rowsOf(pair(out), 'rin', 'ogre', 'sword')).toEqual([]);
  expect(rowsOf(pair(out, {}, { outnumberCount: 'adjacentAll' }), 'rin', 'ogre', 'sword')).toEqual([
    'PE-ADV-11 1',
  ]);
  expect(rowsOf(pair(ailing('dizzy')), 'rin', 'ogre', 'sword')).toEqual([]);
  expect(rowsOf(pair({}, ailing('dizzy')), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-11 1']);
});

test('[PE-ADV-11, PE-AIL-9] a Dizzy enemy of both counts: its own allies only may not count it', () => {
  const third = begun({
    evokers: { rin: { at: [5, 5] } },
    shadows: { ogre: { at: [6, 5] } },
    beasts: { hound: { use: 'glass-hound', at: [7, 5], ...ailing('dizzy') } },
  });
  expect(rowsOf(third, 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-11 1']);
});

test('[PE-ADV-12] three to one is two Advantages; an ally beside the target makes it fewer', () => {
  const around = (imp: readonly [number, number]) =>
    begun({
      evokers: { rin: { at: [5, 5] }, mei: { at: [7, 5] }, sora: { at: [6, 6] } },
      shadows: { ogre: { at: [6, 5] }, imp: { at: imp } },
    });
  expect(rowsOf(around([0, 0]), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-11 1', 'PE-ADV-12 1']);
  // 3 against 2 is less than two to one.
  expect(rowsOf(around([6, 4]), 'rin', 'ogre', 'sword')).toEqual([]);
});

test('[PE-ADV-13] [PE-ADV-16] melee attacks on the prone and on runners have one each', () => {
  expect(rowsOf(two({}, prone), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-13 1']);
  expect(rowsOf(two({}, running), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-16 1']);
  expect(rowsOf(two({}, prone), 'rin', 'ogre', 'cinder')).toEqual([]);
  expect(rowsOf(two({}, running), 'rin', 'ogre', 'cinder')).toEqual([]);
});

test('[PE-ADV-14] close is half the range or nearer', () => {
  const away = (x: number) => two({ at: [0, 5] }, { at: [x, 5] });
  // The pistol has a range of 30 m.
  expect(rowsOf(away(15), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1']);
  expect(rowsOf(away(16), 'rin', 'ogre', 'pistol')).toEqual([]);
});

test('[PE-ADV-15] point blank is 3 m, but not for those who are Engaged with the shooter', () => {
  const away = (x: number, ogre: Fighter = {}) => two({ at: [0, 5] }, { at: [x, 5], ...ogre });
  expect(rowsOf(away(3), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1', 'PE-ADV-15 1']);
  expect(rowsOf(away(4), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1']);
  expect(rowsOf(away(1), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1', 'PE-DIS-10 -1']);
  // The unconscious engage nobody.
  const out = { now: { conditions: ['unconscious', 'prone'] } };
  expect(rowsOf(away(1, out), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1', 'PE-ADV-15 1']);
});

test('[PE-ADV-17] one for each category of size above Normal, whatever the attack', () => {
  const large = (use: string) =>
    begun({ evokers: { rin: { at: [5, 5] } }, shadows: { foe: { at: [7, 5], use } } });
  expect(rowsOf(large('furnace-idol'), 'rin', 'foe', 'cinder')).toEqual(['PE-ADV-17 1']);
  expect(rowsOf(large('hollow-king'), 'rin', 'foe', 'cinder')).toEqual(['PE-ADV-17 2']);
});

test('[PE-ADV-18] the armed have one against the unarmed; claws are arms unless the table says no', () => {
  const bare = { now: { inHand: {} } };
  const against = (rin: Fighter, rulings: Sketch = {}) => two(rin, {}, { rulings });
  expect(rowsOf(against(bare), 'ogre', 'rin', 'claws')).toEqual(['PE-ADV-18 1']);
  expect(rowsOf(against({}), 'ogre', 'rin', 'claws')).toEqual([]);
  expect(rowsOf(against({}), 'rin', 'ogre', 'sword')).toEqual([]);
  const none = against({}, { naturalWeaponsArmed: false });
  expect(rowsOf(none, 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-18 1']);
  expect(rowsOf(against(bare, { naturalWeaponsArmed: false }), 'ogre', 'rin', 'claws')).toEqual([]);
});

test('[PE-ACT-15] whoever Defends has one on its Chance Attacks', () => {
  const guard = two({ now: { conditions: ['defending'] } }, {});
  expect(rowsOf(guard, 'rin', 'ogre', 'sword', { form: 'chance' })).toEqual(['PE-ACT-15 1']);
  expect(rowsOf(guard, 'rin', 'ogre', 'sword')).toEqual([]);
});

test('[PE-AIL-18] the Enraged have one on melee attacks', () => {
  expect(rowsOf(two(ailing('enraged'), {}), 'rin', 'ogre', 'sword')).toEqual(['PE-AIL-18 1']);
  expect(rowsOf(two(ailing('enraged'), {}), 'rin', 'ogre', 'cinder')).toEqual([]);
});

test('[PE-ADV-2] rows that make evading harder: the attacker stands in the dark', () => {
  const table = duel({ rin: {}, ogre: {} }, { field: { light: { ambient: 'dim' } } });
  table.does(attack('ogre', { with: 'sword' }));
  expect(waiting(table).target).toBe(38);
  table.rolls('attack', 20);
  expect(asked(table)).toBe('ogre evasion');
  table.does(dodge);
  expect(waiting(table).target).toBe(20);
});

test('[PE-AIL-16] no row is about striking oneself', () => {
  const lost = two(ailing('confused', 'dizzy'), {}, { field: { light: { ambient: 'dark' } } });
  expect(rowsOf(lost, 'rin', 'rin', 'sword', { form: 'forced', unopposed: true })).toEqual([]);
});
