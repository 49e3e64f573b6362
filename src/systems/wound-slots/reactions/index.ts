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

/** Everything that can be done in answer to something (section REA), each a file of its own. */
export const reactions: readonly Reaction<Fight, Facts>[] = [
  rebuff,
  harry,
  interpose,
  ignoreReaction,
  readiedReaction,
];

/** What comes by itself of what happens. */
export const consequences: readonly Consequence<Fight, Facts>[] = [interruptions, flight];

/** Answers that no window offers, and what a table does that has said nothing about them. */
export const answers: NonNullable<System['answers']> = [
  { id: 'moment-turn-start', label: 'Stop at the start of others’ turns', clause: 'SL-INT-4', usual: 'off' },
  { id: 'moment-turn-end', label: 'Stop at the end of others’ turns', clause: 'SL-INT-4', usual: 'off' },
  { id: 'moment-declared', label: 'Stop when foes declare an action', clause: 'SL-INT-5' },
  { id: 'moment-resolved', label: 'Stop after others’ actions', clause: 'SL-INT-4', usual: 'off' },
  { id: 'cling', label: 'Cling', clause: 'SL-GRP-1' },
  { id: 'defend', label: 'Defend: how an attack is met', clause: 'SL-COM-2' },
];
