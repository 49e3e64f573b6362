import type { Action } from './action.ts';
import { defend } from './defend.ts';
import { endTurn } from './end-turn.ts';
import { handOver } from './hand-over.ts';
import { holdingOf } from './hold-action.ts';
import { holdTurn } from './hold-turn.ts';
import { move, moveAction, sprint } from './move.ts';

/** Everything that can be done, in the order in which it is listed. Each is a file of its own: add a line. */
const deeds: readonly Action[] = [move, moveAction, sprint, defend];

/** The same as actions that are held (WS-INI-11): those that say how. */
const holdings = deeds.flatMap((action) => (action.held ? [holdingOf(action, action.held)] : []));

/** Everything that can be chosen. */
export const actions: readonly Action[] = [...deeds, ...holdings, handOver, holdTurn, endTurn];
