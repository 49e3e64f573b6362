import type { Id } from '../../../kernel/json.ts';
import { moveInitiative } from '../initiative.ts';
import type { Rulings } from '../rulings.ts';
import type { Table } from '../table.ts';
import type { Critical } from './dice.ts';

/** What a critical does to initiative (SL-ATK-10, SL-ATK-11); it has no other effect. */

/** The kind of a wild roll: an attack that can wound, another attack roll, or a combat check. */
export type WildRoll = 'damaging' | 'attack' | 'check';

/** SL-R21: whether a critical of this kind of roll moves initiative. */
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

/** Moves initiative for a critical. `target`: whom the roll was against; `null`: nobody. */
export function swing(table: Table, who: Id, target: Id | null, critical: Critical): void {
  if (critical === 'success') {
    moveInitiative(table, who, 2, 'critical success', 'SL-ATK-10');
    if (target !== null) moveInitiative(table, target, -2, 'critical success', 'SL-ATK-10');
  }
  if (critical === 'failure') moveInitiative(table, who, -2, 'critical failure', 'SL-ATK-11');
}
