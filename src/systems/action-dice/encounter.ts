import type { BattlefieldDocument } from '../../battlefield/document.ts';
import type { EncounterOf, Entered, ReadingOf } from '../../documents/encounters.ts';
import { migrated, sheetOrUse } from '../../documents/encounters.ts';
import type { Placed } from '../../documents/places.ts';
import { readField } from '../../documents/places.ts';
import type { Path } from '../../documents/problems.ts';
import { check } from '../../documents/problems.ts';
import type { EncounterReader } from '../../documents/read-encounter.ts';
import { readWith } from '../../documents/read-encounter.ts';
import type { Problem } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { isObject } from '../../kernel/json.ts';
import { windedUntil } from './costs.ts';
import type { Current } from './current.ts';
import { sizeOf } from './derived.ts';
import { checkAmbush, checkMentions, checkNow, checkWatches } from './encounter-checks.ts';
import type { AmbushDocument, CombatantOutline, Now, StartAt, ZoneDocument } from './encounter-schema.ts';
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
import { squaresOf } from './sizes.ts';
import { cellFeet, metricOf } from './space.ts';
import type { Fight } from './state.ts';
import type { Visibility } from './visibility/grades.ts';

/** Reads encounters: the result is a valid document, or all its problems. */

/** A combatant of an encounter. Its `now` is the sheet's `current` overlaid by what the encounter says. */
export interface EncounterCombatant extends Entered<Sheet, Now> {
  readonly wishes: 'yes' | 'no' | 'ask';
}

/** A valid encounter: defaults filled in, sheets ready. */
export interface EncounterDocument extends EncounterOf<EncounterCombatant, Rulings, StartAt> {
  readonly opening: 'ask' | 'agreed';
  readonly ambush: AmbushDocument;
  readonly overWatch: Fight['watches'];
  readonly attacker?: string;
  readonly visibility: Visibility;
  readonly zones: readonly ZoneDocument[];
  readonly vacuum: boolean;
}

type EncounterReading = ReadingOf<EncounterDocument>;

/** AD-POS-2, AD-R53: reads the battlefield. It needs squares and the metric that the ruling requires. */
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

/**
 * The sheet's `current` overlaid by what the encounter says. An encounter that states Health replaces death,
 * stabilisation and Shock as well.
 */
function nowOf(current: Current | undefined, said: Now): Now {
  if (!current) return said;
  const { body, shock, winded, used: _, ...left } = current;
  const down = said.health === undefined;
  // AD-REC-4: after a fight, 5 Vigor end being Winded under either ruling of AD-R69.
  const gasping = winded && said.vigor === undefined && (left.vigor ?? windedUntil) < windedUntil;
  const marks = [...(down && body ? [body] : []), ...(gasping ? (['winded'] as const) : [])];
  const conditions = [...said.conditions, ...marks.filter((mark) => !said.conditions.includes(mark))];
  return { ...left, ...(shock === undefined || !down ? {} : { shock }), ...said, conditions };
}

/** Reads a combatant; `at` is its path in the document. `undefined` with problems if it is invalid. */
export function readCombatant(
  json: unknown,
  rulings: Rulings,
  at: Path,
  problems: Problem[],
): EncounterCombatant | undefined {
  const outline: CombatantOutline | undefined = check(combatantSchema, json, at, problems);
  const sheet = readSheet(isObject(json) ? json.sheet : undefined, [...at, 'sheet'], problems);
  if (!outline || !sheet) return undefined;
  const now = nowOf(sheet.current, outline.now);
  checkNow(sheet, now, rulings, [...at, 'now'], problems);
  return { ...outline, sheet, now };
}

/** Where it stands, for the check that nobody overlaps; the dead and fled take up no space. */
function placed({ cell, sheet, now }: EncounterCombatant, rulings: Rulings): Placed {
  const absent = now.conditions.includes('dead') || now.conditions.includes('fled');
  const squares = squaresOf(sizeOf(sheet, rulings), rulings);
  return { name: sheet.name, cell, squares, layer: absent ? null : 'ground' };
}

/** How encounters of this system are read, and which of their parts are checked against each other. */
const reader: EncounterReader<typeof encounterParts, EncounterCombatant, Rulings> = {
  parts: encounterParts,
  defaultRulings,
  field: readBattlefield,
  combatant: readCombatant,
  placed,
  spaceClause: 'AD-ACT-9',
  check({ said: { ambush, attacker, overWatch }, combatants, ids, begun }, problems) {
    checkMentions(combatants, ids, problems);
    if (ambush) checkAmbush(ambush, begun, ids, problems);
    if (overWatch) checkWatches(overWatch, attacker, combatants, ids, problems);
  },
};

/** Reads an encounter: the document, or all its problems. */
export const readEncounter = (json: unknown): EncounterReading => readWith(reader, json);

/** The JSON schema of an encounter, for editors and the command line. The battlefield has a schema of its own. */
export const encounterSchema = (): Json => encounterJson(sheetOrUse(sheetSchema, folk), fieldOutline);

/** Migrates an encounter document to this version. Version 1 is the oldest. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
