import type { Metric } from '../../battlefield/document.ts';
import type { EncounterOf, Entered, ReadingOf } from '../../documents/encounters.ts';
import { migrated, sheetOrUse, squaresOutline } from '../../documents/encounters.ts';
import { checkHidden } from '../../documents/mentions.ts';
import { readSquares } from '../../documents/places.ts';
import type { Path } from '../../documents/problems.ts';
import { check } from '../../documents/problems.ts';
import type { EncounterReader } from '../../documents/read-encounter.ts';
import { readWith } from '../../documents/read-encounter.ts';
import type { Problem } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { isObject } from '../../kernel/json.ts';
import { checkLeft, checkMentions, checkNow, checkSurprise } from './encounter-checks.ts';
import type { CombatantOutline, Hidden, Now, StartAt, Surprise } from './encounter-schema.ts';
import { combatantSchema, encounterJson, encounterParts, encounterVersion } from './encounter-schema.ts';
import { folk } from './pack/folk.ts';
import { readHands, readSheet } from './ready.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings } from './rulings.ts';
import type { InHand, Sheet } from './sheet.ts';
import { sheetSchema, sideOfSize } from './sheet.ts';

/** `inHand` is what is in hand at the start, from the encounter or else from the sheet. */
export type EncounterCombatant = Entered<Sheet, Omit<Now, 'inHand'> & { readonly inHand: readonly InHand[] }>;

/** A valid encounter: every default filled in, every sheet ready. */
export interface EncounterDocument extends EncounterOf<EncounterCombatant, Rulings, StartAt> {
  readonly surprise?: Surprise;
  readonly hidden: readonly Hidden[];
}

type EncounterReading = ReadingOf<EncounterDocument>;

export function readCombatant(
  json: unknown,
  rulings: Rulings,
  at: Path,
  problems: Problem[],
): EncounterCombatant | undefined {
  const outline: CombatantOutline | undefined = check(combatantSchema, json, at, problems);
  const sheet = readSheet(isObject(json) ? json.sheet : undefined, [...at, 'sheet'], problems);
  if (!outline || !sheet) return undefined;
  const { inHand: written, ...said } = outline.now;
  const now = { ...sheet.current, ...said };
  const inHand = written ? readHands(sheet, written, [...at, 'now', 'inHand'], problems) : sheet.inHand;
  checkNow(sheet, said, rulings, [...at, 'now'], problems);
  checkLeft(sheet, sheet.current ?? {}, rulings, [...at, 'sheet', 'current'], problems);
  return { ...outline, sheet, now: { ...now, inHand } };
}

/** The value of the ruling `gridMetric` for each metric of a battlefield (FS-R77). */
const gridMetrics: { readonly [metric in Metric]: Rulings['gridMetric'] } = {
  one: 'chebyshev',
  alternating: 'alternating',
  exact: 'euclidean',
};

/** How encounters of this system are parsed and checked. */
const reader: EncounterReader<typeof encounterParts, EncounterCombatant, Rulings> = {
  parts: encounterParts,
  defaultRulings,
  metric: { ruling: 'gridMetric', names: gridMetrics },
  field: (json, _, problems) => readSquares(json, 'FS-GRID-1', problems),
  combatant: readCombatant,
  placed: ({ cell, sheet }) => ({ name: sheet.name, cell, squares: sideOfSize[sheet.size] }),
  spaceClause: 'FS-GRID-2',
  check({ said: { hidden, surprise }, combatants, ids, begun }, problems) {
    checkMentions(combatants, ids, problems);
    if (surprise) checkSurprise(surprise, ids, begun, problems);
    if (hidden) checkHidden(hidden, ids, problems);
  },
};

/** Parses an encounter: the encounter, or all problems. */
export const readEncounter = (json: unknown): EncounterReading => readWith(reader, json);

/** The JSON schema of an encounter, for editors and the command line; the battlefield has one of its own. */
export const encounterSchema = (): Json => encounterJson(sheetOrUse(sheetSchema, folk), squaresOutline);

/** The encounter migrated to the current version; there is none older than version 1. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
