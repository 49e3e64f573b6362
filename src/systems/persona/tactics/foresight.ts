import type { Foresight } from '../../../engine/keen/tactic.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { simple } from './index.ts';
import { dangers, shares } from './shares.ts';

/** The settings of this system's tactics that look ahead. */
export const foresight: Omit<Foresight<Fight, Facts>, 'system'> = {
  usual: simple,
  shares,
  dangers,
  patience: { least: 8, most: 40 },
  breadth: 9,
  // Waiting is not considered: fighters that let the enemy come were shot at and lost more than by walking into reach.
  waiting: { walks: [], instead: [], rounds: 0 },
};
