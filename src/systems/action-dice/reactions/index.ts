import type { Reaction, System } from '../../../engine/system.ts';
import type { Facts } from '../facts/index.ts';
import { takeOpening } from '../openings/take.ts';
import type { Fight } from '../state.ts';
import { defense } from './defense.ts';

/** All reactions that windows offer (section REA). */
export const reactions: readonly Reaction<Fight, Facts>[] = [defense, takeOpening];

/** Answers that no window offers but for which a table may set automatic answers, too. */
export const answers: NonNullable<System['answers']> = [
  { id: 'readied', label: 'What was readied', clause: 'AD-ACT-12' },
  { id: 'resist-skill', label: 'Resist a skill', clause: 'AD-ENC-6' },
  { id: 'resist', label: 'Struggle against an effect', clause: 'AD-RES-1' },
];
