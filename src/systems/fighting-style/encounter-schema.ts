import {
  cellSchema,
  combatantId,
  doorsSchema,
  hiddenSchema,
  mostCombatants,
  partsOf,
  startAtFields,
} from '../../documents/encounters.ts';
import { rulingsSchemaOf } from '../../documents/rulings.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { id, name, sideName, text, whole, z } from '../../documents/schemas.ts';
import { middle } from './beginning.ts';
import { systemId } from './preface.ts';
import { rulings } from './rulings.ts';
import { heldSchema } from './sheet.ts';

/** The version of encounter documents that this system writes. */
export const encounterVersion = 1;

/** Conditions that an encounter may begin with and the game master may set (FS-COND-1 to FS-COND-4 and the clauses of each). */
export const conditions = [
  'dazed',
  'prone',
  'held',
  'netted',
  'surprised',
  'unconscious',
  'dead',
  'hidden',
  'braced',
  'feinting',
  'disengaged',
  'waiting',
] as const;
export type ConditionId = (typeof conditions)[number];

/** Conditions between two: held by, hidden from, feinting at, waiting for the turn of. */
export const conditionsWithOther: readonly ConditionId[] = ['held', 'hidden', 'feinting', 'waiting'];

const conditionSchema = z.strictObject({
  id: z.enum(conditions),
  level: whole(1, 9).exactOptional(),
  other: combatantId.exactOptional(),
});
export type StartingCondition = Frozen<z.infer<typeof conditionSchema>>;

/** How a combatant stands when the fight begins in its middle. What is left out is as at the start of a round. */
const nowSchema = z.strictObject({
  health: whole(-200, 200).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  ap: whole(0, 3).exactOptional(),
  attacksUsed: whole(0, 2).exactOptional(),
  freeActionUsed: z.boolean().exactOptional(),
  /** Metres of this turn's movement that are used up. */
  moved: whole(0, 200).exactOptional(),
  conditions: z.array(conditionSchema).max(40).default([]),
  /** Instead of what the sheet has in hand. */
  inHand: z.array(heldSchema).max(8).exactOptional(),
  /** Weapons that were shot: how many Manipulate reactions each still needs (FS-ATK-4). */
  toLoad: z.record(id, whole(0, 5)).default({}),
  /** Shots left, by weapon. */
  shots: z.record(id, whole(0, 99)).default({}),
  /** Uses left, by magic item. */
  uses: z.record(id, whole(0, 20)).default({}),
});

const combatantWith = <Sheet extends z.ZodType>(sheet: Sheet) =>
  z.strictObject({
    id: combatantId,
    sheet,
    side: sideName,
    cell: cellSchema,
    now: nowSchema.prefault({}),
  });

/** A combatant whose sheet is read separately. */
export const combatantSchema = combatantWith(z.unknown().optional());

const surpriseSchema = z.strictObject({
  sneakers: z.array(combatantId).min(1).max(mostCombatants),
  observers: z.array(combatantId).min(1).max(mostCombatants),
});

/** Any rulings: those left out stand at their default. */
export const rulingsSchema = rulingsSchemaOf(rulings);

/** `initiative` is the result of each roll. */
const startAtSchema = z.strictObject(startAtFields(middle.least, middle.most));

/** The schema of an encounter with these schemas in the places of sheets and of the battlefield. */
export const encounterWith = <Sheet extends z.ZodType, Field extends z.ZodType>(
  sheet: Sheet,
  battlefield: Field,
) =>
  z.strictObject({
    schema: z.literal(encounterVersion, {
      error: `this program reads encounters of schema version ${encounterVersion}`,
    }),
    system: z.literal(systemId, { error: `the system must be "${systemId}"` }),
    name,
    about: text(1000).exactOptional(),
    battlefield,
    combatants: z.array(combatantWith(sheet)).min(2).max(mostCombatants),
    /** The contest before the fight (FS-ENC-2). */
    surprise: surpriseSchema.exactOptional(),
    /** Who is hidden from whom at the start (FS-COND-4). */
    hidden: hiddenSchema.default([]),
    rulings: rulingsSchema.default({}),
    /** Begins in the middle: no surprise, no initiative roll. */
    startAt: startAtSchema.exactOptional(),
    /** Doors and windows that stand other than the battlefield has them: true is open. */
    doors: doorsSchema.default({}),
  });

const outline = encounterWith(z.unknown(), z.unknown()).shape;

/** The parts of an encounter, each to be read by itself so that all problems come to light at once. */
export const encounterParts = partsOf(outline);

export type Now = Frozen<z.infer<typeof nowSchema>>;
export type CombatantOutline = Frozen<z.infer<typeof combatantSchema>>;
export type Surprise = Frozen<z.infer<typeof surpriseSchema>>;
export type Hidden = Frozen<z.infer<typeof hiddenSchema>>[number];
export type StartAt = Frozen<z.infer<typeof startAtSchema>>;
