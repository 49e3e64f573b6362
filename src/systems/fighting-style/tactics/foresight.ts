import type { Foresight } from '../../../engine/keen/tactic.ts';
import type { Facts } from '../facts.ts';
import type { Fight } from '../state.ts';
import { simple } from './index.ts';
import { shares } from './shares.ts';

/** How those of this system look ahead who do. */
export const foresight: Omit<Foresight<Fight, Facts>, 'system'> = {
  usual: simple,
  shares,
  patience: { least: 8, most: 24 },
  breadth: 6,
  waiting: {
    walks: ['move', 'dash'],
    instead: [{ option: 'end-turn' }],
    rounds: 3,
  },
};
