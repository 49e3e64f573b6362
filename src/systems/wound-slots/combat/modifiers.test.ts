import { expect, test } from 'vitest';
import { fold } from '../../../kernel/terms.ts';
import { checkBonus } from '../roll/check.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { LineUp, Sketch } from '../tests/line-up.ts';
import { begun } from '../tests/line-up.ts';
import { attackSpec } from './attack-spec.ts';
import { defenseOf } from './defense.ts';
import { judgeMeans } from './judge-means.ts';
import { findMeans } from './means.ts';
import { attackOf } from './offer.ts';

/** What an attack adds to its dice. */
function bonus(fight: Fight, who: string, means: string, target: string): number {
  const attacker = one(fight, who);
  const found = findMeans(fight, attacker, means);
  if (!found) throw new Error(`${who} has no ${means}`);
  return checkBonus(fight, attackSpec(fight, attackOf(attacker, 'standard', found, one(fight, target))))
    .value;
}

const marks = (...kinds: readonly string[]): Sketch => ({
  marks: kinds.map((kind, place) => ({ kind, by: place === 0 ? 'guard' : 'knight' })),
});

const shooting = (now: Sketch): LineUp => ({
  heroes: { pell: { at: [5, 5], now } },
  foes: { guard: { at: [12, 5] }, knight: { at: [14, 5] } },
});

test('[SL-MOD-6] [SL-R23] two Harries count once, or both where the table adds them up', () => {
  const lineUp = shooting(marks('harried', 'harried'));
  expect(bonus(begun(lineUp), 'pell', 'bow', 'guard')).toBe(7);
  expect(bonus(begun(lineUp, { rulings: { sameEffect: 'add' } }), 'pell', 'bow', 'guard')).toBe(5);
});

test('[SL-COM-5] [SL-MSC-5] Harry and Distract are different effects and add up', () => {
  expect(bonus(begun(shooting(marks('harried', 'distracted'))), 'pell', 'bow', 'guard')).toBe(5);
});

test('[SL-COM-5] Harry is no hindrance in melee', () => {
  const fight = begun({
    heroes: { wenna: { at: [5, 5], now: marks('harried') } },
    foes: { guard: { at: [6, 5] }, knight: { at: [14, 5] } },
  });
  expect(bonus(fight, 'wenna', 'sword', 'guard')).toBe(7);
});

test('[SL-MSC-5] [SL-R79] the distracted lose 2 on all Defenses, or on melee and ranged alone', () => {
  const lineUp = shooting({});
  const values = (rulings = {}) => {
    const fight = begun(lineUp, { rulings });
    one(fight, 'guard').marks = [{ kind: 'distracted', by: 'pell' }];
    const guard = one(fight, 'guard');
    return (['melee', 'ranged', 'power', 'willpower'] as const).map(
      (which) => defenseOf(fight, guard, which).value,
    );
  };
  // The guard: 13, 12, Power 12, Willpower 10 + Resistance 1.
  expect(values()).toEqual([11, 10, 10, 9]);
  expect(values({ distractScope: 'meleeRanged' })).toEqual([11, 10, 12, 11]);
});

test('[SL-CND-1] [SL-CND-6] wounds and exhaustion come off attacks, not off Defense', () => {
  const fight = begun({
    heroes: { wenna: { at: [5, 5], now: { wounds: { severe: 1 }, fatigue: 6 } } },
    foes: { guard: { at: [6, 5] } },
  });
  // Severe -2, exhausted at 6 of 12 -2.
  expect(bonus(fight, 'wenna', 'sword', 'guard')).toBe(3);
  expect(defenseOf(fight, one(fight, 'wenna'), 'melee').value).toBe(14);
});

test('[SL-GRP-6] [SL-R74] in a grapple a sword is refused, or strikes at -2', () => {
  const lineUp: LineUp = {
    heroes: { wenna: { at: [5, 5], now: { grappling: ['guard'] } } },
    foes: { guard: { at: [6, 5] } },
  };
  const strict = begun(lineUp);
  const wenna = one(strict, 'wenna');
  const [sword, shield] = [findMeans(strict, wenna, 'sword'), findMeans(strict, wenna, 'shield')];
  if (!sword || !shield) throw new Error('Wenna holds sword and shield');
  expect(judgeMeans(strict, wenna, sword)).toMatchObject({ code: 'grappling', clause: 'SL-GRP-6' });
  expect(judgeMeans(strict, wenna, shield)).toBeNull();
  const loose = begun(lineUp, { rulings: { grappleWeapons: 'anyMinusTwo' } });
  expect(judgeMeans(loose, one(loose, 'wenna'), sword)).toBeNull();
  expect(bonus(loose, 'wenna', 'sword', 'guard')).toBe(5);
});

test('[SL-R15] a bow takes no Strength where only melee and thrown weapons do', () => {
  const damage = (rulings = {}) => {
    const fight = begun(shooting({}), { rulings });
    return fold(findMeans(fight, one(fight, 'pell'), 'bow')?.damage ?? []).value;
  };
  // Str 1, bow 2.
  expect(damage()).toBe(3);
  expect(damage({ rangedStrength: 'meleeAndThrown' })).toBe(2);
});

test('[SL-R59] where the table wants it, a spear that is too close strikes at -2', () => {
  const lineUp: LineUp = { heroes: { brannoch: { at: [5, 5] } }, foes: { guard: { at: [6, 5] } } };
  expect(bonus(begun(lineUp), 'brannoch', 'spear', 'guard')).toBe(6);
  const narrow = begun(lineUp, { rulings: { insideReach: 'minusTwo' } });
  expect(bonus(narrow, 'brannoch', 'spear', 'guard')).toBe(4);
});

test('[SL-MOD-1] [SL-MOD-4] a low wall on the map is half cover, unless its mark says otherwise', () => {
  const behind = (marked: Sketch) =>
    begun(shooting({}), {
      field: { walls: [{ x: 11, y: 5, side: 'e', kind: 'low-wall', ...marked }] },
    });
  expect(bonus(behind({}), 'pell', 'bow', 'guard')).toBe(7);
  expect(bonus(behind({ marks: { cover: 'quarter' } }), 'pell', 'bow', 'guard')).toBe(8);
});

test('[SL-MOD-2] behind reeds and a low wall the wall counts, wherever the reeds are', () => {
  const reeds = { id: 'reeds', label: 'Reeds', cover: 'low', marks: { cover: 'quarter' } };
  const log = { id: 'log', label: 'Log', cover: 'low' };
  const wall = [{ x: 10, y: 5, side: 'e', kind: 'low-wall' }];
  const growing = (...kinds: readonly string[]) => ({
    terrain: [reeds, log],
    cells: kinds.map((terrain) => ({ x: 11, y: 5, terrain })),
  });
  const shot = (field: Sketch) => bonus(begun(shooting({}), { field }), 'pell', 'bow', 'guard');
  // Pell has +9. A quarter by the reeds, a half by the wall in front of them.
  expect([shot(growing('reeds')), shot({ ...growing('reeds'), walls: wall })]).toEqual([8, 7]);
  // The same with a log among the reeds.
  expect([shot(growing('reeds', 'log')), shot(growing('log', 'reeds'))]).toEqual([7, 7]);
});
