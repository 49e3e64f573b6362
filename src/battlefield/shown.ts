import type { Json } from '../kernel/json.ts';
import { asJson } from '../kernel/json.ts';
import type { BattlefieldDocument, TerrainKind } from './document.ts';

/** A kind of terrain as screens draw it: with how it looks and what it does, where the marks of a system say so. */
export interface ShownKind extends TerrainKind {
  readonly look?: string;
  readonly about?: string;
}

/**
 * Battlefields as screens draw them, each kind of terrain as a system shows it. A document never changes in a fight: what was
 * made of it once is kept.
 */
export function fieldsShownWith(
  shown: (kind: TerrainKind) => ShownKind,
): (battlefield: BattlefieldDocument) => Json {
  const kept = new WeakMap<BattlefieldDocument, Json>();
  return (battlefield) => {
    const known = kept.get(battlefield);
    if (known !== undefined) return known;
    const { terrain } = battlefield;
    const made = asJson(terrain ? { ...battlefield, terrain: terrain.map(shown) } : battlefield);
    kept.set(battlefield, made);
    return made;
  };
}
