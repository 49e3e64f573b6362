import type { Json } from '../kernel/json.ts';
import { asJson } from '../kernel/json.ts';
import type { BattlefieldDocument, TerrainKind } from './document.ts';

/**
 * A kind of terrain for display, with what a system adds: how it is drawn (`look`), what it does (`about`), and what its
 * cover is called where the rules know other grades than low, high and full.
 */
export interface ShownKind extends TerrainKind {
  readonly coverName?: string;
  readonly look?: string;
  readonly about?: string;
}

/**
 * Returns a function from a battlefield document to its JSON for display, with `shown` applied to each kind of terrain.
 * The result is cached by the document's identity: documents are immutable.
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
