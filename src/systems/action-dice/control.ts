import type { Id } from '../../kernel/json.ts';
import type { Combatant } from './state.ts';

/** The id under which a combatant's decisions are asked for: its own. The engine knows which person plays it. */
export const deciderOf = (who: Combatant): Id => who.id;
