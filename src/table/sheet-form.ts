import type { System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { JudgedSheet, SheetForm } from '../protocol/encounters.ts';
import { inFull } from './pack.ts';
import { personAlone } from './person.ts';
import { sheetSchemaOf } from './sheet-schema.ts';

/** The data for the form of a system's sheets; the same for all sheets. */
export const sheetFormOf = (system: System): SheetForm => ({
  schema: sheetSchemaOf(system),
  words: system.sheetWords ?? {},
  things: Object.fromEntries(
    Object.entries(system.things ?? {}).map(([list, things]) => [
      list,
      things.map((thing) => ({ id: thing.id, name: thing.name, ...writtenOut(thing) })),
    ]),
  ),
});

/** The complete thing as JSON, if it has more than an id and a name; `undefined` fields are dropped. */
function writtenOut(thing: object): { readonly written?: Json } {
  return Object.keys(thing).length > 2 ? { written: JSON.parse(JSON.stringify(thing)) as Json } : {};
}

/** Checks a sheet that is being written, under the rulings of the table. */
export function judgedSheet(system: System, sheet: Json, rulings: SaidRulings = {}): JudgedSheet {
  const full = inFull(system, sheet);
  const seen = personAlone(system, full, rulings);
  return 'id' in seen ? { full, problems: [], seen } : { full, problems: seen, seen: null };
}
