import type { Combatant } from '../state.ts';
import type { Action } from './action.ts';
import { actions } from './index.ts';
import { withOwn } from './own.ts';

/** Everything that this one could do (AD-ACT-2). */
export const actionsOf = (who: Combatant): readonly Action[] => withOwn(actions, who);
