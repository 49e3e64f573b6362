import type { Reaction, System } from '../../../engine/system.ts';
import type { Facts } from '../facts/index.ts';
import { takeOpening } from '../openings/take.ts';
import type { Fight } from '../state.ts';
import { defense } from './defense.ts';

/** Everything that can be done in answer to something (section REA), each a file of its own: add a line. */
export const reactions: readonly Reaction<Fight, Facts>[] = [defense, takeOpening];

/** Answers that no window offers, and what a table does that has said nothing about them. */
export const answers: NonNullable<System['answers']> = [
  { id: 'readied', label: 'What was readied', clause: 'AD-ACT-12' },
  { id: 'resist-skill', label: 'Resist a skill', clause: 'AD-ENC-6' },
  { id: 'resist', label: 'Struggle against an effect', clause: 'AD-RES-1' },
];
