import type { Id } from '../../../kernel/json.ts';
import { windAtTurnEnd } from '../body/vigor.ts';
import { expire } from '../effects/lasting.ts';
import { one, standing } from '../state.ts';
import type { Table } from '../table.ts';

/** Ends a turn. AD-ENC-4, AD-R14: actions left are lost, or one is kept. AD-R67: those without Vigor become Winded. */
export function endTurn(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const keeps = fight.rulings.unspentActions === 'carryOne' && standing(who) && !who.winded;
  table.tell({ fact: 'turn-ended', who: id, carried: keeps ? Math.min(1, who.actions) : 0 });
  expire(table);
  windAtTurnEnd(table);
}
