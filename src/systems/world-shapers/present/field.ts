import type { TerrainKind } from '../../../battlefield/document.ts';
import { fieldsShownWith } from '../../../battlefield/shown.ts';
import { difficultTimes, isDifficult } from '../terrain.ts';

function meaning(kind: TerrainKind): TerrainKind {
  if (!isDifficult(kind)) return kind;
  const { costPlus: _plus, climb: _climb, ...plain } = kind;
  return { ...plain, costTimes: difficultTimes };
}

/** The battlefield as screens draw it: all slow terrain is shown as difficult terrain with its cost (WS-TER-3). */
export const shownField = fieldsShownWith(meaning);
