import type { TerrainKind } from '../../battlefield/document.ts';
import type { EntryCost, Ground } from '../../battlefield/ground.ts';

/** What this system reads of a terrain kind (AD-ACT-9, AD-R33): ground costs nothing extra unless the map marks it, then twice. */

const heavyTimes = 2;

const isHeavy = ({ costTimes = 1, costPlus = 0, climb = 0 }: TerrainKind): boolean =>
  costTimes > 1 || costPlus > 0 || climb > 0;

const entry = (kind: TerrainKind): EntryCost => {
  if (kind.blocksMove === true) return 'blocked';
  return isHeavy(kind) ? heavyTimes : 1;
};

/** On foot: low walls cost a cell more, as uneven ground does. */
export const walking: Ground = {
  terrain: entry,
  combine: 'worst',
  wall: (_, blocks, climb) => (blocks ? 'blocked' : climb > 0 ? 1 : 0),
};
