import type { Id, Json } from '../../kernel/json.ts';
import type { Fight } from './state.ts';
import { one } from './state.ts';

/** What a fight has left of somebody's Health and, for who casts, mana (FS-HP-2, FS-MAG-1), for its sheet. */
export function left(fight: Fight, id: Id): Json {
  const { health, mana, sheet } = one(fight, id);
  return { health, ...(sheet.spells.length > 0 ? { mana } : {}) };
}
