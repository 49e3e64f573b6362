import type { Action } from './action.ts';
import { holdingOf, holdPrefix } from './hold-action.ts';
import { actions } from './index.ts';
import { findAbilityAction } from './own.ts';

const common = new Map<string, Action>();

/** The action of an option's id. The index is built on first use, because of circular imports. */
export function findAction(id: string): Action | undefined {
  if (common.size === 0)
    for (const action of actions) if (!common.has(action.id)) common.set(action.id, action);
  const found = common.get(id) ?? findAbilityAction(id);
  if (found || !id.startsWith(holdPrefix)) return found;
  const held = findAbilityAction(id.slice(holdPrefix.length));
  return held?.held ? holdingOf(held, held.held) : undefined;
}
