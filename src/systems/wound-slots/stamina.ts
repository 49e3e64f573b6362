import type { Id } from '../../kernel/json.ts';
import { manaNow, staminaNow } from './fatigue.ts';
import { one } from './state.ts';
import type { Table } from './table.ts';

/** SL-STA-1, SL-STA-2: spends stamina; the excess becomes fatigue. */
export function spendStamina(table: Table, id: Id, amount: number, why: string, clause: string): void {
  if (amount <= 0) return;
  const who = one(table.fight, id);
  const paid = Math.min(who.stamina, amount);
  if (paid > 0) table.tell({ fact: 'stamina', who: id, left: who.stamina - paid, why, clause });
  if (paid < amount) gainFatigue(table, id, amount - paid, why, 'SL-STA-2');
}

/** SL-STA-3, SL-STA-4: adds fatigue. Stamina above the new maximum drops to it at once. */
export function gainFatigue(table: Table, id: Id, amount: number, why: string, clause: string): void {
  if (amount <= 0) return;
  const who = one(table.fight, id);
  const fatigue = who.fatigue + amount;
  const stamina = Math.min(who.stamina, Math.max(0, who.staminaMax - fatigue));
  table.tell({ fact: 'fatigue', who: id, fatigue, stamina, why, clause });
}

/** SL-STA-3: restores stamina up to the current maximum. */
export function regainStamina(table: Table, id: Id, points: number, why: string, clause: string): void {
  const who = one(table.fight, id);
  const left = Math.max(who.stamina, Math.min(staminaNow(who), who.stamina + points));
  if (left !== who.stamina) table.tell({ fact: 'stamina', who: id, left, why, clause });
}

/** SL-STA-8: restores mana up to the maximum less invested mana. */
export function regainMana(table: Table, id: Id, points: number, why: string, clause: string): void {
  const who = one(table.fight, id);
  const left = Math.max(who.mana, Math.min(manaNow(who), who.mana + points));
  if (left !== who.mana) table.tell({ fact: 'mana', who: id, left, invested: who.invested, why, clause });
}
