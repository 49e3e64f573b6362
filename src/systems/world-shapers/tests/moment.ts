import type { Tactic } from '../../../engine/system.ts';
import { momentsOf, answering as told } from '../../testing/moments.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { encounter } from './sketch.ts';

/** Moments of fights with their answers, for tests of odds. */
export const { momentOf, waysOf, agreement } = momentsOf(system, encounter);

/** A tactic that gives the first of these answers that is legal. */
export const answering = (...wanted: readonly string[]): Tactic<Fight> => told<Fight>(wanted);
