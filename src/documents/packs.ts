import type { Pack, PackEntry, SampleEncounter } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { name, text, z } from './schemas.ts';

/** What systems bring along: things by their ids, sheets and encounters with what a list shows of them. */

/** Things by their ids. */
export const byId = <Thing extends { readonly id: string }>(
  things: readonly Thing[],
): ReadonlyMap<string, Thing> => new Map(things.map((thing) => [thing.id, thing]));

const captionSchema = z.object({ name, about: text(300) });

type Written = { readonly [id: string]: Json };

const entries = (sheets: Written): readonly PackEntry[] =>
  Object.entries(sheets).map(([id, sheet]) => ({ id, ...captionSchema.parse(sheet), sheet }));

const samples = (encounters: Written): readonly SampleEncounter[] =>
  Object.entries(encounters).map(([id, encounter]) => ({ id, ...captionSchema.parse(encounter), encounter }));

/** A pack of sheets and encounters as written, each under its id, each with a name and a sentence about it. */
export const packOf = (heroes: Written, foes: Written, encounters: Written): Pack => ({
  heroes: entries(heroes),
  foes: entries(foes),
  encounters: samples(encounters),
});
