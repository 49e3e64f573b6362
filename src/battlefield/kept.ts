import { compile, withChanges } from './compile.ts';
import type { BattlefieldDocument, FieldChanges } from './document.ts';
import type { Battlefield } from './field.ts';

const compiled = new WeakMap<BattlefieldDocument, Battlefield>();

/** The last field returned: callers ask for the same one thousands of times in a row. */
let last: {
  readonly document: BattlefieldDocument;
  readonly changes: FieldChanges;
  readonly field: Battlefield;
} | null = null;

/**
 * The battlefield of a document with these changes. Cached by the identity of the document and, for the last call, of
 * the changes: neither may be mutated afterwards, only replaced.
 */
export function keptField(document: BattlefieldDocument, changes: FieldChanges): Battlefield {
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
