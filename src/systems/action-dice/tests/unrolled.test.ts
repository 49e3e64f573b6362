import { expect, test } from 'vitest';
import { makeAreaAttack } from '../combat/area.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import { blow, poolsOf } from './blow.ts';
import type { Sketch } from './line-up.ts';
import { begun, choice, fight } from './line-up.ts';

/** Charges and Challenges that wait, where an attack hits without a roll (AD-R12, AD-OBJ-4, AD-SHK-2). */

/** Hadra (three dice of Strength, d10 each) strikes a door, which is hit without a roll: the dice, and what still waits. */
function atDoor(
  push: Sketch,
  rulings: Sketch = {},
  faces: readonly number[] = [1, 1, 1, 1],
): readonly [string | undefined, number] {
  const fight = begun(
    {
      a: { hadra: { at: [5, 5], now: { pushes: [push] } } },
      b: { thug: { at: [9, 9] }, 'wooden-door': { at: [6, 5] } },
    },
    { rulings },
  );
  const bare = blow(fight, { who: 'hadra', target: 'wooden-door', with: 'sword', faces: [faces] });
  return [poolsOf(bare)[0], one(fight, 'hadra').waiting.length];
}

const plain = 'd8+d10!+d10!+d10!';
const charged = 'd8+d12!+d12!+d12!';

test('[AD-R12] [AD-OBJ-4] a Charge on the effect alone counts in the damage of a hit without a roll, and is used up', () => {
  expect(atDoor({ kind: 'charge', scope: 'effect' })).toEqual([charged, 0]);
  expect(atDoor({ kind: 'challenge', scope: 'effect' })).toEqual(['d8+d8!+d8!+d8!', 0]);
  expect(atDoor({ kind: 'dice', scope: 'effect' }, {}, [1, 1, 1, 1, 1])).toEqual([`${plain}+d10!`, 0]);
});

test('[AD-R12] [AD-OBJ-4] what waits for an action roll goes on waiting where none is made', () => {
  expect(atDoor({ kind: 'charge' })).toEqual([plain, 1]);
  expect(atDoor({ kind: 'charge', scope: 'both' })).toEqual([plain, 1]);
  expect(atDoor({ kind: 'challenge', scope: 'action' })).toEqual([plain, 1]);
  // One against somebody else is not for this roll.
  expect(atDoor({ kind: 'charge', scope: 'effect', against: 'thug' })).toEqual([plain, 1]);
});

test('[AD-R12] ruling chargeLife untilTurnEnd: all that fits the damage counts in it, and lasts', () => {
  const until = { chargeLife: 'untilTurnEnd' };
  expect(atDoor({ kind: 'charge' }, until)).toEqual([charged, 1]);
  expect(atDoor({ kind: 'charge', scope: 'both' }, until)).toEqual([charged, 1]);
  expect(atDoor({ kind: 'charge', scope: 'effect' }, until)).toEqual([charged, 1]);
  expect(atDoor({ kind: 'charge', scope: 'action' }, until)).toEqual([plain, 1]);
  // AD-DIE-11: a Challenge lowers the dice of the effect only where that is said.
  expect(atDoor({ kind: 'challenge' }, until)).toEqual([plain, 1]);
  expect(atDoor({ kind: 'charge' }, { ...until, effectCharge: 'statedOnly' })).toEqual([plain, 1]);
});

test('[AD-R12] [AD-SHK-2] [AD-R93] the same against somebody helpless who is hit without a roll', () => {
  const fight = begun(
    {
      a: { hadra: { at: [5, 5], now: { pushes: [{ kind: 'charge', scope: 'effect' }] } } },
      b: { thug: { at: [6, 5], now: { durability: 0, health: 0 } } },
    },
    { rulings: { helpless: 'alwaysHits' } },
  );
  const bare = blow(fight, { who: 'hadra', target: 'thug', with: 'sword', faces: [[1, 1, 1, 1]] });
  expect(poolsOf(bare)).toEqual([charged]);
});

