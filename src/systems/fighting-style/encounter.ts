import type { EncounterOf, Entered, ReadingOf } from '../../documents/encounters.ts';
import { migrated, mostCombatants, sheetOrUse, squaresOutline } from '../../documents/encounters.ts';
import { checkHidden, checkSides, checkStart, idsAsWritten } from '../../documents/mentions.ts';
import { each, open, whole } from '../../documents/parts.ts';
import { checkDoors, checkPlaces } from '../../documents/places.ts';
import type { Path } from '../../documents/problems.ts';
import { check, isRecord } from '../../documents/problems.ts';
import type { Problem } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { checkLeft, checkMentions, checkNow, checkSurprise } from './encounter-checks.ts';
import { readBattlefield } from './encounter-field.ts';
import type { CombatantOutline, Hidden, Now, StartAt, Surprise } from './encounter-schema.ts';
import { combatantSchema, encounterJson, encounterParts, encounterVersion } from './encounter-schema.ts';
import { folk } from './pack/folk.ts';
import { readHands, readSheet } from './ready.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings } from './rulings.ts';
import type { Held, Sheet } from './sheet.ts';
import { sheetSchema, sideOfSize } from './sheet.ts';

/** `inHand` is what is in hand at the start, from here or from the sheet. */
export type EncounterCombatant = Entered<Sheet, Omit<Now, 'inHand'> & { readonly inHand: readonly Held[] }>;

/** An encounter that makes sense, every default filled in, every sheet ready. */
export interface EncounterDocument extends EncounterOf<EncounterCombatant, Rulings, StartAt> {
  readonly surprise?: Surprise;
  readonly hidden: readonly Hidden[];
}

export type EncounterReading = ReadingOf<EncounterDocument>;

export function readCombatant(
  json: unknown,
  rulings: Rulings,
  at: Path,
  problems: Problem[],
): EncounterCombatant | undefined {
  const outline: CombatantOutline | undefined = check(combatantSchema, json, at, problems);
  const sheet = readSheet(isRecord(json) ? json.sheet : undefined, [...at, 'sheet'], problems);
  if (!outline || !sheet) return undefined;
  const { inHand: written, ...said } = outline.now;
  const now = { ...sheet.current, ...said };
  const inHand = written ? readHands(sheet, written, [...at, 'now', 'inHand'], problems) : sheet.inHand;
  checkNow(sheet, said, rulings, [...at, 'now'], problems);
  checkLeft(sheet, sheet.current ?? {}, rulings, [...at, 'sheet', 'current'], problems);
  return { ...outline, sheet, now: { ...now, inHand } };
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
  const written = (said.rulings ?? {}) as Partial<Rulings>;
  const field = readBattlefield(said.battlefield, written, problems);
  const rulings: Rulings = { ...defaultRulings, ...field?.rulings, ...written };
  const combatants = each(opened.json.combatants, mostCombatants, ['combatants'], (one, at) =>
    readCombatant(one, rulings, at, problems),
  );

  const ids = idsAsWritten(opened.json.combatants);
  const { doors, hidden, startAt, surprise } = said;
  if (field && doors) checkDoors(field.document, doors, problems);
  checkSides(combatants, ids, problems);
  checkMentions(combatants, ids, problems);
  if (field && doors) {
    const standing = combatants.map((one) => one && { ...one, squares: sideOfSize[one.sheet.size] });
    checkPlaces(standing, field.document, doors, 'FS-GRID-2', problems);
  }
  if (surprise) checkSurprise(surprise, ids, startAt !== undefined, problems);
  if (hidden) checkHidden(hidden, ids, problems);
  if (startAt) checkStart(startAt, ids, problems);

  const all = whole(opened, problems);
  if (!all || !field) return { ok: false, problems };
  const there = combatants.filter((one) => one !== undefined);
  return { ok: true, encounter: { ...all, battlefield: field.document, combatants: there, rulings } };
}

/** The JSON schema of an encounter, for editors and the command line; the battlefield has one of its own. */
export const encounterSchema = (): Json => encounterJson(sheetOrUse(sheetSchema, folk), squaresOutline);

/** The encounter as this version writes it: nothing is older than version 1. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
