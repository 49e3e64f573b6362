import type { BattlefieldDocument } from '../../battlefield/document.ts';
import { migrated, writtenJsonSchema } from '../../documents/encounters.ts';
import { checkSides, checkStart, idsAsWritten } from '../../documents/mentions.ts';
import { checkDoors, checkPlaces, readField } from '../../documents/places.ts';
import { check, hazards, isRecord } from '../../documents/problems.ts';
import { z } from '../../documents/schemas.ts';
import type { Problem } from '../../engine/system.ts';
import type { Cell, Json } from '../../kernel/json.ts';
import { windedUntil } from './costs.ts';
import type { Current } from './current.ts';
import { sizeOf } from './derived.ts';
import { checkAmbush, checkMentions, checkNow, checkWatches } from './encounter-checks.ts';
import type { AmbushDocument, CombatantOutline, Now, StartAt, ZoneDocument } from './encounter-schema.ts';
import {
  combatantSchema,
  encounterParts,
  encounterVersion,
  encounterWith,
  fieldOutline,
} from './encounter-schema.ts';
import { folk } from './pack/folk.ts';
import { readSheet } from './ready.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import { sheetSchema } from './sheet.ts';
import { squaresOf } from './sizes.ts';
import { cellFeet, metricOf } from './space.ts';
import type { Fight } from './state.ts';
import type { Visibility } from './visibility/grades.ts';

/** Reading encounters: a document that makes sense, or everything that is wrong with it. */

export interface EncounterCombatant {
  readonly id: string;
  readonly sheet: Sheet;
  readonly side: string;
  readonly cell: Cell;
  readonly wishes: 'yes' | 'no' | 'ask';
  /** What the last fight left, overlaid by what the encounter says. */
  readonly now: Now;
}

/** An encounter that makes sense, every default filled in, every sheet ready. */
export interface EncounterDocument {
  readonly schema: number;
  readonly system: string;
  readonly name: string;
  readonly about?: string;
  readonly battlefield: BattlefieldDocument;
  readonly combatants: readonly EncounterCombatant[];
  readonly opening: 'ask' | 'agreed';
  readonly ambush: AmbushDocument;
  readonly overWatch: Fight['watches'];
  readonly attacker?: string;
  readonly visibility: Visibility;
  readonly zones: readonly ZoneDocument[];
  readonly vacuum: boolean;
  readonly rulings: Rulings;
  readonly startAt?: StartAt;
  readonly doors: { readonly [id: string]: boolean };
}

export type EncounterReading =
  | { readonly ok: true; readonly encounter: EncounterDocument }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** AD-POS-2, AD-R53: squares, whose diagonals count as the table measures. */
function readBattlefield(
  json: unknown,
  rulings: Rulings,
  problems: Problem[],
): BattlefieldDocument | undefined {
  const wide = `a square is ${cellFeet(rulings)} feet wide: leave "metres" out`;
  const wanted = { grids: ['square'], played: 'this system is played on squares', wide } as const;
  const field = readField(json, wanted, 'AD-POS-2', problems);
  const metric = metricOf(rulings);
  if (!field || field.metric === metric) return field;
  const message = `with the ruling "cellSize": ${JSON.stringify(rulings.cellSize)} the metric must be "${metric}" (AD-POS-2)`;
  problems.push({ path: 'battlefield.metric', message });
  return undefined;
}

/** What the last fight has left, overlaid by what the encounter says; whoever has Health again is not what it was without. */
function nowOf(current: Current | undefined, said: Now): Now {
  if (!current) return said;
  const { body, shock, winded, used: _, ...left } = current;
  const down = said.health === undefined;
  // AD-REC-4: 5 Vigor are enough by whatever the table counts, once a fight is over.
  const gasping = winded && said.vigor === undefined && (left.vigor ?? windedUntil) < windedUntil;
  const marks = [...(down && body ? [body] : []), ...(gasping ? (['winded'] as const) : [])];
  const conditions = [...said.conditions, ...marks.filter((mark) => !said.conditions.includes(mark))];
  return { ...left, ...(shock === undefined || !down ? {} : { shock }), ...said, conditions };
}

/** A combatant as an encounter writes it; `at` is its place in the document. */
export function readCombatant(
  json: unknown,
  rulings: Rulings,
  at: readonly (string | number)[],
  problems: Problem[],
): EncounterCombatant | undefined {
  const outline: CombatantOutline | undefined = check(combatantSchema, json, at, problems);
  const sheet = readSheet(isRecord(json) ? json.sheet : undefined, [...at, 'sheet'], problems);
  if (!outline || !sheet) return undefined;
  const now = nowOf(sheet.current, outline.now);
  checkNow(sheet, now, rulings, [...at, 'now'], problems);
  return { ...outline, sheet, now };
}

