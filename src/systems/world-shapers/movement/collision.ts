import type { Id } from '../../../kernel/json.ts';
import type { Why } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import { takeHit } from '../damage/hit.ts';
import { drPowerOf } from '../numbers.ts';
import { defenseRoll, mattersOf, passes } from '../roll/defense.ts';
import { throwOf } from '../roll/dice.ts';
import { advantage } from '../roll/edge.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Collisions (WS-MOV-1 to WS-MOV-3). */

export interface Collision {
  readonly with: Id | 'wall';
  /** Physical damage for the moved combatant, not dealt yet. Occupants have already taken theirs. */
  readonly damage: number;
}

interface Bump {
  readonly who: Id;
  /** The causer of the movement. */
  readonly by: Id;
  /** The whole intended distance (WS-MOV-3). */
  readonly metres: number;
}

/**
 * WS-MOV-1: every occupant makes a Defense Roll and takes its own damage. The moved combatant takes damage once, the
 * highest of several.
 */
export function collide(table: Table, bump: Bump, occupants: readonly Id[], wall: boolean): Collision {
  let damage = wall ? harmOf(bump, wallHolds(table, bump)) : 0;
  for (const id of occupants) {
    const harm = harmOf(bump, withstands(table, bump, id));
    damage = Math.max(damage, harm);
    hurt(table, id, bump.by, harm, 'bumped into');
  }
  return { with: occupants[0] ?? 'wall', damage };
}

/** WS-MOV-3: 1 per metre, half of it after a success. */
const harmOf = ({ metres }: Bump, passed: boolean): number => (passed ? Math.floor(metres / 2) : metres);

/** WS-MOV-3: deals collision damage as a hit of its own, with its own defences. */
export function hurt(table: Table, who: Id, by: Id, amount: number, what: string): void {
  if (amount <= 0) return;
  takeHit(table, { who, by, portions: [{ type: 'physical', amount }], clause: 'WS-MOV-3', what });
}

/** The DR Power of a collision (WS-R92). */
function powerOf(fight: Fight, by: Id): number {
  const mover = fight.combatants[by];
  const fixed = fight.rulings.collisionDrPower === 'fixedTen' || !mover;
  return fixed ? fixedPower : drPowerOf(fight, mover).value;
}

const fixedPower = 10;

/** WS-MOV-1, WS-MOV-2: the occupant's Strength DR; with advantage if it is bigger. */
function withstands(table: Table, { who, by }: Bump, id: Id): boolean {
  const { fight } = table;
  const bigger = one(fight, id).sheet.size > one(fight, who).sheet.size;
  return defenseRoll(table, {
    who: id,
    dr: 'strength',
    power: powerOf(fight, by),
    by: fight.combatants[by] ? by : who,
    clause: 'WS-MOV-1',
    purpose: 'collision',
    edges: bigger ? [advantage('bigger', 'WS-MOV-2')] : [],
    rulings: [rulingIds.collisionDrPower],
    objectsRoll: fight.rulings.objectCollisionDr === 'roll' ? true : undefined,
  });
}

/**
 * WS-R93, WS-R94: the DR of a wall, which is an object: it fails unless the table lets objects roll, then with a bonus
 * of 0 (WS-GEN-9).
 */
function wallHolds(table: Table, { who, by }: Bump): boolean {
  const { fight } = table;
  if (fight.rulings.objectCollisionDr !== 'roll') return false;
  const power = powerOf(fight, by);
  const { pool, reading } = throwOf(1, 'best', mattersOf(fight, power, 0));
  const why: Why = {
    clause: 'WS-MOV-1',
    for: 'gm',
    purpose: 'collision',
    against: who,
    with: 'wall',
    total: fold([{ value: 0, op: 'add', label: 'an object', clause: 'WS-GEN-9' }]),
    target: power,
    rulings: [rulingIds.collisionBlockers, rulingIds.objectCollisionDr, rulingIds.collisionDrPower],
  };
  return passes(fight, power, table.draw(pool, reading, why), 0);
}
