import type { Foresight } from '../../../engine/keen/tactic.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { simple } from './index.ts';
import { shares } from './shares.ts';

/** The parameters of the tactics that look ahead. */
export const foresight: Omit<Foresight<Fight, Facts>, 'system'> = {
  usual: simple,
  shares,
  patience: { least: 8, most: 48 },
  breadth: 8,
  waiting: {
    walks: ['move', 'sprint'],
    instead: [{ option: 'defend' }, { option: 'end-turn' }],
    rounds: 3,
  },
};
