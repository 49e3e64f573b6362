import type { TerrainKind } from '../../battlefield/document.ts';
import { terrainAt } from '../../battlefield/field.ts';
import { footprint } from '../../battlefield/footprint.ts';
import type { EntryCost, Ground } from '../../battlefield/ground.ts';
import type { Cell } from '../../kernel/json.ts';
import { fieldOf } from './space.ts';
import type { Fight } from './state.ts';

/**
 * Movement costs of terrain kinds (section TER). Any kind that costs more than plain ground is difficult terrain, which
 * always costs 2 m (WS-TER-3).
 */

/** Metres per square of difficult terrain (WS-TER-3). */
export const difficultTimes = 2;

export const isDifficult = ({ costTimes = 1, costPlus = 0, climb = 0 }: TerrainKind): boolean =>
  costTimes > 1 || costPlus > 0 || climb > 0;

const entry = (kind: TerrainKind): EntryCost => {
  if (kind.blocksMove === true) return 'blocked';
  return isDifficult(kind) ? difficultTimes : 1;
};

/** Costs on foot; crossing a low wall costs 1 m more, as entering difficult terrain does. */
export const walking: Ground = {
  terrain: entry,
  combine: 'worst',
  wall: (_, blocks, climb) => (blocks ? 'blocked' : climb > 0 ? 1 : 0),
};

/** WS-TER-4: whether a footprint at `cell` is on difficult terrain. */
export const difficultAt = (fight: Fight, cell: Cell, squares: number): boolean =>
  footprint(fieldOf(fight), cell, squares).some((each) => terrainAt(fieldOf(fight), each).some(isDifficult));