const bomb = {
  id: 'bomb',
  label: 'Bomb',
  value: 1,
  rank: 'ordinary',
  type: 'thermal',
  dice: 'strength',
  radius: 5,
  ability: 'agility',
} as const;

test('[AD-R12] [AD-ATK-8] the same for an area in which no attack is rolled', () => {
  const burst = (push: Sketch, rulings: Sketch) => {
    const fight = begun(
      { a: { hadra: { at: [0, 5], now: { pushes: [push] } } }, b: { 'wooden-door': { at: [10, 5] } } },
      { rulings },
    );
    const bare = play(fight, { faces: [[1, 1, 1, 1]] }, (table) =>
      makeAreaAttack(table, { who: 'hadra', centre: { x: 10, y: 5 }, blast: bomb, clause: 'AD-ATK-8' }),
    );
    return [poolsOf(bare)[0], one(fight, 'hadra').waiting.length];
  };
  expect(burst({ kind: 'charge', scope: 'effect' }, {})).toEqual([charged, 0]);
  expect(burst({ kind: 'charge' }, {})).toEqual([plain, 1]);
  expect(burst({ kind: 'charge' }, { chargeLife: 'untilTurnEnd' })).toEqual([charged, 1]);
});

test('[AD-R12] [AD-R45] ruling areaAttack resistanceOnly: the same where each resists instead', () => {
  const burst = (push: Sketch, chargeLife: string) => {
    const fight = begun(
      { a: { hadra: { at: [0, 5], now: { pushes: [push] } } }, b: { thug: { at: [10, 5] } } },
      { rulings: { areaAttack: 'resistanceOnly', chargeLife } },
    );
    const script = { faces: [[1, 1, 1, 1]], choices: [{ option: 'submit' }] };
    const bare = play(fight, script, (table) =>
      makeAreaAttack(table, { who: 'hadra', centre: { x: 10, y: 5 }, blast: bomb, clause: 'AD-ATK-8' }),
    );
    return [poolsOf(bare)[0], one(fight, 'hadra').waiting.length];
  };
  expect(burst({ kind: 'charge', scope: 'effect' }, 'nextRoll')).toEqual([charged, 0]);
  expect(burst({ kind: 'charge' }, 'untilTurnEnd')).toEqual([charged, 1]);
});

test('[AD-DIE-15] [AD-ATK-8] the preview of an area attack counts Bonus dice that wait for its damage', () => {
  const worst = (push: Sketch, other: Sketch, rulings: Sketch = {}) => {
    const table = fight(
      {
        red: { veshta: { at: [2, 5], now: { actions: 3, pushes: [push] } } },
        blue: { thug: { at: [20, 5] }, target: { at: [12, 5], ...other } },
      },
      { rulings },
    );
    const deed = choice('power-storm-call', { at: { x: 12, y: 5 } });
    const seen = table.send({ do: 'preview', choice: deed } as never) as unknown as {
      readonly reached: readonly { readonly worst: string }[];
    };
    return seen.reached.map((each) => each.worst)[0];
  };
  const soldier = { use: 'soldier', sheet: { printed: { durability: 90 } } };
  const door = { use: 'wooden-door', sheet: { hide: null, printed: { durability: 90 } } };
  const extra = { kind: 'dice', scope: 'effect' };
  // 3d8, to which a Bonus die is added that may burst.
  expect(worst({ kind: 'charge' }, soldier)).toBe('3 to 24 damage');
  expect(worst(extra, soldier)).toBe('4 damage and more, Shock');
  expect(worst(extra, door)).toBe('4 damage and more, destroyed');
  expect(worst(extra, soldier, { areaAttack: 'resistanceOnly' })).toBe('4 damage and more, Shock');
  // One that waits for the attack roll as well goes on waiting where none is made.
  expect(worst({ kind: 'dice', scope: 'both' }, soldier)).toBe('4 damage and more, Shock');
  expect(worst({ kind: 'dice', scope: 'both' }, door)).toBe('3 to 24 damage');
});
