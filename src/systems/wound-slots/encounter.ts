import type { BattlefieldDocument } from '../../battlefield/document.ts';
import type { EncounterOf, Entered, ReadingOf } from '../../documents/encounters.ts';
import { migrated, sheetOrUse } from '../../documents/encounters.ts';
import { readField } from '../../documents/places.ts';
import type { Path } from '../../documents/problems.ts';
import { check } from '../../documents/problems.ts';
import type { EncounterReader } from '../../documents/read-encounter.ts';
import { readWith } from '../../documents/read-encounter.ts';
import type { Problem } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { isObject } from '../../kernel/json.ts';
import { bodyLeft } from './current.ts';
import { squaresOf } from './derived.ts';
import { checkFatal, checkLeft, checkMentions, checkNow, checkSurprised } from './encounter-checks.ts';
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

/** Reading encounters: the result is a valid document, or all its problems. */

/** A combatant; its `now` is the state left by its last fight, overridden by what the encounter says. */
export type EncounterCombatant = Entered<Sheet, Now>;

/** A valid encounter with defaults filled in and all sheets ready. */
export interface EncounterDocument extends EncounterOf<EncounterCombatant, Rulings, StartAt> {
  readonly surprised: 'ask' | readonly string[];
}

type EncounterReading = ReadingOf<EncounterDocument>;

/** SL-GRD-1 to SL-GRD-3: reads squares (every second diagonal counts 2) or hexes, each a yard wide. */
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

/** Reads one combatant. `at` is its path in the document. */
export function readCombatant(
  json: unknown,
  rulings: Rulings,
  at: Path,
  problems: Problem[],
): EncounterCombatant | undefined {
  const outline: CombatantOutline | undefined = check(combatantSchema, json, at, problems);
  const sheet = readSheet(isObject(json) ? json.sheet : undefined, [...at, 'sheet'], problems);
  if (!outline || !sheet) return undefined;
  checkNow(sheet, outline.now, rulings, [...at, 'now'], problems);
  const { current = {} } = sheet;
  const left = bodyLeft(current);
  checkLeft(sheet, left, rulings, [...at, 'sheet', 'current'], problems);
  // A sheet left unconscious stays so: an encounter can add conditions, but not wake anybody.
  const lies = current.unconscious && !outline.now.conditions.includes('unconscious');
  const conditions = lies ? [...outline.now.conditions, 'unconscious' as const] : outline.now.conditions;
  const now: Now = { ...left, ...outline.now, conditions };
  checkFatal(sheet, now, outline.now.wounds ? [...at, 'now'] : [...at, 'sheet', 'current'], problems);
  return { ...outline, sheet, now };
}

/** The layer in which it takes up space; `null` for the dead, those who fled, and riders, whose mounts take it up. */
const layerOf = ({ now }: EncounterCombatant): string | null =>
  now.riding || now.conditions.includes('dead') || now.conditions.includes('fled') ? null : 'ground';

/** How encounters of this system are read, and what is checked across combatants. */
const reader: EncounterReader<typeof encounterParts, EncounterCombatant, Rulings> = {
  parts: encounterParts,
  defaultRulings,
  field: (json, _, problems) => readBattlefield(json, problems),
  combatant: readCombatant,
  placed: (one, rulings) => ({
    name: one.sheet.name,
    cell: one.cell,
    squares: squaresOf(one.sheet, rulings),
    layer: layerOf(one),
  }),
  spaceClause: 'SL-GRD-1',
  check({ said: { surprised }, combatants, ids, begun }, problems) {
    checkMentions(combatants, ids, problems);
    if (surprised) checkSurprised(surprised, begun, combatants, ids, problems);
  },
};

/** Reads an encounter, or returns all its problems. */
export const readEncounter = (json: unknown): EncounterReading => readWith(reader, json);

/** The JSON schema of an encounter, for editors and the command line. */
export const encounterSchema = (): Json => encounterJson(sheetOrUse(sheetSchema, folk), fieldOutline);

/** Migrates an encounter to this version; there is no version before 1. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
