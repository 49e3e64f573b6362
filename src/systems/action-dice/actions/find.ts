import { itemAction } from '../items/action.ts';
import { powerAction } from '../powers/action.ts';
import type { Action } from './action.ts';
import { actions } from './index.ts';

/** The actions common to all, by id. */
const common: ReadonlyMap<string, Action> = new Map(actions.map((action) => [action.id, action]));

/** The action with an option's id. */
export function findAction(id: string): Action | undefined {
  return common.get(id) ?? powerAction(id) ?? itemAction(id) ?? undefined;
}
