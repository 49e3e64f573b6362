import type { BattlefieldDocument } from '../../battlefield/document.ts';
import { migrated, squaresOutline, writtenJsonSchema } from '../../documents/encounters.ts';
import { checkHidden, checkSides, checkStart, idsAsWritten } from '../../documents/mentions.ts';
import { checkDoors, checkPlaces } from '../../documents/places.ts';
import { check, hazards, isRecord } from '../../documents/problems.ts';
import { z } from '../../documents/schemas.ts';
import type { Problem } from '../../engine/system.ts';
import type { Cell, Json } from '../../kernel/json.ts';
import { checkLeft, checkMentions, checkNow, checkSurprise } from './encounter-checks.ts';
import { readBattlefield } from './encounter-field.ts';
import type { CombatantOutline, Hidden, Now, StartAt, Surprise } from './encounter-schema.ts';
import { combatantSchema, encounterVersion, encounterWith, parts } from './encounter-schema.ts';
import { armorSchema, shieldSchema } from './gear.ts';
import { folk } from './pack/folk.ts';
import { readHands, readSheet } from './ready.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings } from './rulings.ts';
import type { Held, Sheet } from './sheet.ts';
import { sheetSchema, sideOfSize } from './sheet.ts';

export interface EncounterCombatant {
  readonly id: string;
  readonly sheet: Sheet;
  readonly side: string;
  readonly cell: Cell;
  /** `inHand` is what is in hand at the start, from here or from the sheet. */
  readonly now: Omit<Now, 'inHand'> & { readonly inHand: readonly Held[] };
}

/** An encounter that makes sense, every default filled in, every sheet ready. */
export interface EncounterDocument {
  readonly schema: number;
  readonly system: string;
  readonly name: string;
  readonly about?: string;
  readonly battlefield: BattlefieldDocument;
  readonly combatants: readonly EncounterCombatant[];
  readonly surprise?: Surprise;
  readonly hidden: readonly Hidden[];
  readonly rulings: Rulings;
  readonly startAt?: StartAt;
  readonly doors: { readonly [id: string]: boolean };
}

export type EncounterReading =
  | { readonly ok: true; readonly encounter: EncounterDocument }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function readCombatant(
  json: unknown,
  index: number,
  rulings: Rulings,
  problems: Problem[],
): EncounterCombatant | undefined {
  const at = ['combatants', index];
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

function readCombatants(
  json: unknown,
  rulings: Rulings,
  problems: Problem[],
): (EncounterCombatant | undefined)[] {
  const list =
    check(parts.combatants, json, ['combatants'], problems) ?? (Array.isArray(json) ? json.slice(0, 60) : []);
  return list.map((one, index) => readCombatant(one, index, rulings, problems));
}

/**
 * Reads an encounter. Every part is read by itself and then against the others, so that one reading names all that
 * is wrong, each with its place: `combatants[2].cell.x`.
 */
export function readEncounter(json: unknown): EncounterReading {
  const problems: Problem[] = [...hazards(json)];
  if (problems.length > 0) return { ok: false, problems };
  if (!isRecord(json)) return { ok: false, problems: [{ path: '', message: 'an encounter is an object' }] };
  for (const key of Object.keys(json))
    if (!Object.hasOwn(parts, key)) problems.push({ path: key, message: 'unknown key' });

  const schema = check(parts.schema, json.schema, ['schema'], problems);
  const system = check(parts.system, json.system, ['system'], problems);
  const name = check(parts.name, json.name, ['name'], problems);
  const about = 'about' in json ? check(parts.about, json.about, ['about'], problems) : undefined;
  const rulingsSaid = check(parts.rulings, json.rulings, ['rulings'], problems) as
    | Partial<Rulings>
    | undefined;
  const field = readBattlefield(json.battlefield, rulingsSaid ?? {}, problems);
  const rulings: Rulings = { ...defaultRulings, ...field?.rulings, ...rulingsSaid };
  const combatants = readCombatants(json.combatants, rulings, problems);
  const surprise =
    'surprise' in json ? check(parts.surprise, json.surprise, ['surprise'], problems) : undefined;
  const hidden = check(parts.hidden, json.hidden, ['hidden'], problems);
  const startAt = 'startAt' in json ? check(parts.startAt, json.startAt, ['startAt'], problems) : undefined;
  const doors = check(parts.doors, json.doors, ['doors'], problems);

  const ids = idsAsWritten(json.combatants);
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

  const whole = combatants.filter((one) => one !== undefined);
  if (problems.length > 0 || !schema || !system || !name || !field || !hidden || !doors)
    return { ok: false, problems };
  return {
    ok: true,
    encounter: {
      schema,
      system,
      name,
      ...(about === undefined ? {} : { about }),
      battlefield: field.document,
      combatants: whole,
      ...(surprise ? { surprise } : {}),
      hidden,
      rulings,
      ...(startAt ? { startAt } : {}),
      doors,
    },
  };
}

/** A sheet of the pack with changes: objects are merged into it, everything else replaces, `null` takes away. */
const usedSheetSchema = sheetSchema.partial().extend({
  use: z.enum(folk as [string, ...string[]]),
  armor: armorSchema.nullable().exactOptional(),
  shield: shieldSchema.nullable().exactOptional(),
});

/** The JSON schema of an encounter, for editors and the command line; the battlefield has one of its own. */
export const encounterSchema = (): Json =>
  writtenJsonSchema(encounterWith(z.union([usedSheetSchema, sheetSchema]), squaresOutline));

/** The encounter as this version writes it: nothing is older than version 1. */
export const migrateEncounter = (json: Json): Json => migrated(json, encounterVersion, []);
