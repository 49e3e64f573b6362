import type { Id } from '../../../kernel/json.ts';
import { moveInitiative } from '../initiative.ts';
import type { Rulings } from '../rulings.ts';
import type { Table } from '../table.ts';
import type { Critical } from './dice.ts';

/** SL-ATK-10, SL-ATK-11: what a critical does to initiative; nothing else. */

/** What a wild roll was: an attack that can wound, another attack roll, or a combat check. */
export type WildRoll = 'damaging' | 'attack' | 'check';

/** SL-R21: whether a critical of such a roll moves initiative. */
export function countsCriticals(rulings: Pick<Rulings, 'criticalScope'>, roll: WildRoll): boolean {
  switch (rulings.criticalScope) {
    case 'everyAttackRoll':
      return roll !== 'check';
    case 'allWildRolls':
      return true;
    case 'damagingAttacks':
      return roll === 'damaging';
  }
}

/** Moves initiative; `target` is whoever the roll was against, if anybody. */
export function swing(table: Table, who: Id, target: Id | null, critical: Critical): void {
  if (critical === 'success') {
    moveInitiative(table, who, 2, 'critical success', 'SL-ATK-10');
    if (target !== null) moveInitiative(table, target, -2, 'critical success', 'SL-ATK-10');
  }
  if (critical === 'failure') moveInitiative(table, who, -2, 'critical failure', 'SL-ATK-11');
}
