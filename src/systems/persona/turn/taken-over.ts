import type { Combatant } from '../state.ts';
import { suffers } from '../state.ts';
import type { Table } from '../table.ts';
import { flee, mustFlee } from './fleeing.ts';
import { rage } from './rage.ts';

/**
 * Takes one step of a turn or One More that an ailment controls (PE-AIL-18, PE-AIL-19) and returns whether it did.
 * Confused and Brainwashed act at the start of the turn instead (PE-AIL-15, PE-AIL-16).
 */
export function takenOver(table: Table, who: Combatant): boolean {
  if (suffers(who, 'enraged')) {
    rage(table, who);
    return true;
  }
  if (!mustFlee(table.fight, who)) return false;
  flee(table, who);
  return true;
}
