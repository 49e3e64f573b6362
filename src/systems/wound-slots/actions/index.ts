import type { Action } from './action.ts';
import { continueCharge, stopCharge } from './charge.ts';
import { endTurn } from './end-turn.ts';
import { ready } from './ready.ts';
import { seizeInitiative } from './seize-initiative.ts';

/** Everything that can be chosen, in the order in which it is listed. Each is a file of its own. */
export const actions: readonly Action[] = [continueCharge, stopCharge, seizeInitiative, ready, endTurn];
