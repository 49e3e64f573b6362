import type { Id } from '../../kernel/json.ts';
import type { Combatant } from './state.ts';

/** Who decides for somebody: everybody for itself; things that have no will are played by the game master. */
export const deciderOf = (who: Combatant): Id => who.id;
