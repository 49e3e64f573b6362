import type { Json } from '../../kernel/json.ts';
import type { Sketch } from '../../store/sketch.ts';
import type { Written } from '../../store/written.ts';
import { canonical } from '../../store/written.ts';
import { battlefieldIn, fieldsOf, listOf } from './written.ts';

/** A kind of ground that can be painted: as an encounter contains it, and as the map draws it. */
export interface GroundKind {
  readonly id: string;
  readonly label: string;
  readonly written: Written;
  readonly drawn: Written;
}

/**
 * How the rules say that kinds are drawn and what they do, for systems with terrain traits of their own. Keyed by the
 * canonical JSON of the written kind.
 */
export function drawnKinds(sketches: readonly (Sketch | undefined)[]): ReadonlyMap<string, Written> {
  const drawn = new Map<string, Written>();
  for (const sketch of sketches) {
    if (!sketch?.begins) continue;
    const shown = listOf(fieldsOf(sketch.begins.battlefield).terrain);
    for (const kind of listOf(battlefieldIn(sketch.of).terrain)) {
      const found = shown.find(({ id }) => id === kind.id);
      if (found) drawn.set(canonical(kind), found);
    }
  }
  return drawn;
}

/**
 * The kinds of ground of an encounter, then those of the system's ready-made ones, so that nobody has to define common
 * kinds.
 */
export function kindsFor(
  document: Json,
  samples: readonly Json[],
  drawn: ReadonlyMap<string, Written>,
): readonly GroundKind[] {
  const kinds = new Map<string, GroundKind>();
  for (const one of [document, ...samples]) {
    for (const written of listOf(battlefieldIn(one).terrain)) {
      const id = String(written.id);
      if (kinds.has(id)) continue;
      const label = String(written.label ?? id);
      kinds.set(id, { id, label, written, drawn: drawn.get(canonical(written)) ?? written });
    }
  }
  return [...kinds.values()];
}

/** The battlefield with its kinds as the map draws them. */
export function fieldAsDrawn(document: Json, drawn: ReadonlyMap<string, Written>): Json {
  const field = battlefieldIn(document);
  const terrain = listOf(field.terrain).map((kind) => drawn.get(canonical(kind)) ?? kind);
  return { ...field, terrain } as unknown as Json;
}
