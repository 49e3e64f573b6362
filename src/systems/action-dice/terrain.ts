import type { TerrainKind } from '../../battlefield/document.ts';
import type { EntryCost, Ground } from '../../battlefield/ground.ts';

/** How this system reads kinds of terrain (AD-ACT-9, AD-R33): no extra cost unless the map marks it, then double. */

const heavyTimes = 2;

const isHeavy = ({ costTimes = 1, costPlus = 0, climb = 0 }: TerrainKind): boolean =>
  costTimes > 1 || costPlus > 0 || climb > 0;

const entry = (kind: TerrainKind): EntryCost => {
  if (kind.blocksMove === true) return 'blocked';
  return isHeavy(kind) ? heavyTimes : 1;
};

/** The costs of walking. A low wall costs one cell more. */
export const walking: Ground = {
  terrain: entry,
  combine: 'worst',
  wall: (_, blocks, climb) => (blocks ? 'blocked' : climb > 0 ? 1 : 0),
};
