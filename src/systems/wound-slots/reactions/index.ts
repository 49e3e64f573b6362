import type { Consequence, Reaction, System } from '../../../engine/system.ts';
import type { Facts } from '../facts/index.ts';
import { flight } from '../movement/flight.ts';
import type { Fight } from '../state.ts';
import { interruptions } from '../turn/interrupt.ts';
import { harry } from './harry.ts';
import { ignoreReaction } from './ignore-attackers.ts';
import { interpose } from './interpose.ts';
import { readiedReaction } from './readied.ts';
import { rebuff } from './rebuff.ts';

/** All reactions (section REA), each in a file of its own. */
export const reactions: readonly Reaction<Fight, Facts>[] = [
  rebuff,
  harry,
  interpose,
  ignoreReaction,
  readiedReaction,
];

/** What happens by itself in a window, without being a reaction. */
export const consequences: readonly Consequence<Fight, Facts>[] = [interruptions, flight];

/** Questions that are not reactions of a window, with their defaults for tables that have set nothing. */
export const answers: NonNullable<System['answers']> = [
  { id: 'moment-turn-start', label: 'Stop at the start of others’ turns', clause: 'SL-INT-4', usual: 'off' },
  { id: 'moment-turn-end', label: 'Stop at the end of others’ turns', clause: 'SL-INT-4', usual: 'off' },
  { id: 'moment-declared', label: 'Stop when foes declare an action', clause: 'SL-INT-5' },
  { id: 'moment-resolved', label: 'Stop after others’ actions', clause: 'SL-INT-4', usual: 'off' },
  { id: 'cling', label: 'Cling', clause: 'SL-GRP-1' },
  { id: 'defend', label: 'Defend: how an attack is met', clause: 'SL-COM-2' },
];
