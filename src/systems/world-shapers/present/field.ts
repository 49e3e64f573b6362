import type { TerrainKind } from '../../../battlefield/document.ts';
import type { ShownKind } from '../../../battlefield/shown.ts';
import { fieldsShownWith } from '../../../battlefield/shown.ts';
import { difficultTimes, isDifficult } from '../terrain.ts';

function meaning(kind: TerrainKind): ShownKind {
  // WS-COV-1: low and high cover are both half cover.
  const half = kind.cover === 'low' || kind.cover === 'high' ? { coverName: 'half cover' } : {};
  if (!isDifficult(kind)) return { ...kind, ...half };
  const { costPlus: _plus, climb: _climb, ...plain } = kind;
  return { ...plain, ...half, costTimes: difficultTimes };
}

/**
 * The battlefield as screens draw it: all slow terrain is shown as difficult terrain with its cost (WS-TER-3), and cover
 * has the names of these rules.
 */
export const shownField = fieldsShownWith(meaning);
