import type { Foresight } from '../../../engine/keen/tactic.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { simple } from './index.ts';
import { dangers, shares } from './shares.ts';

/** How those of this system look ahead who do. */
export const foresight: Omit<Foresight<Fight, Facts>, 'system'> = {
  usual: simple,
  shares,
  dangers,
  patience: { least: 8, most: 40 },
  breadth: 9,
  // Who lets the others come is shot at meanwhile: it lost more than a walk into their reach.
  waiting: { walks: [], instead: [], rounds: 0 },
};
