import type { BattlefieldDocument } from '../battlefield/document.ts';
import { GRIDS, LARGEST_SIDE, METRICS } from '../battlefield/document.ts';
import type { Problem } from '../engine/system.ts';
import type { Cell, Json, JsonObject } from '../kernel/json.ts';
import { asJson, isObject } from '../kernel/json.ts';
import { mostCombatants } from '../kernel/outside.ts';
import type { Ruling } from '../kernel/rulebook.ts';
import { rulingsSchemaOf } from './rulings.ts';
import { id, name, sideName, text, whole, z } from './schemas.ts';

export { mostCombatants };

/** The parts of an encounter that are the same in every system. */

/** The id of a combatant; `gm` is reserved for the game master. */
export const combatantId = id.refine((one) => one !== 'gm', '"gm" stands for the game master');

export const cellSchema = z.strictObject({ x: whole(0, 999), y: whole(0, 999) });

/** Who is hidden from whom at the start: a list of pairs of ids. */
export const hiddenSchema = z.array(z.strictObject({ who: combatantId, from: combatantId })).max(400);

/** A combatant of an encounter, with its sheet read; `now` is its state when the fight begins. */
export interface Entered<Sheet, Now> {
  readonly id: string;
  readonly sheet: Sheet;
  readonly side: string;
  readonly cell: Cell;
  readonly now: Now;
}

/** The fields of an encounter of any system, every default filled in. */
export interface EncounterOf<Combatant, Rulings, StartAt> {
  readonly schema: number;
  readonly system: string;
  readonly name: string;
  readonly about?: string;
  readonly battlefield: BattlefieldDocument;
  readonly combatants: readonly Combatant[];
  readonly rulings: Rulings;
  /** The moment at which the fight begins, if not at its start. */
  readonly startAt?: StartAt;
  /** The state of doors and windows where it differs from the battlefield's: true is open. */
  readonly doors: { readonly [id: string]: boolean };
}

/** A valid encounter, or everything that is wrong with it. */
export type ReadingOf<Encounter> =
  | { readonly ok: true; readonly encounter: Encounter }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The schema of a sheet, or of changes to the sheet of the pack named by `use`: objects are merged, everything else
 * replaces, and `null` removes an optional field. `folk` are the ids of the pack's sheets.
 */
export function sheetOrUse<Schema extends z.ZodObject>(schema: Schema, folk: readonly string[]) {
  const removable = Object.entries(schema.shape).flatMap(([key, field]) =>
    field instanceof z.ZodExactOptional ? [[key, z.nullable(field.unwrap())]] : [],
  );
  const changes = schema.extend(Object.fromEntries(removable)).partial();
  return z.union([changes.extend({ use: z.enum(folk) }), schema]);
}

/**
 * The fields of `startAt`, for a fight that does not begin at its start: the round, the initiative of each combatant
 * (from `least` to `most`), and whose turn it is.
 */
export const startAtFields = (least: number, most: number) => ({
  round: whole(1, 999),
  initiative: z.record(combatantId, whole(least, most)),
  active: combatantId,
});

/** The width or the height of a battlefield, in cells. */
const side = z.int().min(1).max(LARGEST_SIDE);

/** The battlefield in the JSON schema of an encounter, in outline only; it is checked by `readField`. */
const fieldOutline = <Grids extends z.ZodType, Metrics extends z.ZodType>(grid: Grids, metric: Metrics) =>
  z.looseObject({ width: side, height: side, grid, metric });
export const squaresOutline = fieldOutline(z.literal('square'), z.enum(METRICS));
/** The same for systems that allow hexagons and count every second diagonal double. */
export const alternatingOutline = fieldOutline(z.enum(GRIDS), z.literal('alternating'));

/** The JSON schema of a schema's input: fields with a default are optional. */
export const writtenJsonSchema = (schema: z.ZodType): Json => asJson(z.toJSONSchema(schema, { io: 'input' }));

/** What the encounters of one system have besides the fields of all systems. */
interface Saying<Now, Who, More, StartAt> {
  readonly systemId: string;
  readonly version: number;
  readonly rulings: readonly Ruling[];
  /** The state of a combatant when the fight begins. */
  readonly now: Now;
  /** Further fields of a combatant. */
  readonly who: Who;
  /** Further fields of the encounter. */
  readonly more: More;
  /** The moment at which the fight begins, if not at its start. */
  readonly startAt: StartAt;
}

/**
 * The schemas of a system's encounters:
 * - `combatantSchema`: one combatant, whose sheet is read separately;
 * - `encounterParts`: the schema of each field, to be checked one by one so that all problems are reported at once;
 *   battlefield and combatants are read separately;
 * - `encounterJson`: returns the JSON schema of the whole encounter, with the given schemas for sheets and battlefield.
 */
export function encountersOf<
  Now extends z.ZodObject,
  Who extends z.ZodRawShape,
  More extends z.ZodRawShape,
  StartAt extends z.ZodObject,
>({ systemId, version, rulings, now, who, more, startAt }: Saying<Now, Who, More, StartAt>) {
  const combatantWith = <Sheet extends z.ZodType>(sheet: Sheet) =>
    z.strictObject({
      id: combatantId,
      sheet,
      side: sideName,
      cell: cellSchema,
      ...who,
      now: now.prefault({} as z.input<Now>),
    });
  const encounterParts = {
    schema: z.literal(version, { error: `this program reads encounters of schema version ${version}` }),
    system: z.literal(systemId, { error: `the system must be "${systemId}"` }),
    name,
    about: text(1000).exactOptional(),
    battlefield: z.unknown(),
    combatants: z.array(z.unknown()).min(1).max(mostCombatants),
    ...more,
    /** Any rulings: those left out have their default. */
    rulings: rulingsSchemaOf(rulings).default({}),
    startAt: startAt.exactOptional(),
    /** The state of doors and windows where it differs from the battlefield's: true is open. */
    doors: z.record(id, z.boolean()).default({}),
  };
  return {
    combatantSchema: combatantWith(z.unknown().optional()),
    encounterParts,
    encounterJson: (sheet: z.ZodType, battlefield: z.ZodType): Json =>
      writtenJsonSchema(
        z.strictObject({
          ...encounterParts,
          battlefield,
          combatants: z.array(combatantWith(sheet)).min(1).max(mostCombatants),
        }),
      ),
  };
}

/** Migrates a document to the next version, whose number it must write to `schema`. */
type Step = (document: JsonObject) => Json;

/**
 * Migrates a document to version `version`; `steps[0]` makes version 2 of version 1. Stops at a version without a step.
 * Returns unchanged what has no `schema` number, or already this version or a newer one.
 */
export function migrated(json: Json, version: number, steps: readonly Step[]): Json {
  let document = json;
  while (isObject(document) && typeof document.schema === 'number' && document.schema < version) {
    const step = steps[document.schema - 1];
    if (!step) return document;
    document = step(document as JsonObject);
  }
  return document;
}
