import type { Foresight } from '../../../engine/keen/tactic.ts';
import type { Facts } from '../facts.ts';
import type { Fight } from '../state.ts';
import { simple } from './index.ts';
import { shares } from './shares.ts';

/** What tactics that look ahead need to know of this system. */
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
