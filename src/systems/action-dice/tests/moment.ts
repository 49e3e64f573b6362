import type { Tactic } from '../../../engine/system.ts';
import { momentsOf, answering as told } from '../../testing/moments.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { encounter } from './sketch.ts';

/** Moments of a fight and fixed answers, for tests of odds. */
export const { momentOf, waysOf, agreement } = momentsOf(system, encounter);

/** A tactic that answers with the first of these that is legal. */
export const answering = (...wanted: readonly string[]): Tactic<Fight> => told<Fight>(wanted);
