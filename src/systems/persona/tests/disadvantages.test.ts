import { expect, test } from 'vitest';
import { rowsOf } from './edges.ts';
import { attack, choice, duel, terms } from './line-up.ts';
import type { Fighter, Setting, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

const two = (rin: Fighter, ogre: Fighter, setting: Setting = {}) =>
  begun(
    { evokers: { rin: { at: [5, 5], ...rin } }, shadows: { ogre: { at: [6, 5], ...ogre } } },
    { ...setting, field: { width: 60, ...setting.field } },
  );
const on = (terrain: Sketch, x = 6) => ({
  terrain: [{ id: 'place', label: 'Place', ...terrain }],
  cells: [{ x, y: 5, terrain: 'place' }],
});

test('[PE-DIS-1] [PE-DIS-7] weather and haze around the target, one each; the table may count them once', () => {
  const around = (marks: Sketch, rulings: Sketch = {}) =>
    rowsOf(two({}, {}, { field: on({ marks }), rulings }), 'rin', 'ogre', 'sword');
  expect(around({ weather: true })).toEqual(['PE-DIS-1 -1']);
  expect(around({ haze: true })).toEqual(['PE-DIS-7 -1']);
  expect(around({ weather: true, haze: true })).toEqual(['PE-DIS-1 -1', 'PE-DIS-7 -1']);
  expect(around({ weather: true, haze: true }, { hazeTags: 'once' })).toEqual(['PE-DIS-1 -1']);
});

test('[PE-DIS-2] [PE-DIS-3] heavy cover is two, light cover one', () => {
  const behind = (kind: string, rulings: Sketch = {}) =>
    rowsOf(
      two({ at: [0, 5] }, {}, { field: { walls: [{ x: 6, y: 5, side: 'w', kind }] }, rulings }),
      'rin',
      'ogre',
      'cinder',
    );
  expect(behind('low-wall')).toEqual(['PE-DIS-3 -1']);
  expect(behind('window')).toEqual(['PE-DIS-3 -1', 'PE-DIS-2 -1']);
  expect(behind('window', { gradedRowsStack: false })).toEqual(['PE-DIS-2 -1']);
  // Cover protects the target, not the attacker.
  const mine = two({ at: [0, 5] }, {}, { field: { walls: [{ x: 0, y: 5, side: 'e', kind: 'low-wall' }] } });
  expect(rowsOf(mine, 'rin', 'ogre', 'cinder')).toEqual([]);
});

test('[PE-DIS-4] [PE-DIS-6] low light is one, darkness two; to the blind all is dark', () => {
  const inLight = (ambient: string) =>
    rowsOf(two({}, {}, { field: { light: { ambient } } }), 'rin', 'ogre', 'cinder');
  expect(inLight('bright')).toEqual([]);
  expect(inLight('dim')).toEqual(['PE-DIS-6 -1']);
  expect(inLight('dark')).toEqual(['PE-DIS-6 -1', 'PE-DIS-4 -1']);
  const blind = two({ now: { heavy: 0, injuries: { head: 0 } } }, {});
  expect(rowsOf(blind, 'rin', 'ogre', 'sword')).toEqual(['PE-DIS-6 -1', 'PE-DIS-4 -1']);
});

test('[PE-DIS-5] whoever attacks from difficult terrain has its number as Disadvantages', () => {
  const table = duel({ rin: {}, ogre: {} }, { field: on({ marks: { difficult: 2 } }, 5) });
  table.does(attack('ogre', { with: 'sword' }));
  expect(terms(table)).toEqual(['Melee 48', 'difficult terrain -20']);
  const other = duel({ rin: {}, ogre: {} }, { field: on({ marks: { difficult: 2 } }, 6) });
  other.does(attack('ogre', { with: 'sword' }));
  expect(terms(other)).toEqual(['Melee 48']);
});

test('[PE-DIS-5] [PE-ACT-5] beside the target of a Charge stands the number of where it ends', () => {
  const from = (x: number) =>
    duel({ rin: { at: [5, 5] }, ogre: { at: [10, 5] } }, { field: on({ marks: { difficult: 2 } }, x) });
  const said = (x: number) => {
    const target = from(x).option('charge').needs?.target;
    return target?.kind === 'one' ? target.oneOf.map(({ note }) => note) : [];
  };
  const rolled = (x: number) => terms(from(x).does(choice('charge', { target: 'ogre', with: 'sword' })));
  // Rin charges out of the mud: four steps on, next to the ogre, the ground is firm.
  expect(rolled(5)).toEqual(['Melee 48', 'Charge 10']);
  expect(said(5)).toEqual(['5 m, target 58']);
  // Mud that is only on the way is avoided: ending at (9,5) would be costly, ending at (9,4) is not.
  expect(rolled(9)).toEqual(['Melee 48', 'Charge 10']);
  expect(said(9)).toEqual(['5 m, target 58']);
});

test('[PE-DIS-8] shooting at a runner has one', () => {
  const runner = two({ at: [0, 5] }, { at: [20, 5], now: { conditions: ['running'] } });
  expect(rowsOf(runner, 'rin', 'ogre', 'pistol')).toEqual(['PE-DIS-8 -1']);
  expect(rowsOf(runner, 'rin', 'ogre', 'cinder')).toEqual([]);
});

test('[PE-DIS-9] shooting at the prone has one beyond 3 m', () => {
  const down = (x: number) => two({ at: [0, 5] }, { at: [x, 5], now: { conditions: ['prone'] } });
  expect(rowsOf(down(20), 'rin', 'ogre', 'pistol')).toEqual(['PE-DIS-9 -1']);
  expect(rowsOf(down(4), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1', 'PE-DIS-9 -1']);
  expect(rowsOf(down(3), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1', 'PE-ADV-15 1']);
});

test('[PE-DIS-10] shooting into melee has one, unless the target cannot act', () => {
  const melee = (ogre: Fighter = {}, rulings: Sketch = {}) =>
    begun(
      {
        evokers: { jun: { at: [0, 5] }, mei: { at: [21, 5] } },
        shadows: { ogre: { at: [20, 5], ...ogre } },
      },
      { field: { width: 60 }, rulings },
    );
  // 20 m is close for a rifle of 100 m.
  expect(rowsOf(melee(), 'jun', 'ogre', 'rifle')).toEqual(['PE-ADV-14 1', 'PE-DIS-10 -1']);
  const frozen = { now: { ailments: [{ id: 'frozen' }] } };
  expect(rowsOf(melee(frozen), 'jun', 'ogre', 'rifle')).toEqual(['PE-ADV-4 1', 'PE-ADV-14 1']);
  const own = (shootIntoOwnMelee: boolean) => two({}, {}, { rulings: { shootIntoOwnMelee } });
  expect(rowsOf(own(true), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1', 'PE-DIS-10 -1']);
  expect(rowsOf(own(false), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1']);
  expect(rowsOf(melee({}, { shootIntoOwnMelee: false }), 'jun', 'ogre', 'rifle')).toContain('PE-DIS-10 -1');
});

test('[PE-DIS-11] one for each category of size below Normal', () => {
  const small = two({}, { sheet: { size: -2 } });
  expect(rowsOf(small, 'rin', 'ogre', 'sword')).toEqual(['PE-DIS-11 -2']);
});

test('[PE-DIS-12] [PE-DIS-13] the Fatigued have one on all tests, the Exhausted one more', () => {
  // Toughness 43: Fatigued from 44, Exhausted from 63.
  const tired = (stress: number, rulings: Sketch = {}) => {
    const table = duel({ rin: { now: { stress } }, ogre: {} }, { rulings });
    table.does(attack('ogre', { with: 'sword' }));
    return terms(table);
  };
  expect(tired(43)).toEqual(['Melee 48']);
  expect(tired(44)).toEqual(['Melee 48', 'Fatigued -10']);
  expect(tired(63)).toEqual(['Melee 48', 'Fatigued -10', 'Exhausted -10']);
  expect(tired(63, { gradedRowsStack: false })).toEqual(['Melee 48', 'Fatigued -10']);
});

test('[PE-ACT-3] a thrown weapon is Ballistic in its rows, or a melee attack where the table says so', () => {
  const thrower = (rulings: Sketch = {}) =>
    two(
      { sheet: { weapons: ['throwing-knives'], inHand: { right: 'throwing-knives', left: null } } },
      { at: [10, 5] },
      { rulings },
    );
  // 5 m of 10 m: close.
  expect(rowsOf(thrower(), 'rin', 'ogre', 'throwing-knives')).toEqual(['PE-ADV-14 1']);
  expect(rowsOf(thrower({ thrownClass: 'melee' }), 'rin', 'ogre', 'throwing-knives')).toEqual([]);
});
