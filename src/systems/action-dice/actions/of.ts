import { itemActions } from '../items/action.ts';
import { powerActions } from '../powers/action.ts';
import type { Combatant } from '../state.ts';
import type { Action } from './action.ts';
import { actions } from './index.ts';

/** Everything that this one could do: what all can, its techniques and spells, the things it has with it (AD-ACT-2, AD-ACT-13, AD-ACT-14). */
export function actionsOf(who: Combatant): readonly Action[] {
  const own = [...powerActions(who), ...itemActions(who)];
  if (own.length === 0) return actions;
  const [first, ...more] = actions;
  return first ? [first, ...own, ...more] : own;
}
