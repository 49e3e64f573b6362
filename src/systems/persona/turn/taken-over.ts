import type { Combatant } from '../state.ts';
import { suffers } from '../state.ts';
import type { Table } from '../table.ts';
import { flee, mustFlee } from './fleeing.ts';
import { rage } from './rage.ts';

/**
 * Turns and One Mores that an ailment takes out of their owner's hands, one deed at a time (PE-AIL-18, PE-AIL-19):
 * whether it did. What Confusion and a controller do comes at the start of the turn (PE-AIL-15, PE-AIL-16).
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
