import {
  combatantId,
  encountersOf,
  hiddenSchema,
  mostCombatants,
  startAtFields,
} from '../../documents/encounters.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { id, whole, z } from '../../documents/schemas.ts';
import { middle } from './beginning.ts';
import { systemId } from './preface.ts';
import { rulings } from './rulings.ts';
import { heldSchema } from './sheet.ts';

/** The version of encounter documents that this system writes. */
export const encounterVersion = 1;

/** The conditions that an encounter may begin with. All but `waiting` can also be set by the game master's hand. */
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

/** Conditions that involve another combatant: held by, hidden from, feinting at, waiting for the turn of. */
export const conditionsWithOther: readonly ConditionId[] = ['held', 'hidden', 'feinting', 'waiting'];

const conditionSchema = z.strictObject({
  id: z.enum(conditions),
  level: whole(1, 9).exactOptional().describe('Means nothing here; older documents may say it.'),
  other: combatantId.exactOptional(),
});

/** The state of a combatant as the fight begins. Defaults are those of the start of a round. */
const nowSchema = z.strictObject({
  health: whole(-200, 200).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  ap: whole(0, 3).exactOptional(),
  attacksUsed: whole(0, 2).exactOptional(),
  freeActionUsed: z.boolean().exactOptional(),
  /** Metres of this turn's movement used so far. */
  moved: whole(0, 200).exactOptional(),
  conditions: z.array(conditionSchema).max(40).default([]),
  /** Replaces what the sheet has in hand. */
  inHand: z.array(heldSchema).max(8).exactOptional(),
  /** The number of Manipulate reactions that each weapon still needs to be loaded (FS-ATK-4). */
  toLoad: z.record(id, whole(0, 5)).default({}),
  /** Shots left, by weapon. */
  shots: z.record(id, whole(0, 99)).default({}),
  /** Uses left, by magic item. */
  uses: z.record(id, whole(0, 20)).default({}),
});

const surpriseSchema = z.strictObject({
  sneakers: z.array(combatantId).min(1).max(mostCombatants),
  observers: z.array(combatantId).min(1).max(mostCombatants),
});

/** `initiative`: the result of each combatant's roll. */
const startAtSchema = z.strictObject(startAtFields(middle.least, middle.most));

/** The schemas of encounters of this system. */
export const { combatantSchema, encounterParts, encounterJson } = encountersOf({
  systemId,
  version: encounterVersion,
  rulings,
  now: nowSchema,
  who: {},
  more: {
    /** The contest before the fight (FS-ENC-2). */
    surprise: surpriseSchema.exactOptional(),
    /** Who is hidden from whom at the start (FS-COND-4). */
    hidden: hiddenSchema.default([]),
  },
  /** For a fight that begins in its middle, without surprise or initiative roll. */
  startAt: startAtSchema,
});

export type Now = Frozen<z.infer<typeof nowSchema>>;
export type CombatantOutline = Frozen<z.infer<typeof combatantSchema>>;
export type Surprise = Frozen<z.infer<typeof surpriseSchema>>;
export type Hidden = Frozen<z.infer<typeof hiddenSchema>>[number];
export type StartAt = Frozen<z.infer<typeof startAtSchema>>;
