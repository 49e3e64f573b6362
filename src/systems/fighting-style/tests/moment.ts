import type { Tactic } from '../../../engine/system.ts';
import * as moments from '../../testing/moments.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { encounter } from './line-up.ts';

/** Moments to take odds of, in the words of this system's sketches. */
export const { momentOf, agreement, waysOf } = moments.momentsOf(system, encounter);

/** Everybody answers with the first of these that is legal. */
export const answering = (...wanted: readonly string[]): Tactic<Fight> =>
  moments.answering(wanted, { whom: ['sefu'] });
