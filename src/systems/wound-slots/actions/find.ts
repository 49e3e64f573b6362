import type { Action } from './action.ts';
import { actions } from './index.ts';

/** The action of an option's id; looked up late, because actions name others. */
export const findAction = (id: string): Action | undefined => actions.find((action) => action.id === id);
