import type { BattlefieldDocument } from '../battlefield/document.ts';
import { GRIDS, METRICS } from '../battlefield/document.ts';
import type { Problem } from '../engine/system.ts';
import type { Cell, Json } from '../kernel/json.ts';
import { asJson } from '../kernel/json.ts';
import { mostCombatants } from '../kernel/outside.ts';
import type { Ruling } from '../kernel/rulebook.ts';
import { isRecord } from './problems.ts';
import { rulingsSchemaOf } from './rulings.ts';
import { id, name, sideName, text, whole, z } from './schemas.ts';

export { mostCombatants };

/** The parts of an encounter that look alike in every system. */

/** The id of a combatant; `gm` is the game master. */
export const combatantId = id.refine((one) => one !== 'gm', '"gm" stands for the game master');

export const cellSchema = z.strictObject({ x: whole(0, 999), y: whole(0, 999) });

/** Who is hidden from whom at the start. */
export const hiddenSchema = z.array(z.strictObject({ who: combatantId, from: combatantId })).max(400);

/** Somebody of an encounter: its sheet is ready, and `now` is how it stands when the fight begins. */
export interface Entered<Sheet, Now> {
  readonly id: string;
  readonly sheet: Sheet;
  readonly side: string;
  readonly cell: Cell;
  readonly now: Now;
}

/** What the encounters of all systems hold, every default filled in. */
export interface EncounterOf<Combatant, Rulings, StartAt> {
  readonly schema: number;
  readonly system: string;
  readonly name: string;
  readonly about?: string;
  readonly battlefield: BattlefieldDocument;
  readonly combatants: readonly Combatant[];
  readonly rulings: Rulings;
  /** Where the fight begins in its middle. */
  readonly startAt?: StartAt;
  readonly doors: { readonly [id: string]: boolean };
}

/** An encounter that makes sense, or everything that is wrong with it. */
export type ReadingOf<Encounter> =
  | { readonly ok: true; readonly encounter: Encounter }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A sheet, or one of the pack with changes: objects are merged into it, everything else replaces, `null` takes away. */
export function sheetOrUse<Schema extends z.ZodObject>(schema: Schema, folk: readonly string[]) {
  const removable = Object.entries(schema.shape).flatMap(([key, field]) =>
    field instanceof z.ZodExactOptional ? [[key, z.nullable(field.unwrap())]] : [],
  );
  const changes = schema.extend(Object.fromEntries(removable)).partial();
  return z.union([changes.extend({ use: z.enum(folk) }), schema]);
}

/** How a fight begins in its middle: the round, the initiative of each combatant, whose turn it is. */
export const startAtFields = (least: number, most: number) => ({
  round: whole(1, 999),
  initiative: z.record(combatantId, whole(least, most)),
  active: combatantId,
});

/** The outline of a battlefield in the JSON schema of an encounter; the battlefield itself is read elsewhere. */
export const fieldOutline = <Grids extends z.ZodType, Metrics extends z.ZodType>(
  grid: Grids,
  metric: Metrics,
) => z.looseObject({ width: z.int().min(1).max(200), height: z.int().min(1).max(200), grid, metric });
export const squaresOutline = fieldOutline(z.literal('square'), z.enum(METRICS));
/** The same where hexes are welcome and squares count every second diagonal double. */
export const alternatingOutline = fieldOutline(z.enum(GRIDS), z.literal('alternating'));

/** The JSON schema of what may be written: fields with a default may be left out. */
export const writtenJsonSchema = (schema: z.ZodType): Json => asJson(z.toJSONSchema(schema, { io: 'input' }));

/** What the encounters of a system say, besides what those of all systems do. */
interface Saying<Now, Who, More, StartAt> {
  readonly systemId: string;
  readonly version: number;
  readonly rulings: readonly Ruling[];
  /** How somebody stands when the fight begins. */
  readonly now: Now;
  /** What else is said of whoever takes part. */
  readonly who: Who;
  /** What else is said of the fight. */
  readonly more: More;
  /** The moment at which a fight begins in its middle. */
  readonly startAt: StartAt;
}

/**
 * How the encounters of a system are written. `combatantSchema`: somebody whose sheet is read separately. `encounterParts`:
 * each to be read by itself, so that all problems come to light at once, and whoever takes part one by one.
 * `encounterJson`: the JSON schema of the whole, with these schemas in the places of sheets and of the battlefield.
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
    combatants: z.array(z.unknown()).min(2).max(mostCombatants),
    ...more,
    /** Any rulings: those left out stand at their default. */
    rulings: rulingsSchemaOf(rulings).default({}),
    startAt: startAt.exactOptional(),
    /** Doors and windows that stand other than the battlefield has them: true is open. */
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
          combatants: z.array(combatantWith(sheet)).min(2).max(mostCombatants),
        }),
      ),
  };
}

/** How a document of one version becomes one of the next. */
export type Step = (document: { readonly [key: string]: Json | undefined }) => Json;

/**
 * The document as version `version` writes it; `steps[0]` makes version 2 of version 1. What is no document, newer
 * than this program, or older than every step, comes back as it is.
 */
export function migrated(json: Json, version: number, steps: readonly Step[]): Json {
  let document = json;
  while (isRecord(document) && typeof document.schema === 'number' && document.schema < version) {
    const step = steps[document.schema - 1];
    if (!step) return document;
    document = step(document as { readonly [key: string]: Json | undefined });
  }
  return document;
}
