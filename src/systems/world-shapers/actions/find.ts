import type { Action } from './action.ts';
import { holdingOf, holdPrefix } from './hold-action.ts';
import { actions } from './index.ts';
import { findAbilityAction } from './own.ts';

/** The action of an option's id; looked up late, because actions name others. */
export function findAction(id: string): Action | undefined {
  const found = actions.find((action) => action.id === id) ?? findAbilityAction(id);
  if (found || !id.startsWith(holdPrefix)) return found;
  const held = findAbilityAction(id.slice(holdPrefix.length));
  return held?.held ? holdingOf(held, held.held) : undefined;
}
