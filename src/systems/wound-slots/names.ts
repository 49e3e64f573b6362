import type { Id } from '../../kernel/json.ts';
import type { Fight } from './state.ts';

/** The name of a combatant, or the id if there is none. */
export const nameOf = (fight: Fight, id: Id): string => fight.combatants[id]?.sheet.name ?? id;
