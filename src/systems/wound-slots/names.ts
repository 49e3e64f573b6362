import type { Id } from '../../kernel/json.ts';
import type { Fight } from './state.ts';

/** A combatant's name. */
export const nameOf = (fight: Fight, id: Id): string => fight.combatants[id]?.sheet.name ?? id;
