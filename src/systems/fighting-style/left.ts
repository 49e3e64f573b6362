import type { Id, Json } from '../../kernel/json.ts';
import type { Fight } from './state.ts';
import { one } from './state.ts';

/**
 * The Health that a fight has left a combatant, and the mana if it casts, for `current` of its sheet (FS-HP-2,
 * FS-MAG-1).
 */
export function left(fight: Fight, id: Id): Json {
  const { health, mana, sheet } = one(fight, id);
  return { health, ...(sheet.spells.length > 0 ? { mana } : {}) };
}
