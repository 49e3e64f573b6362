import { expect, test } from 'vitest';
import { restoreBody } from '../body/restore.ts';
import type { Damage } from '../harm/damage.ts';
import { dealDamage } from '../harm/damage.ts';
import { lose, shareOut } from '../harm/lose.ts';
import { isWounded } from '../numbers.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import { blow, poolsOf, rulingsTold } from './blow.ts';
import type { Sketch } from './line-up.ts';
import {
  begun,
  choice,
  conditions,
  durability as durabilityOf,
  health as healthOf,
  mana,
  fight as sketched,
  waiting,
} from './line-up.ts';

/** Durability, Health, objects and constructs (sections HRT, OBJ). */

/** A soldier: Durability 20, Health 10, Stamina 20. */
const soldier = (rulings: Sketch = {}, now: Sketch = {}, use = 'soldier', sheet: Sketch = {}): Fight =>
  begun(
    {
      a: { hadra: { at: [5, 5] } },
      b: { it: { use, at: [6, 5], now, sheet: use === 'soldier' ? { armor: [], ...sheet } : sheet } },
    },
    { rulings },
  );
const strike = (fight: Fight, amount: number, more: Partial<Damage> = {}) =>
  play(fight, {}, (table) =>
    dealDamage(table, {
      who: 'it',
      by: 'hadra',
      amount,
      type: 'kinetic',
      rank: 'ordinary',
      weapon: true,
      what: 'x',
      clause: 'AD-DMG-5',
      ...more,
    }),
  );
const left = (fight: Fight) => [one(fight, 'it').durability, one(fight, 'it').health];

test('[AD-HRT-1] damage takes Durability first; at exactly 0 the target is wounded with full Health', () => {
  const fight = soldier();
  strike(fight, 19);
  expect([left(fight), isWounded(fight, one(fight, 'it'))]).toEqual([[1, 10], false]);
  strike(fight, 1);
  expect([left(fight), isWounded(fight, one(fight, 'it'))]).toEqual([[0, 10], true]);
  strike(fight, 3);
  expect(left(fight)).toEqual([0, 7]);
});

test('[AD-R76] ruling spill: damage beyond Durability reaches Health, or is lost', () => {
  const spills = soldier();
  const bare = strike(spills, 23);
  expect(left(spills)).toEqual([0, 7]);
  expect(rulingsTold(bare, 'harm')).toContain(rulingIds.spill);
  const stays = soldier({ spill: false });
  strike(stays, 23);
  expect(left(stays)).toEqual([0, 10]);
  strike(stays, 23);
  expect(one(stays, 'it').out).toBe('unconscious');
});

test('[AD-HRT-4] [AD-R77] ruling woundedEnds: wounded until Durability is above 0, or until Health is full', () => {
  const healed = (woundedEnds: string) => {
    const fight = soldier({ woundedEnds });
    strike(fight, 23);
    play(fight, {}, (table) => restoreBody(table, 'it', 'durability', 2, 'hadra', 'aid', 'AD-ACT-16'));
    const wounded = isWounded(fight, one(fight, 'it'));
    strike(fight, 3);
    return [wounded, ...left(fight)];
  };
  expect(healed('durabilityAboveZero')).toEqual([false, 0, 6]);
  expect(healed('healthFull')).toEqual([true, 0, 6]);
});

test('[AD-HRT-5] [AD-SHK-3] [AD-SHK-4] at Health 0 a combatant is unconscious, in Shock for 20 rounds (its Stamina), and drops items', () => {
  const fight = soldier();
  strike(fight, 30);
  const who = one(fight, 'it');
  expect([who.out, who.shock?.left, who.prone, who.hands]).toEqual(['unconscious', 20, true, []]);
  expect(fight.floor.map(({ item }) => item.short)).toEqual(['sword']);
});

test('[AD-R94] ruling fallsProne false: an unconscious combatant does not fall and keeps its items', () => {
  const fight = soldier({ fallsProne: false });
  strike(fight, 30);
  expect([one(fight, 'it').prone, one(fight, 'it').hands.length]).toEqual([false, 1]);
});

test('[AD-HRT-6] poison takes Health directly and does not make wounded', () => {
  const fight = soldier();
  strike(fight, 4, { type: 'toxic', straightAtHealth: true });
  expect([left(fight), isWounded(fight, one(fight, 'it'))]).toEqual([[20, 6], false]);
  play(fight, {}, (table) =>
    lose(table, { who: 'it', by: 'it', amount: 6, why: 'poison', straightAtHealth: true }),
  );
  // At 0 Health it is in Shock, with full Durability.
  expect([one(fight, 'it').out, one(fight, 'it').durability]).toEqual(['unconscious', 20]);
});

test('[AD-R78] [AD-HRT-6] ruling directHealthArmor: superior Durability and armour count, or nothing does', () => {
  const suit = { armor: ['hazard-suit'] };
  const poison = { type: 'toxic', straightAtHealth: true, weapon: false } as const;
  const health = (rulings: Sketch, sheet: Sketch, more: Partial<Damage> = {}) => {
    const fight = soldier(rulings, {}, 'soldier', sheet);
    strike(fight, 5, { ...poison, ...more });
    return one(fight, 'it').health;
  };
  expect([
    health({}, suit),
    health({}, suit, { bypassesArmor: true }),
    health({}, { superior: 'heroic' }),
  ]).toEqual([7, 5, 10]);
  const law = { directHealthArmor: 'ignoreAll' };
  expect([health(law, suit), health(law, { superior: 'heroic' })]).toEqual([5, 5]);
});

