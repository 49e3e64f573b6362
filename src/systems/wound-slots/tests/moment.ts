import type { Tactic } from '../../../engine/system.ts';
import * as moments from '../../testing/moments.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { encounter } from './sketch.ts';

/** Moments for odds, in the notation of this system's sketches. */
export const { momentOf, waysOf, agreement } = moments.momentsOf(system, encounter);

/** A tactic that answers with the first of these that is legal. */
export const answering = (...wanted: readonly string[]): Tactic<Fight> => moments.answering(wanted);
