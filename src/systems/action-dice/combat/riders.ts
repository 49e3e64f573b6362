import type { Meeting } from '../../../kernel/readings.ts';
import { typeTable } from '../damage/types.ts';
import { beginEffect, forRounds, layPush } from '../effects/lasting.ts';
import type { Dealt } from '../harm/damage.ts';
import { isHurt } from '../harm/damage.ts';
import { knockDown } from '../movement/knock.ts';
import { knockBack } from '../movement/shove.ts';
import { poolMost } from '../numbers.ts';
import type { Trigger } from '../reactions/trigger.ts';
import { rulingIds } from '../rulings.ts';
import { isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { AttackSpec } from './types.ts';

/** The result of a hit, for the riders that follow it (AD-ATK-5, step 6; AD-POS-10, AD-DMG-6, AD-TYP-2). */

interface Hit {
  /** The attack total; `undefined` if it hit without a roll. */
  readonly total: number | undefined;
  readonly dealt: Dealt;
  readonly critical: boolean;
}

/** The part of an attack that riders need. */
type By = Pick<AttackSpec, 'who' | 'target' | 'means'> & {
  readonly to?: Trigger;
  /** For odds: what still matters of the attack roll, if there was one. */
  readonly meets?: Meeting | undefined;
};

export function followHit(table: Table, attack: By, hit: Hit): void {
  const { target } = attack;
  const { fight } = table;
  if (!present(one(fight, target)) || isObject(one(fight, target))) return;
  ride(table, attack, hit);
  knockHard(table, attack, hit);
  touchOf(table, attack, hit);
}

/** Applies the rider of the weapon or technique (AD-RES-2, AD-RES-4). */
function ride(table: Table, { who, target, means, to, meets }: By, { total, critical, dealt }: Hit): void {
  const { rider, label } = means;
  if (rider === null || (rider.on === 'critical' && !critical)) return;
  const by = { who: target, by: who };
  // AD-R65 `reaction5`: a target that has reacted to the attack cannot resist as well.
  const against = {
    what: label,
    abilities: rider.resist,
    vs: rider.vs,
    total,
    clause: 'AD-RES-2',
    trigger: to,
    meets: meets && { ...meets, held: JSON.stringify([meets.held, critical, dealt]) },
  };
  switch (rider.does) {
    case 'knockDown': {
      const clause = rider.on === 'critical' ? 'AD-DMG-6' : 'AD-POS-10';
      knockDown(table, { ...by, clause, why: label, resist: against });
      return;
    }
    case 'knockBack':
      knockBack(table, { ...by, feet: rider.feet ?? 0 }, against);
      return;
  }
}

/**
 * AD-R74, AD-R59: knocks down by a critical hit, or a hit that takes half of the maximum Durability, if the rulings say
 * so.
 */
function knockHard(table: Table, { who, target }: By, { dealt, critical }: Hit): void {
  const { fight } = table;
  const { rulings } = fight;
  const most = poolMost(fight, one(fight, target), 'durability');
  if (critical && rulings.critical === 'knockDown') {
    const knock = { who: target, by: who, clause: 'AD-DMG-6', why: 'critical hit' };
    knockDown(table, { ...knock, rulings: [rulingIds.critical] });
  } else if (rulings.knockDownWhen === 'halfDurability' && dealt.durability * 2 >= most) {
    knockDown(table, { who: target, by: who, clause: 'AD-POS-10', why: 'a hard blow' });
  }
}

/**
 * AD-R89 `sampleRiders`: gives the condition of the damage type for a round and 1 Challenge to a target that was
 * harmed.
 */
function touchOf(table: Table, { who, target, means }: By, { dealt }: Hit): void {
  const { fight } = table;
  const { rider, clause, name } = typeTable[means.harm.type];
  if (fight.rulings.typeRiders !== 'sampleRiders' || rider === undefined || !isHurt(dealt)) return;
  const bearer = one(fight, target);
  if (bearer.effects.some(({ condition }) => condition === rider)) return;
  beginEffect(table, target, { condition: rider, by: who, until: forRounds(fight, 1) }, clause);
  layPush(table, target, {
    push: {
      kind: 'challenge',
      count: 1,
      scope: 'action',
      label: name,
      clause: 'AD-TYP-2',
      ruling: rulingIds.typeRiders,
    },
    roll: 'any',
    against: null,
  });
}
