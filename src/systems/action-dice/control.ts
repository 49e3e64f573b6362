import type { Id } from '../../kernel/json.ts';
import type { Combatant } from './state.ts';

/** Who decides for a combatant, as a question's `for`: the combatant itself. Questions to the game master have `gm`. */
export const deciderOf = (who: Combatant): Id => who.id;
