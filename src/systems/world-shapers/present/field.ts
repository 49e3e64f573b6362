import type { TerrainKind } from '../../../battlefield/document.ts';
import { fieldsShownWith } from '../../../battlefield/shown.ts';
import { difficultTimes, isDifficult } from '../terrain.ts';

function meaning(kind: TerrainKind): TerrainKind {
  if (!isDifficult(kind)) return kind;
  const { costPlus: _plus, climb: _climb, ...plain } = kind;
  return { ...plain, costTimes: difficultTimes };
}

/**
 * The battlefield as screens draw it: whatever is slow is difficult terrain here and costs the same (WS-TER-3), however
 * it is written down.
 */
export const shownField = fieldsShownWith(meaning);
