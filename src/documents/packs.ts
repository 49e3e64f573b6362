import type { Pack, PackEntry, SampleEncounter } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { name, text, z } from './schemas.ts';

/** Packs: the things, sheets and encounters that a system comes with. */

export const byId = <Thing extends { readonly id: string }>(
  things: readonly Thing[],
): ReadonlyMap<string, Thing> => new Map(things.map((thing) => [thing.id, thing]));

const captionSchema = z.object({ name, about: text(300) });

type Written = { readonly [id: string]: Json };

const entries = (sheets: Written): readonly PackEntry[] =>
  Object.entries(sheets).map(([id, sheet]) => ({ id, ...captionSchema.parse(sheet), sheet }));

const samples = (encounters: Written): readonly SampleEncounter[] =>
  Object.entries(encounters).map(([id, encounter]) => ({ id, ...captionSchema.parse(encounter), encounter }));

/** A pack of sheets and encounters as written, by their ids. Throws if one lacks a valid `name` or `about`. */
export const packOf = (heroes: Written, foes: Written, encounters: Written): Pack => ({
  heroes: entries(heroes),
  foes: entries(foes),
  encounters: samples(encounters),
});
