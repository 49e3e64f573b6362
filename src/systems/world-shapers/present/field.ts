import type { BattlefieldDocument, TerrainKind } from '../../../battlefield/document.ts';
import type { Json } from '../../../kernel/json.ts';
import { difficultTimes, isDifficult } from '../terrain.ts';

/**
 * The battlefield as screens draw it: whatever is slow is difficult terrain here and costs the same (WS-TER-3), however
 * it is written down.
 */
export function shownField(battlefield: BattlefieldDocument): Json {
  let shown = kept.get(battlefield);
  if (shown === undefined) {
    const terrain = battlefield.terrain?.map(meaning);
    shown = (terrain ? { ...battlefield, terrain } : battlefield) as unknown as Json;
    kept.set(battlefield, shown);
  }
  return shown;
}

/** The document never changes in a fight. */
const kept = new WeakMap<BattlefieldDocument, Json>();

function meaning(kind: TerrainKind): TerrainKind {
  if (!isDifficult(kind)) return kind;
  const { costPlus: _plus, climb: _climb, ...plain } = kind;
  return { ...plain, costTimes: difficultTimes };
}
