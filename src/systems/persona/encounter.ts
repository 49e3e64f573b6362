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
import { checkLeft, checkLists, checkMentions, checkNow } from './encounter-checks.ts';
import type { CombatantOutline, Hidden, Now, StartAt } from './encounter-schema.ts';
import { combatantSchema, encounterJson, encounterParts, encounterVersion } from './encounter-schema.ts';
import { folk } from './pack/folk.ts';
import { readSheet } from './ready.ts';
import type { InHand } from './ready-things.ts';
import { readyHands } from './ready-things.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import { sheetSchema } from './sheet.ts';
import type { Analysis } from './state.ts';

/** Reading encounters (PE-TIME-5): the result is either a valid document or the list of all its problems. */

/**
 * A combatant of an encounter. `inHand` is what it holds at the start, taken from the encounter or else from the sheet.
 */
export type EncounterCombatant = Entered<Sheet, Omit<Now, 'inHand'> & { readonly inHand: InHand }>;

/** A valid encounter with all defaults filled in and all sheets looked up. */
export interface EncounterDocument extends EncounterOf<EncounterCombatant, Rulings, StartAt> {
  readonly surprised: 'ask' | readonly string[];
  readonly seaOfChaos: boolean;
  readonly hidden: readonly Hidden[];
  readonly analysed: { readonly [id: string]: Analysis };
}

type EncounterReading = ReadingOf<EncounterDocument>;

/** PE-MOVE-1, PE-R15: the ruling value that corresponds to each metric of a battlefield. */
const diagonals: { readonly [metric in Metric]: Rulings['diagonalCost'] } = {
  one: 'one',
  alternating: 'alternating',
  exact: 'euclid',
};

/** Reads a combatant as an encounter writes it; `at` is its path in the document. `undefined` if it has problems. */
export function readCombatant(json: unknown, at: Path, problems: Problem[]): EncounterCombatant | undefined {
  const outline: CombatantOutline | undefined = check(combatantSchema, json, at, problems);
  const sheet = readSheet(isObject(json) ? json.sheet : undefined, [...at, 'sheet'], problems);
  if (!outline || !sheet) return undefined;
  const { inHand: written, ...said } = outline.now;
  const inHand = written
    ? readyHands(sheet, sheet.current, written, [...at, 'now', 'inHand'], problems)
    : (sheet.inHand as InHand);
  checkNow(sheet, said, [...at, 'now'], problems);
  checkLeft(sheet, sheet.current ?? {}, [...at, 'sheet', 'current'], problems);
  const { used: _, loaded, spares, worn, apLost, ...left } = sheet.current ?? {};
  const counts = {
    loaded: { ...loaded, ...said.loaded },
    spares: { ...spares, ...said.spares },
    worn: { ...worn, ...said.worn },
    apLost: { ...apLost, ...said.apLost },
  };
  return { ...outline, sheet, now: { ...left, ...said, ...counts, inHand } };
}

/** The band in which a combatant takes room; `null` for the dead and the fled, who take none (PE-FLY-3). */
const layerOf = ({ now }: EncounterCombatant): string | null =>
  now.conditions.includes('dead') || now.conditions.includes('fled') ? null : now.band;

/** How an encounter of this system is read, and which of its parts have to agree. */
const reader: EncounterReader<typeof encounterParts, EncounterCombatant, Rulings> = {
  parts: encounterParts,
  defaultRulings,
  metric: { ruling: 'diagonalCost', names: diagonals },
  field: (json, _, problems) => readSquares(json, 'PE-MOVE-1', problems),
  combatant: (json, _, at, problems) => readCombatant(json, at, problems),
  placed: (one) => ({
    name: one.sheet.name,
    cell: one.cell,
    squares: one.sheet.squares,
    layer: layerOf(one),
  }),
  spaceClause: 'PE-MOVE-1',
  check({ said: { analysed, hidden, surprised }, combatants, ids, begun }, problems) {
    checkMentions(combatants, ids, problems);
    if (surprised && analysed) checkLists(surprised, analysed, begun, ids, problems);
    if (hidden) checkHidden(hidden, ids, problems);
  },
};

/** Reads an encounter, or lists everything that is wrong with it. */
export const readEncounter = (json: unknown): EncounterReading => readWith(reader, json);

/** The JSON schema of an encounter, for editors and the command line. The battlefield has a schema of its own. */
export const encounterSchema = (): Json => encounterJson(sheetOrUse(sheetSchema, folk), squaresOutline);

/** The encounter in the current version's form. Version 1 is the oldest, so there is nothing to convert. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
