import type { BattlefieldDocument } from '../../battlefield/document.ts';
import { migrated, writtenJsonSchema } from '../../documents/encounters.ts';
import { checkSides, checkStart, idsAsWritten } from '../../documents/mentions.ts';
import { checkDoors, checkPlaces, readSquares } from '../../documents/places.ts';
import { check, hazards, isRecord } from '../../documents/problems.ts';
import { z } from '../../documents/schemas.ts';
import type { Problem } from '../../engine/system.ts';
import type { Cell, Json } from '../../kernel/json.ts';
import {
  checkLists,
  checkMentions,
  checkNow,
  checkSpaces,
  checkSurprised,
  checkUnions,
} from './encounter-checks.ts';
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
import { sideOf } from './sizes.ts';
import type { Fight } from './state.ts';

/** Reading encounters: a document that makes sense, or everything that is wrong with it. */

export interface EncounterCombatant {
  readonly id: string;
  readonly sheet: Sheet;
  readonly side: string;
  readonly cell: Cell;
  readonly summoner?: string;
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
  readonly surprised: 'ask' | readonly string[];
  readonly rulings: Rulings;
  readonly governors: Fight['governors'];
  readonly advanced: readonly string[];
  readonly startAt?: StartAt;
  readonly doors: { readonly [id: string]: boolean };
}

export type EncounterReading =
  | { readonly ok: true; readonly encounter: EncounterDocument }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** WS-TER-1, WS-TER-2: squares of a metre, each step of which is a metre. */
function readBattlefield(json: unknown, problems: Problem[]): BattlefieldDocument | undefined {
  const field = readSquares(json, 'WS-TER-1', problems);
  if (!field || field.metric === 'one') return field;
  const message = 'every step is 1 m, diagonal ones too: the metric must be "one" (WS-TER-2)';
  problems.push({ path: 'battlefield.metric', message });
  return undefined;
}

/** A combatant as an encounter writes it; `at` is its place in the document. */
export function readCombatant(
  json: unknown,
  at: readonly (string | number)[],
  problems: Problem[],
): EncounterCombatant | undefined {
  const outline: CombatantOutline | undefined = check(combatantSchema, json, at, problems);
  const sheet = readSheet(isRecord(json) ? json.sheet : undefined, [...at, 'sheet'], problems);
  if (!outline || !sheet) return undefined;
  const { statuses = [], used: _, ...left } = sheet.current ?? {};
  const effects = [
    ...statuses.flatMap((status) =>
      status.id === 'grabbed' ? [] : [{ status: status.id, for: status.for }],
    ),
    ...outline.now.effects,
  ];
  const now: Now = { ...left, ...outline.now, effects };
  checkNow(sheet, now, [...at, 'now'], problems);
  return { ...outline, sheet, now };
}

function readCombatants(json: unknown, problems: Problem[]): (EncounterCombatant | undefined)[] {
  const list =
    check(encounterParts.combatants, json, ['combatants'], problems) ??
    (Array.isArray(json) ? json.slice(0, 60) : []);
  return list.map((one, index) => readCombatant(one, ['combatants', index], problems));
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
  const field = readBattlefield(json.battlefield, problems);
  const combatants = readCombatants(json.combatants, problems);
  const opening = check(parts.opening, json.opening, ['opening'], problems);
  const surprised = check(parts.surprised, json.surprised, ['surprised'], problems);
  const governors = check(parts.governors, json.governors, ['governors'], problems);
  const advanced = check(parts.advanced, json.advanced, ['advanced'], problems);
  const startAt: StartAt | undefined =
    'startAt' in json ? check(parts.startAt, json.startAt, ['startAt'], problems) : undefined;
  const doors = check(parts.doors, json.doors, ['doors'], problems);

  const ids = idsAsWritten(json.combatants);
  if (field && doors) checkDoors(field, doors, problems);
  checkSides(combatants, ids, problems);
  checkMentions(combatants, ids, rulings, problems);
  if (field && doors) checkField(combatants, field, doors, rulings, problems);
  if (surprised) checkSurprised(surprised, startAt !== undefined, ids, problems);
  if (startAt) {
    checkStart(startAt, ids, problems);
    checkUnions(startAt, combatants, ids, problems);
  }
  if (governors && advanced) checkLists(governors, advanced, rulings, problems);

  if (problems.length > 0 || !schema || !system || !name || !field || !doors) return { ok: false, problems };
  if (!surprised || !opening || !governors || !advanced) return { ok: false, problems };
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
      surprised,
      rulings,
      governors,
      advanced,
      ...(startAt ? { startAt } : {}),
      doors,
    },
  };
}

/** Everybody on the map, out of walls, and out of each other's way. */
function checkField(
  combatants: readonly (EncounterCombatant | undefined)[],
  field: BattlefieldDocument,
  doors: { readonly [id: string]: boolean },
  rulings: Rulings,
  problems: Problem[],
): void {
  const placed = combatants.map((one) => one && { ...one, squares: sideOf(one.sheet.size, rulings) });
  // Who may share a space is a matter of sizes: here everybody is on a layer of its own.
  const standing = placed.map((one) => one && { ...one, layer: one.id });
  checkPlaces(standing, field, doors, 'WS-TER-2', problems);
  checkSpaces(placed, rulings, problems);
}

/** A sheet of the pack with changes: objects are merged into it, everything else replaces, `null` takes away. */
const usedSheetSchema = sheetSchema.partial().extend({ use: z.enum(folk as [string, ...string[]]) });

/** The JSON schema of an encounter, for editors and the command line; the battlefield has one of its own. */
export const encounterSchema = (): Json =>
  writtenJsonSchema(encounterWith(z.union([usedSheetSchema, sheetSchema]), fieldOutline));

/** The encounter as this version writes it: nothing is older than version 1. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
