import type { TerrainKind } from '../../battlefield/document.ts';
import { terrainAt } from '../../battlefield/field.ts';
import { footprint } from '../../battlefield/footprint.ts';
import type { EntryCost, Ground } from '../../battlefield/ground.ts';
import type { Cell } from '../../kernel/json.ts';
import { fieldOf } from './space.ts';
import type { Fight } from './state.ts';

/**
 * What this system reads of a terrain kind (section TER). Whatever costs more than a bare square is difficult terrain,
 * and that is 2 m and never more (WS-TER-3).
 */

/** WS-TER-3. */
export const difficultTimes = 2;

export const isDifficult = ({ costTimes = 1, costPlus = 0, climb = 0 }: TerrainKind): boolean =>
  costTimes > 1 || costPlus > 0 || climb > 0;

const entry = (kind: TerrainKind): EntryCost => {
  if (kind.blocksMove === true) return 'blocked';
  return isDifficult(kind) ? difficultTimes : 1;
};

/** On foot: low walls are difficult to get over, as any uneven ground. */
export const walking: Ground = {
  terrain: entry,
  combine: 'worst',
  wall: (_, blocks, climb) => (blocks ? 'blocked' : climb > 0 ? 1 : 0),
};

/** WS-TER-4: whether a footprint there is on difficult ground. */
export const difficultAt = (fight: Fight, cell: Cell, squares: number): boolean =>
  footprint(fieldOf(fight), cell, squares).some((each) => terrainAt(fieldOf(fight), each).some(isDifficult));
