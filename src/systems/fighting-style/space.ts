import { compile, withChanges } from '../../battlefield/compile.ts';
import { wholeDistance } from '../../battlefield/distance.ts';
import type { BattlefieldDocument, FieldChanges } from '../../battlefield/document.ts';
import type { Battlefield } from '../../battlefield/field.ts';
import type { Cell } from '../../kernel/json.ts';
import type { Combatant, Fight } from './state.ts';

/** Who is how far from whom: the battlefield room in the words of this system, in metres. */

const compiled = new WeakMap<BattlefieldDocument, Battlefield>();

/** The last field that was asked for: everybody asks for the same one thousands of times in a row. */
let last: {
  readonly document: BattlefieldDocument;
  readonly changes: FieldChanges;
  readonly field: Battlefield;
} | null = null;

/** The battlefield of a fight, doors as they stand. Compiled once for each document. */
export function fieldOf(fight: Fight): Battlefield {
  const { battlefield: document, changes } = fight;
  if (last !== null && last.document === document && last.changes === changes) return last.field;
  let field = compiled.get(document);
  if (!field) {
    field = compile(document);
    compiled.set(document, field);
  }
  field = withChanges(field, changes);
  last = { document, changes, field };
  return field;
}

/** FS-GRID-1: metres between the nearest squares of two combatants. */
export const metresBetween = (fight: Fight, a: Combatant, b: Combatant): number =>
  metresApart(fight, a.cell, a.squares, b.cell, b.squares);

/** The same for footprints. */
export function metresApart(fight: Fight, a: Cell, sizeA: number, b: Cell, sizeB: number): number {
  const field = fieldOf(fight);
  return wholeDistance(field, a, sizeA, b, sizeB) * field.metres;
}
