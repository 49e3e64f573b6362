import type { BattlefieldDocument } from '../../battlefield/document.ts';
import type { EncounterOf, Entered, ReadingOf } from '../../documents/encounters.ts';
import { migrated, sheetOrUse } from '../../documents/encounters.ts';
import { readSquares } from '../../documents/places.ts';
import type { Path } from '../../documents/problems.ts';
import { check } from '../../documents/problems.ts';
import type { EncounterReader } from '../../documents/read-encounter.ts';
import { readWith } from '../../documents/read-encounter.ts';
import type { Problem } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { isObject } from '../../kernel/json.ts';
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

/** Parses encounters: returns the document, or all of its problems. */

/**
 * A combatant of an encounter. Its `now` is what the last fight left (`sheet.current`), overlaid by what the encounter
 * says.
 */
export interface EncounterCombatant extends Entered<Sheet, Now> {
  readonly summoner?: string;
}

/** A valid encounter with all defaults filled in and all sheets ready. */
export interface EncounterDocument extends EncounterOf<EncounterCombatant, Rulings, StartAt> {
  readonly opening: 'ask' | 'agreed';
  readonly surprised: 'ask' | readonly string[];
  readonly governors: Fight['governors'];
  readonly advanced: readonly string[];
}

type EncounterReading = ReadingOf<EncounterDocument>;

/** WS-TER-1, WS-TER-2: squares of 1 m, where every step costs 1 m, diagonal ones too. */
function readBattlefield(json: unknown, problems: Problem[]): BattlefieldDocument | undefined {
  const field = readSquares(json, 'WS-TER-1', problems);
  if (!field || field.metric === 'one') return field;
  const message = 'every step is 1 m, diagonal ones too: the metric must be "one" (WS-TER-2)';
  problems.push({ path: 'battlefield.metric', message });
  return undefined;
}

/** Parses a combatant of an encounter; `at` is its path in the document. */
export function readCombatant(json: unknown, at: Path, problems: Problem[]): EncounterCombatant | undefined {
  const outline: CombatantOutline | undefined = check(combatantSchema, json, at, problems);
  const sheet = readSheet(isObject(json) ? json.sheet : undefined, [...at, 'sheet'], problems);
  if (!outline || !sheet) return undefined;
  const { statuses = [], used: _, dead, ...left } = sheet.current ?? {};
  const effects = [
    ...statuses.flatMap((status) =>
      status.id === 'grabbed' ? [] : [{ status: status.id, for: status.for }],
    ),
    ...outline.now.effects,
  ];
  // An encounter that states Vitality says itself whether it lives.
  const dies = dead && outline.now.vitality === undefined && !outline.now.conditions.includes('dead');
  const conditions = dies ? [...outline.now.conditions, 'dead' as const] : outline.now.conditions;
  const now: Now = { ...left, ...outline.now, conditions, effects };
  checkNow(sheet, now, [...at, 'now'], problems);
  return { ...outline, sheet, now };
}

const spaceOf = (one: EncounterCombatant, rulings: Rulings) => ({
  ...one,
  squares: sideOf(one.sheet.size, rulings),
});

/** How encounters of this system are parsed and checked. */
const reader: EncounterReader<typeof encounterParts, EncounterCombatant, Rulings> = {
  parts: encounterParts,
  defaultRulings,
  field: (json, _, problems) => readBattlefield(json, problems),
  combatant: (json, _, at, problems) => readCombatant(json, at, problems),
  // `checkSpaces` judges by size who may share a space. A layer of its own for everybody switches off the common check.
  placed: (one, rulings) => ({ ...spaceOf(one, rulings), name: one.sheet.name, layer: one.id }),
  spaceClause: 'WS-TER-2',
  check({ said, combatants, ids, rulings, begun }, problems) {
    const { advanced, governors, startAt, surprised } = said;
    checkMentions(combatants, ids, rulings, problems);
    checkSpaces(
      combatants.map((one) => one && spaceOf(one, rulings)),
      rulings,
      problems,
    );
    if (surprised) checkSurprised(surprised, begun, ids, problems);
    if (startAt) checkUnions(startAt, combatants, ids, problems);
    if (governors && advanced) checkLists(governors, advanced, rulings, problems);
  },
};

/** Parses an encounter: the document, or all of its problems. */
export const readEncounter = (json: unknown): EncounterReading => readWith(reader, json);

/** The JSON schema of an encounter, for editors and the command line. The battlefield has a schema of its own. */
export const encounterSchema = (): Json => encounterJson(sheetOrUse(sheetSchema, folk), fieldOutline);

/** The encounter in the current version. There are no older versions yet. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