test('[AD-HRT-6] [AD-DMG-4] Venom Needle rolls a minor die and dice of Sorcery, straight at Health', () => {
  const table = sketched({ a: { hexer: { at: [0, 5] } }, b: { soldier: { at: [3, 5], now: { vigor: 4 } } } });
  table.does(choice('power-venom-needle', { target: 'soldier' }));
  // Soul 30 against 15.
  expect(waiting(table)).toMatchObject({ dice: 'd20+d10!+d10!+d10!', beats: 15 });
  table.rolls('attack', 10, 2, 2, 2);
  // 1 minor and Sorcery 1; mail does not protect from poison, and it bypasses Durability.
  expect(waiting(table).dice).toBe('d6+d10!');
  table.rolls('damage', 3, 4);
  expect([durabilityOf(table, 'soldier'), healthOf(table, 'soldier')]).toEqual([20, 3]);
  expect([table.facts('wear'), conditions(table, 'soldier'), mana(table, 'hexer')]).toEqual([[], [], 27]);
  // The next one puts it in Shock, with full Durability.
  table.does(choice('power-venom-needle', { target: 'soldier' })).rolls('attack', 10, 2, 2, 2);
  table.rolls('damage', 2, 1);
  expect([durabilityOf(table, 'soldier'), healthOf(table, 'soldier')]).toEqual([20, 0]);
  expect(table.who('soldier').out).toBe('unconscious');
});

test('[AD-OBJ-1] [AD-OBJ-2] [AD-OBJ-3] a door’s AR is taken off and does not wear; at Durability 0 it is destroyed', () => {
  const fight = soldier({}, {}, 'wooden-door');
  strike(fight, 12);
  expect([one(fight, 'it').durability, one(fight, 'it').out]).toEqual([5, null]);
  expect([one(fight, 'it').wear, isWounded(fight, one(fight, 'it'))]).toEqual([{}, false]);
  strike(fight, 9);
  expect([one(fight, 'it').durability, one(fight, 'it').out]).toEqual([0, 'gone']);
});

test('[AD-OBJ-4] [AD-R91] ruling objectHit: an object is hit without a roll, or rolled for', () => {
  const auto = soldier({}, {}, 'wooden-door');
  const bare = blow(auto, { who: 'hadra', target: 'it', faces: [[5, 1, 1, 1]] });
  expect(poolsOf(bare)).toEqual(['d8+d10!+d10!+d10!']);
  expect(rulingsTold(bare, 'attack-result')).toEqual([rulingIds.objectHit]);
  expect(one(auto, 'it').durability).toBe(9);
  const rolled = (objectHit: string, sheet: Sketch, natural: number) => {
    const fight = soldier({ objectHit }, {}, 'wooden-door', sheet);
    const hits = [[natural, 1, 1], ...(natural === 20 ? [[1, 1, 1, 1]] : [])];
    return blow(fight, { who: 'hadra', target: 'it', faces: hits }).result;
  };
  // 8 and 2 are 10, no more than 10; 13 and 2 are 15.
  expect([rolled('guard10', {}, 8), rolled('guard15', {}, 13)]).toEqual(['missed', 'missed']);
  expect(rolled('auto', { printed: { guard: 18 } }, 16)).toBe('missed');
  expect(rolled('auto', { printed: { guard: 18 } }, 20)).toBe('hit');
});

test('[AD-OBJ-1] [AD-OBJ-4] [AD-R92] ruling constructs: only Durability, destroyed at 0; or Durability and Health', () => {
  const turret = soldier({}, {}, 'sentry-turret');
  strike(turret, 40);
  expect(one(turret, 'it').out).toBe('gone');
  const alive = soldier({ constructs: 'likeCreatures' }, {}, 'sentry-turret');
  // AR 3; 30 of Durability, 5 of Health.
  strike(alive, 35);
  expect([one(alive, 'it').durability, one(alive, 'it').health, one(alive, 'it').out]).toEqual([0, 3, null]);
});

test('[AD-OBJ-4] a construct has Guard and is rolled for', () => {
  const fight = soldier({}, { vigor: 4 }, 'sentry-turret');
  expect(blow(fight, { who: 'hadra', target: 'it', faces: [[11, 2, 2]] }).result).toBe('missed');
});

test('[AD-HRT-1] a loss is shared: 25 are 20 Durability and 5 Health; straight at Health 5 are 5 Health', () => {
  const fight = soldier();
  const who = one(fight, 'it');
  expect(shareOut(fight, who, 25)).toEqual({ durability: 20, health: 5, reaching: 5 });
  expect(shareOut(fight, who, 45)).toEqual({ durability: 20, health: 10, reaching: 25 });
  expect(shareOut(fight, who, 5, true)).toEqual({ durability: 0, health: 5, reaching: 5 });
});

test('[AD-R16] [AD-HRT-1] ruling longActBroken: an act is broken by any damage, by lost Health, or by unconsciousness', () => {
  const act = {
    option: 'emergency-aid',
    label: 'Emergency aid',
    clause: 'AD-ACT-16',
    choice: { option: 'emergency-aid' },
    actions: 2,
    spent: 1,
    paid: true,
  };
  const busy = (longActBroken: string, amount: number) => {
    const fight = soldier({ longActBroken });
    play(fight, {}, (table) => {
      table.tell({ fact: 'act-began', who: 'it', act });
      lose(table, { who: 'it', by: 'hadra', amount, why: 'x' });
    });
    return one(fight, 'it').act !== null;
  };
  expect([busy('anyDamage', 1), busy('anyHealthDamage', 20), busy('anyHealthDamage', 21)]).toEqual([
    false,
    true,
    false,
  ]);
  // AD-R16: incapacitated in any case.
  expect([busy('noActionTurn', 29), busy('noActionTurn', 30)]).toEqual([true, false]);
});
