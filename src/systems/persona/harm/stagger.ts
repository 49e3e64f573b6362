import type { Id } from '../../../kernel/json.ts';
import { one, present, suffers } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * Staggers a combatant (PE-ONE-2, PE-AIL-7) and returns whether it took: not if already Staggered (PE-ONE-6) or
 * Defending (PE-ACT-16). `clause` is the cause.
 */
export function stagger(table: Table, id: Id, by: Id | null, clause: string): boolean {
  const { fight } = table;
  const who = one(fight, id);
  if (!present(who)) return false;
  const why = suffers(who, 'staggered') ? 'already' : who.defending ? 'defending' : null;
  if (why !== null) {
    table.tell({ fact: 'ailment-kept-off', who: id, ailment: 'staggered', why });
    return false;
  }
  const ailment = { id: 'staggered', by, turns: null, fresh: fight.active === id, struck: 0 } as const;
  table.tell({ fact: 'ailment', who: id, ailment, clause });
  return true;
}
