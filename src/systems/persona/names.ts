import type { Id } from '../../kernel/json.ts';
import type { Fight } from './state.ts';

/** The name of a combatant; the id itself if there is no such combatant. */
export const nameOf = (fight: Fight, id: Id): string => fight.combatants[id]?.sheet.name ?? id;
