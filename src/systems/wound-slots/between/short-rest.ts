import type { Id } from '../../../kernel/json.ts';
import { closeLight } from '../body/ease.ts';
import { manaNow, staminaNow } from '../fatigue.ts';
import { worstOf } from '../levels.ts';
import { regainMana, regainStamina } from '../stamina.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** SL-RST-1: minutes of a short rest. */
export const shortRestMinutes = 15;

/**
 * SL-RST-4, SL-RST-5: the benefits of a short rest. The source itself rounds these halves down, whatever the table's
 * ruling on rounding (SL-DIC-6).
 */
function shortRest(table: Table, id: Id): void {
  const who = one(table.fight, id);
  const worst = worstOf(who.wounds);
  const mana = Math.floor(manaNow(who) / 2);
  regainStamina(table, id, Math.floor(staminaNow(who) / 2), 'a short rest', 'SL-RST-4');
  regainMana(table, id, mana, 'a short rest', 'SL-RST-4');
  if (worst === 'light' || worst === 'moderate') closeLight(table, id, id, 1, 'SL-RST-5');
}

export function shortRests(table: Table, id: Id, count: number): void {
  for (let rest = 0; rest < count; rest++) shortRest(table, id);
}
