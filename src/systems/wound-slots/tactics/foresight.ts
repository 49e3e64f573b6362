import type { Foresight } from '../../../engine/keen/tactic.ts';
import { moveId } from '../actions/move.ts';
import type { Facts } from '../facts/index.ts';
import { gaits } from '../movement/terrain.ts';
import type { Fight } from '../state.ts';
import { simple } from './index.ts';
import { shares } from './shares.ts';

/** How tactics that look ahead work in this system. */
export const foresight: Omit<Foresight<Fight, Facts>, 'system'> = {
  usual: simple,
  shares,
  patience: { least: 8, most: 24 },
  waiting: {
    walks: [...gaits.map(moveId), 'dash'],
    instead: [{ option: 'defend' }, { option: 'end-turn' }],
    rounds: 3,
  },
};
