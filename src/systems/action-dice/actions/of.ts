import type { Combatant } from '../state.ts';
import type { Action } from './action.ts';
import { actions } from './index.ts';
import { withOwn } from './own.ts';

/** All actions of a combatant, possible now or not (AD-ACT-2). */
export const actionsOf = (who: Combatant): readonly Action[] => withOwn(actions, who);