function readCombatants(
  json: unknown,
  rulings: Rulings,
  problems: Problem[],
): (EncounterCombatant | undefined)[] {
  const list =
    check(encounterParts.combatants, json, ['combatants'], problems) ??
    (Array.isArray(json) ? json.slice(0, 60) : []);
  return list.map((one, index) => readCombatant(one, rulings, ['combatants', index], problems));
}

/**
 * Reads an encounter. Every part is read by itself and then against the others, so that one reading names all that
 * is wrong, each with its place: `combatants[2].cell.x`.
 */
export function readEncounter(json: unknown): EncounterReading {
  const problems: Problem[] = [...hazards(json)];
  if (problems.length > 0) return { ok: false, problems };
  if (!isRecord(json)) return { ok: false, problems: [{ path: '', message: 'an encounter is an object' }] };
  for (const key of Object.keys(json)) {
    if (!Object.hasOwn(encounterParts, key)) problems.push({ path: key, message: 'unknown key' });
  }

  const parts = encounterParts;
  const schema = check(parts.schema, json.schema, ['schema'], problems);
  const system = check(parts.system, json.system, ['system'], problems);
  const name = check(parts.name, json.name, ['name'], problems);
  const about = 'about' in json ? check(parts.about, json.about, ['about'], problems) : undefined;
  const said = check(parts.rulings, json.rulings, ['rulings'], problems) as Partial<Rulings> | undefined;
  const rulings: Rulings = { ...defaultRulings, ...said };
  const field = readBattlefield(json.battlefield, rulings, problems);
  const combatants = readCombatants(json.combatants, rulings, problems);
  const opening = check(parts.opening, json.opening, ['opening'], problems);
  const ambush: AmbushDocument | undefined = check(parts.ambush, json.ambush, ['ambush'], problems);
  const overWatch = check(parts.overWatch, json.overWatch, ['overWatch'], problems);
  const attacker =
    'attacker' in json ? check(parts.attacker, json.attacker, ['attacker'], problems) : undefined;
  const visibility = check(parts.visibility, json.visibility, ['visibility'], problems);
  const zones: readonly ZoneDocument[] | undefined = check(parts.zones, json.zones, ['zones'], problems);
  const vacuum = check(parts.vacuum, json.vacuum, ['vacuum'], problems);
  const startAt: StartAt | undefined =
    'startAt' in json ? check(parts.startAt, json.startAt, ['startAt'], problems) : undefined;
  const doors = check(parts.doors, json.doors, ['doors'], problems);

  const ids = idsAsWritten(json.combatants);
  if (field && doors) checkDoors(field, doors, problems);
  checkSides(combatants, ids, problems);
  checkMentions(combatants, ids, problems);
  if (field && doors) checkField(combatants, field, doors, rulings, problems);
  if (ambush) checkAmbush(ambush, startAt !== undefined, ids, problems);
  if (overWatch) checkWatches(overWatch, attacker, combatants, ids, problems);
  if (startAt) checkStart(startAt, ids, problems);

  if (problems.length > 0 || !schema || !system || !name || !field || !doors) return { ok: false, problems };
  if (!opening || !ambush || !overWatch || !visibility || !zones || vacuum === undefined) {
    return { ok: false, problems };
  }
  return {
    ok: true,
    encounter: {
      schema,
      system,
      name,
      ...(about === undefined ? {} : { about }),
      battlefield: field,
      combatants: combatants.filter((one) => one !== undefined),
      opening,
      ambush,
      overWatch,
      ...(attacker === undefined ? {} : { attacker }),
      visibility,
      zones,
      vacuum,
      rulings,
      ...(startAt ? { startAt } : {}),
      doors,
    },
  };
}

/** Everybody on the map, out of walls, and out of each other's way; the dead and fled are in nobody's. */
function checkField(
  combatants: readonly (EncounterCombatant | undefined)[],
  field: BattlefieldDocument,
  doors: { readonly [id: string]: boolean },
  rulings: Rulings,
  problems: Problem[],
): void {
  const placed = combatants.map((one) => {
    if (!one) return undefined;
    const { id, cell, sheet, now } = one;
    const absent = now.conditions.includes('dead') || now.conditions.includes('fled');
    return {
      id,
      cell,
      squares: squaresOf(sizeOf(sheet, rulings), rulings),
      layer: absent ? null : 'ground',
    };
  });
  checkPlaces(placed, field, doors, 'AD-ACT-9', problems);
}

/** A sheet of the pack with changes: objects are merged into it, everything else replaces, `null` takes away. */
const usedSheetSchema = sheetSchema.partial().extend({ use: z.enum(folk as [string, ...string[]]) });

/** The JSON schema of an encounter, for editors and the command line; the battlefield has one of its own. */
export const encounterSchema = (): Json =>
  writtenJsonSchema(encounterWith(z.union([usedSheetSchema, sheetSchema]), fieldOutline));

/** The encounter as this version writes it: nothing is older than version 1. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
