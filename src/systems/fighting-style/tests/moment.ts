import type { Tactic } from '../../../engine/system.ts';
import * as moments from '../../testing/moments.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { encounter } from './line-up.ts';

/** Moments to compute odds for, from the notation of `line-up.ts`. */
export const { momentOf, agreement, waysOf } = moments.momentsOf(system, encounter);

/** A tactic that answers with the first of these options that is legal. */
export const answering = (...wanted: readonly string[]): Tactic<Fight> =>
  moments.answering(wanted, { whom: ['sefu'] });
