import type { BattlefieldDocument } from '../../battlefield/document.ts';
import type { EncounterOf, Entered, ReadingOf } from '../../documents/encounters.ts';
import { migrated, sheetOrUse } from '../../documents/encounters.ts';
import type { Standing } from '../../documents/places.ts';
import { readField } from '../../documents/places.ts';
import type { Path } from '../../documents/problems.ts';
import { check, isRecord } from '../../documents/problems.ts';
import type { EncounterReader } from '../../documents/read-encounter.ts';
import { readWith } from '../../documents/read-encounter.ts';
import type { Problem } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
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

/** Reading encounters: a document that makes sense, or everything that is wrong with it. */

/** What the last fight left, overlaid by what the encounter says. */
export interface EncounterCombatant extends Entered<Sheet, Now> {
  readonly wishes: 'yes' | 'no' | 'ask';
}

/** An encounter that makes sense, every default filled in, every sheet ready. */
export interface EncounterDocument extends EncounterOf<EncounterCombatant, Rulings, StartAt> {
  readonly opening: 'ask' | 'agreed';
  readonly ambush: AmbushDocument;
  readonly overWatch: Fight['watches'];
  readonly attacker?: string;
  readonly visibility: Visibility;
  readonly zones: readonly ZoneDocument[];
  readonly vacuum: boolean;
}

export type EncounterReading = ReadingOf<EncounterDocument>;

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
  at: Path,
  problems: Problem[],
): EncounterCombatant | undefined {
  const outline: CombatantOutline | undefined = check(combatantSchema, json, at, problems);
  const sheet = readSheet(isRecord(json) ? json.sheet : undefined, [...at, 'sheet'], problems);
  if (!outline || !sheet) return undefined;
  const now = nowOf(sheet.current, outline.now);
  checkNow(sheet, now, rulings, [...at, 'now'], problems);
  return { ...outline, sheet, now };
}

/** Where somebody stands; the dead and fled are in nobody's way. */
function standing({ id, cell, sheet, now }: EncounterCombatant, rulings: Rulings): Standing {
  const absent = now.conditions.includes('dead') || now.conditions.includes('fled');
  const squares = squaresOf(sizeOf(sheet, rulings), rulings);
  return { id, cell, squares, layer: absent ? null : 'ground' };
}

/** What an encounter of this system says, and what of it has to agree. */
const reader: EncounterReader<typeof encounterParts, EncounterCombatant, Rulings> = {
  parts: encounterParts,
  defaultRulings,
  field: readBattlefield,
  combatant: readCombatant,
  standing,
  spaceClause: 'AD-ACT-9',
  check({ said: { ambush, attacker, overWatch }, combatants, ids, begun }, problems) {
    checkMentions(combatants, ids, problems);
    if (ambush) checkAmbush(ambush, begun, ids, problems);
    if (overWatch) checkWatches(overWatch, attacker, combatants, ids, problems);
  },
};

/** An encounter, or all that is wrong with it. */
export const readEncounter = (json: unknown): EncounterReading => readWith(reader, json);

/** The JSON schema of an encounter, for editors and the command line; the battlefield has one of its own. */
export const encounterSchema = (): Json => encounterJson(sheetOrUse(sheetSchema, folk), fieldOutline);

/** The encounter as this version writes it: nothing is older than version 1. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
