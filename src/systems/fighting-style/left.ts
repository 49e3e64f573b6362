import type { Id, Json } from '../../kernel/json.ts';
import type { Fight } from './state.ts';
import { one } from './state.ts';

/** What a fight has left of somebody's Health and mana (FS-HP-2, FS-MAG-1), for its sheet. */
export function left(fight: Fight, id: Id): Json {
  const { health, mana } = one(fight, id);
  return { health, mana };
}
