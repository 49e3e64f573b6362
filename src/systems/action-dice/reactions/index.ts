import type { Reaction, System } from '../../../engine/system.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';

/** Everything that can be done in answer to something (section REA), each a file of its own: add a line. */
export const reactions: readonly Reaction<Fight, Facts>[] = [];

/** Answers that no window offers, and what a table does that has said nothing about them. */
export const answers: NonNullable<System['answers']> = [];
