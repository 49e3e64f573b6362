import type { Action } from './action.ts';
import { defend } from './defend.ts';
import { dropProne } from './drop-prone.ts';
import { emergencyAid } from './emergency-aid.ts';
import { endTurn } from './end-turn.ts';
import { move } from './move.ts';

/** Everything that can be done, in the order in which it is listed. Each is a file of its own: add a line. */
export const actions: readonly Action[] = [move, defend, emergencyAid, dropProne, endTurn];
