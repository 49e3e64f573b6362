import type { Id } from '../../../kernel/json.ts';
import type { Option, Question } from '../../../kernel/port.ts';
import { deciderOf } from '../control.ts';
import type { DamageType } from '../damage/types.ts';
import { damageKinds } from '../damage/types.ts';
import { onlyAnswers } from '../refusal.ts';
import type { RulingKey } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Means } from './types.ts';

/** Questions to an attacker in the middle of an attack, which some rulings require (WS-R52, WS-R55, WS-R58). */

interface Asking {
  readonly id: string;
  readonly clause: string;
  readonly ruling: RulingKey;
  readonly who: Id;
  readonly target: Id;
  readonly means: Means;
  readonly answers: readonly { readonly id: string; readonly label: string }[];
}

function ask(table: Table, { id, clause, ruling, who, target, means, answers }: Asking): string {
  const ids = answers.map((answer) => answer.id);
  const question: Question = {
    id,
    clause,
    for: deciderOf(table.fight, one(table.fight, who)),
    about: { who, target, with: means.id, rulings: [rulingIds[ruling]] },
    options: () => answers.map((answer): Option => ({ ...answer, clause, group: 'primary' })),
    read: ({ option }) => (ids.includes(option) ? { option } : onlyAnswers(ids.join(' or '), clause)),
  };
  return table.ask(question).option;
}

/** WS-ATK-3, WS-R52 `afterRoll`: asks whether a hit is turned into a miss. */
export const letsMiss = (table: Table, who: Id, target: Id, means: Means): boolean =>
  ask(table, {
    id: 'attack.miss',
    clause: 'WS-ATK-3',
    ruling: 'deliberateMiss',
    who,
    target,
    means,
    answers: [
      { id: 'hit', label: 'Hit' },
      { id: 'miss', label: 'Miss on purpose' },
    ],
  }) === 'miss';

/** WS-ATK-14, WS-R58 `onHit`: asks whether the hit is non-lethal. */
export const sparesNow = (table: Table, who: Id, target: Id, means: Means): boolean =>
  ask(table, {
    id: 'attack.nonLethal',
    clause: 'WS-ATK-14',
    ruling: 'nonLethalTiming',
    who,
    target,
    means,
    answers: [
      { id: 'lethal', label: 'To kill' },
      { id: 'non-lethal', label: 'Not to kill' },
    ],
  }) === 'non-lethal';

/** WS-ATK-10, WS-R55 `attackerChoice`: asks for the damage type of a critical hit. */
export const criticalType = (
  table: Table,
  who: Id,
  target: Id,
  means: Means,
  types: readonly DamageType[],
): DamageType =>
  ask(table, {
    id: 'attack.criticalType',
    clause: 'WS-ATK-10',
    ruling: 'criticalDamageType',
    who,
    target,
    means,
    answers: types.map((id) => ({ id, label: damageKinds[id].name })),
  }) as DamageType;
