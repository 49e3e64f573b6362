import type { Id } from '../../../kernel/json.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { halfFire, inSteam, losesToWater } from '../combat/damage.ts';
import { baseToughnessOf, toughnessOf } from '../derived.ts';
import type { Level } from '../levels.ts';
import { spendStamina } from '../stamina.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { levelFor } from './slots.ts';
import { dealWound } from './wound.ts';

/** SL-CND-10, SL-CND-11, SL-R36: bleeding, poison and burning at the end of the own turn, before the AP gain. */
export function sufferAtTurnEnd(table: Table, id: Id): void {
  const who = one(table.fight, id);
  if (!present(who)) return;
  const { bleeding, poisons } = who;
  if (bleeding > 0) spendStamina(table, id, bleeding, 'bleeding', 'SL-CND-10');
  for (const poison of poisons) spendStamina(table, id, poison.stamina, poison.id, 'SL-CND-11');
  burn(table, id);
}

/** SL-CND-10, SL-R36: damage, final damage and wound level of burning at the end of a turn. */
export function burning(fight: Fight, who: Combatant, levels: number): Burn {
  const fire: Term = { value: 2 * levels, op: 'add', label: 'burning', clause: 'SL-CND-10' };
  const damage = fold([halfFire(fight, who, fire)]);
  const guard =
    fight.rulings.bleedBurn === 'fullToughness' ? toughnessOf(who.sheet) : baseToughnessOf(who.sheet);
  // What is printed on the sheet is set in a total of its own; here it is taken off like the other terms.
  const less = guard.terms.map((term): Term => ({ ...term, value: -term.value, op: 'add' }));
  const raw = fold([...damage.terms, ...less]);
  const final = losesToWater(fight, who) ? inSteam(fight, raw) : raw;
  // SL-R7 `light` is about hits and does not apply to burning.
  return { damage, final, level: levelFor(final.value, { belowZero: 'noWound' }) };
}

interface Burn {
  readonly damage: Total;
  readonly final: Total;
  readonly level: Level | null;
}

function burn(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  if (who.burning <= 0) return;
  const { damage, final, level } = burning(fight, who, who.burning);
  table.tell({ fact: 'harm', who: id, by: 'gm', with: 'burning', damage, final, level });
  dealWound(table, { who: id, by: 'gm', with: 'burning', level, steps: 0 });
}
