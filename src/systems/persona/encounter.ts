import type { BattlefieldDocument, Metric } from '../../battlefield/document.ts';
import { migrated, squaresOutline, writtenJsonSchema } from '../../documents/encounters.ts';
import { checkHidden, checkSides, checkStart, idsAsWritten } from '../../documents/mentions.ts';
import { checkDoors, checkPlaces, readMetric, readSquares } from '../../documents/places.ts';
import { check, hazards, isRecord } from '../../documents/problems.ts';
import { z } from '../../documents/schemas.ts';
import type { Problem } from '../../engine/system.ts';
import type { Cell, Json } from '../../kernel/json.ts';
import { checkLeft, checkLists, checkMentions, checkNow } from './encounter-checks.ts';
import type { CombatantOutline, Hidden, Now, StartAt } from './encounter-schema.ts';
import { combatantSchema, encounterParts, encounterVersion, encounterWith } from './encounter-schema.ts';
import { folk } from './pack/folk.ts';
import { readSheet } from './ready.ts';
import type { InHand } from './ready-things.ts';
import { readyHands } from './ready-things.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import { sheetSchema } from './sheet.ts';
import type { Analysis } from './state.ts';

/** Reading encounters (PE-TIME-5): a document that makes sense, or everything that is wrong with it. */

export interface EncounterCombatant {
  readonly id: string;
  readonly sheet: Sheet;
  readonly side: string;
  readonly cell: Cell;
  /** `inHand` is what is in hand at the start, from here or from the sheet. */
  readonly now: Omit<Now, 'inHand'> & { readonly inHand: InHand };
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
  readonly seaOfChaos: boolean;
  readonly hidden: readonly Hidden[];
  readonly analysed: { readonly [id: string]: Analysis };
  readonly rulings: Rulings;
  readonly startAt?: StartAt;
  readonly doors: { readonly [id: string]: boolean };
}

export type EncounterReading =
  | { readonly ok: true; readonly encounter: EncounterDocument }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** PE-MOVE-1, PE-R15: what each metric of a battlefield is called among the rulings. */
const diagonals: { readonly [metric in Metric]: Rulings['diagonalCost'] } = {
  one: 'one',
  alternating: 'alternating',
  exact: 'euclid',
};

/** A combatant as an encounter writes it; `at` is its place in the document. */
export function readCombatant(
  json: unknown,
  at: readonly (string | number)[],
  problems: Problem[],
): EncounterCombatant | undefined {
  const outline: CombatantOutline | undefined = check(combatantSchema, json, at, problems);
  const sheet = readSheet(isRecord(json) ? json.sheet : undefined, [...at, 'sheet'], problems);
  if (!outline || !sheet) return undefined;
  const { inHand: written, ...said } = outline.now;
  const inHand = written
    ? readyHands(sheet, sheet.current, written, [...at, 'now', 'inHand'], problems)
    : (sheet.inHand as InHand);
  checkNow(sheet, said, [...at, 'now'], problems);
  checkLeft(sheet, sheet.current ?? {}, [...at, 'sheet', 'current'], problems);
  const { used: _, loaded, spares, ...left } = sheet.current ?? {};
  const counts = { loaded: { ...loaded, ...said.loaded }, spares: { ...spares, ...said.spares } };
  return { ...outline, sheet, now: { ...left, ...said, ...counts, inHand } };
}

function readCombatants(json: unknown, problems: Problem[]): (EncounterCombatant | undefined)[] {
  const list =
    check(encounterParts.combatants, json, ['combatants'], problems) ??
    (Array.isArray(json) ? json.slice(0, 60) : []);
  return list.map((one, index) => readCombatant(one, ['combatants', index], problems));
}

/** Whether somebody takes room, and in which band (PE-FLY-3). */
const layerOf = ({ now }: EncounterCombatant): string | null =>
  now.conditions.includes('dead') || now.conditions.includes('fled') ? null : now.band;

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
  const field = readSquares(json.battlefield, 'PE-MOVE-1', problems);
  const ruling = { key: 'diagonalCost', said: said?.diagonalCost };
  const diagonalCost = field && readMetric(field, diagonals, ruling, problems);
  const combatants = readCombatants(json.combatants, problems);
  const surprised = check(parts.surprised, json.surprised, ['surprised'], problems);
  const seaOfChaos = check(parts.seaOfChaos, json.seaOfChaos, ['seaOfChaos'], problems);
  const hidden = check(parts.hidden, json.hidden, ['hidden'], problems);
  const analysed = check(parts.analysed, json.analysed, ['analysed'], problems);
  const startAt = 'startAt' in json ? check(parts.startAt, json.startAt, ['startAt'], problems) : undefined;
  const doors = check(parts.doors, json.doors, ['doors'], problems);

  const ids = idsAsWritten(json.combatants);
  if (field && doors) checkDoors(field, doors, problems);
  checkSides(combatants, ids, problems);
  checkMentions(combatants, ids, problems);
  if (field && doors) {
    const standing = combatants.map(
      (one) => one && { id: one.id, cell: one.cell, squares: one.sheet.squares, layer: layerOf(one) },
    );
    checkPlaces(standing, field, doors, 'PE-MOVE-1', problems);
  }
  if (surprised && analysed) checkLists(surprised, analysed, startAt !== undefined, ids, problems);
  if (hidden) checkHidden(hidden, ids, problems);
  if (startAt) checkStart(startAt, ids, problems);

  if (problems.length > 0 || !schema || !system || !name || !field || !diagonalCost)
    return { ok: false, problems };
  if (!surprised || seaOfChaos === undefined || !hidden || !analysed || !doors)
    return { ok: false, problems };
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
      seaOfChaos,
      hidden,
      analysed,
      rulings: { ...defaultRulings, ...said, diagonalCost },
      ...(startAt ? { startAt } : {}),
      doors,
    },
  };
}

/** A sheet of the pack with changes: objects are merged into it, everything else replaces, `null` takes away. */
const usedSheetSchema = sheetSchema.partial().extend({ use: z.enum(folk as [string, ...string[]]) });

/** The JSON schema of an encounter, for editors and the command line; the battlefield has one of its own. */
export const encounterSchema = (): Json =>
  writtenJsonSchema(encounterWith(z.union([usedSheetSchema, sheetSchema]), squaresOutline));

/** The encounter as this version writes it: nothing is older than version 1. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
