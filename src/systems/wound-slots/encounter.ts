import type { BattlefieldDocument } from '../../battlefield/document.ts';
import { migrated, writtenJsonSchema } from '../../documents/encounters.ts';
import { checkSides, checkStart, idsAsWritten } from '../../documents/mentions.ts';
import { checkDoors, checkPlaces, readField } from '../../documents/places.ts';
import { check, hazards, isRecord } from '../../documents/problems.ts';
import { z } from '../../documents/schemas.ts';
import type { Problem } from '../../engine/system.ts';
import type { Cell, Json } from '../../kernel/json.ts';
import { bodyLeft } from './current.ts';
import { squaresOf } from './derived.ts';
import { checkFatal, checkLeft, checkMentions, checkNow, checkSurprised } from './encounter-checks.ts';
import type { CombatantOutline, Now, StartAt } from './encounter-schema.ts';
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

/** Reading encounters: a document that makes sense, or everything that is wrong with it. */

export interface EncounterCombatant {
  readonly id: string;
  readonly sheet: Sheet;
  readonly side: string;
  readonly cell: Cell;
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
  readonly surprised: 'ask' | readonly string[];
  readonly rulings: Rulings;
  readonly startAt?: StartAt;
  readonly doors: { readonly [id: string]: boolean };
}

export type EncounterReading =
  | { readonly ok: true; readonly encounter: EncounterDocument }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** SL-GRD-1 to SL-GRD-3: squares whose every second diagonal counts 2, or hexes; a yard each. */
function readBattlefield(json: unknown, problems: Problem[]): BattlefieldDocument | undefined {
  const wanted = {
    grids: ['square', 'hex-flat', 'hex-pointy'],
    played: 'this system is played on squares or hexes',
    wide: 'a cell of this system is a yard wide, and heights are yards: leave this out',
  } as const;
  const field = readField(json, wanted, 'SL-GRD-1', problems);
  if (field?.grid !== 'square' || field.metric === 'alternating') return field;
  const message = 'every second diagonal counts 2: the metric must be "alternating" (SL-GRD-2)';
  problems.push({ path: 'battlefield.metric', message });
  return undefined;
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
  checkNow(sheet, outline.now, rulings, [...at, 'now'], problems);
  const { current = {} } = sheet;
  const left = bodyLeft(current);
  checkLeft(sheet, left, rulings, [...at, 'sheet', 'current'], problems);
  // Who was out of it stays so: the encounter says who is unconscious besides, not who has come to.
  const lies = current.unconscious && !outline.now.conditions.includes('unconscious');
  const conditions = lies ? [...outline.now.conditions, 'unconscious' as const] : outline.now.conditions;
  const now: Now = { ...left, ...outline.now, conditions };
  checkFatal(sheet, now, outline.now.wounds ? [...at, 'now'] : [...at, 'sheet', 'current'], problems);
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

/** Whether somebody takes room: neither the dead nor those who left, nor riders, whose mounts do. */
const layerOf = ({ now }: EncounterCombatant): string | null =>
  now.riding || now.conditions.includes('dead') || now.conditions.includes('fled') ? null : 'ground';

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
  const field = readBattlefield(json.battlefield, problems);
  const combatants = readCombatants(json.combatants, rulings, problems);
  const surprised = check(parts.surprised, json.surprised, ['surprised'], problems);
  const startAt = 'startAt' in json ? check(parts.startAt, json.startAt, ['startAt'], problems) : undefined;
  const doors = check(parts.doors, json.doors, ['doors'], problems);

  const ids = idsAsWritten(json.combatants);
  if (field && doors) checkDoors(field, doors, problems);
  checkSides(combatants, ids, problems);
  checkMentions(combatants, ids, problems);
  if (field && doors) {
    const standing = combatants.map(
      (one) =>
        one && { id: one.id, cell: one.cell, squares: squaresOf(one.sheet, rulings), layer: layerOf(one) },
    );
    checkPlaces(standing, field, doors, 'SL-GRD-1', problems);
  }
  if (surprised) checkSurprised(surprised, startAt !== undefined, combatants, ids, problems);
  if (startAt) checkStart(startAt, ids, problems);

  if (problems.length > 0 || !schema || !system || !name || !field || !surprised || !doors) {
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
      surprised,
      rulings,
      ...(startAt ? { startAt } : {}),
      doors,
    },
  };
}

/** A sheet of the pack with changes: objects are merged into it, everything else replaces, `null` takes away. */
const usedSheetSchema = sheetSchema.partial().extend({ use: z.enum(folk as [string, ...string[]]) });

/** The JSON schema of an encounter, for editors and the command line; the battlefield has one of its own. */
export const encounterSchema = (): Json =>
  writtenJsonSchema(encounterWith(z.union([usedSheetSchema, sheetSchema]), fieldOutline));

/** The encounter as this version writes it: nothing is older than version 1. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
