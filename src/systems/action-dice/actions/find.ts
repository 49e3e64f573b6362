import { itemAction } from '../items/action.ts';
import { powerAction } from '../powers/action.ts';
import type { Action } from './action.ts';
import { actions } from './index.ts';

/** The action of an option's id; looked up late, because actions name others. */
export const findAction = (id: string): Action | undefined =>
  powerAction(id) ?? itemAction(id) ?? actions.find((action) => action.id === id);
