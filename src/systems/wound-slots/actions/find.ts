import type { Action } from './action.ts';
import { actions } from './index.ts';

const byId: ReadonlyMap<string, Action> = new Map(actions.map((action) => [action.id, action]));

/** The action with this option id. */
export const findAction = (id: string): Action | undefined => byId.get(id);
