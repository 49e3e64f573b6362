import type { Id } from '../../kernel/json.ts';
import { listed } from '../../kernel/phrases.ts';
import type { Fight } from './state.ts';

/** A combatant's name. */
export const nameOf = (fight: Fight, id: Id): string => fight.combatants[id]?.sheet.name ?? id;

/** Several names: "Brana, Sill and Oren". */
export const namesOf = (fight: Fight, ids: readonly Id[]): string =>
  listed(ids.map((id) => nameOf(fight, id)));
