import type { Action } from './action.ts';

/** Everything that can be chosen, in the order in which it is listed. Each is a file of its own. */
export const actions: readonly Action[] = [];
