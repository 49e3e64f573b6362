import type { BattlefieldDocument } from '../../battlefield/document.ts';
import type { EncounterOf, Entered, ReadingOf } from '../../documents/encounters.ts';
import { migrated, mostCombatants, sheetOrUse } from '../../documents/encounters.ts';
import { checkSides, checkStart, idsAsWritten } from '../../documents/mentions.ts';
import { each, open, whole } from '../../documents/parts.ts';
import { checkDoors, checkPlaces, readSquares } from '../../documents/places.ts';
import type { Path } from '../../documents/problems.ts';
import { check, isRecord } from '../../documents/problems.ts';
import type { Problem } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
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
  encounterJson,
  encounterParts,
  encounterVersion,
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

/** What the last fight left, overlaid by what the encounter says. */
export interface EncounterCombatant extends Entered<Sheet, Now> {
  readonly summoner?: string;
}

/** An encounter that makes sense, every default filled in, every sheet ready. */
export interface EncounterDocument extends EncounterOf<EncounterCombatant, Rulings, StartAt> {
  readonly opening: 'ask' | 'agreed';
  readonly surprised: 'ask' | readonly string[];
  readonly governors: Fight['governors'];
  readonly advanced: readonly string[];
}

export type EncounterReading = ReadingOf<EncounterDocument>;

/** WS-TER-1, WS-TER-2: squares of a metre, each step of which is a metre. */
function readBattlefield(json: unknown, problems: Problem[]): BattlefieldDocument | undefined {
  const field = readSquares(json, 'WS-TER-1', problems);
  if (!field || field.metric === 'one') return field;
  const message = 'every step is 1 m, diagonal ones too: the metric must be "one" (WS-TER-2)';
  problems.push({ path: 'battlefield.metric', message });
  return undefined;
}

/** A combatant as an encounter writes it; `at` is its place in the document. */
export function readCombatant(json: unknown, at: Path, problems: Problem[]): EncounterCombatant | undefined {
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

/**
 * Reads an encounter. Every part is read by itself and then against the others, so that one reading names all that
 * is wrong, each with its place: `combatants[2].cell.x`.
 */
export function readEncounter(json: unknown): EncounterReading {
  const problems: Problem[] = [];
  const opened = open(json, encounterParts, 'an encounter', problems);
  if (!opened) return { ok: false, problems };
  const { said } = opened;
  const rulings: Rulings = { ...defaultRulings, ...(said.rulings as Partial<Rulings>) };
  const field = readBattlefield(said.battlefield, problems);
  const combatants = each(opened.json.combatants, mostCombatants, ['combatants'], (one, at) =>
    readCombatant(one, at, problems),
  );

  const ids = idsAsWritten(opened.json.combatants);
  const { advanced, doors, governors, startAt, surprised } = said;
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

  const all = whole(opened, problems);
  if (!all || !field) return { ok: false, problems };
  const there = combatants.filter((one) => one !== undefined);
  return { ok: true, encounter: { ...all, battlefield: field, combatants: there, rulings } };
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

/** The JSON schema of an encounter, for editors and the command line; the battlefield has one of its own. */
export const encounterSchema = (): Json => encounterJson(sheetOrUse(sheetSchema, folk), fieldOutline);

/** The encounter as this version writes it: nothing is older than version 1. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
