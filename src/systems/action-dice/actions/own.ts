import { itemActions } from '../items/action.ts';
import { powerActions } from '../powers/action.ts';
import type { Combatant } from '../state.ts';
import type { Action } from './action.ts';

/** The common actions with those of a combatant's own: its techniques and spells, its items (AD-ACT-13, AD-ACT-14). */
export function withOwn(common: readonly Action[], who: Combatant): readonly Action[] {
  const own = [...powerActions(who), ...itemActions(who)];
  if (own.length === 0) return common;
  const [first, ...more] = common;
  return first ? [first, ...own, ...more] : own;
}
