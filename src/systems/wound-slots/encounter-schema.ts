import {
  alternatingOutline,
  combatantId,
  encountersOf,
  mostCombatants,
  startAtFields,
} from '../../documents/encounters.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { id, whole, z } from '../../documents/schemas.ts';
import { middle } from './beginning.ts';
import { mostFatigue, woundsSchema } from './current.ts';
import { skillDefenses } from './defenses.ts';
import { systemId } from './preface.ts';
import { rulings } from './rulings.ts';
import { postures, stages } from './state.ts';

/** The version of encounter documents that this system writes. */
export const encounterVersion = 1;

/** Conditions without a number or another combatant that an encounter may begin with. */
const startingConditions = [
  'surprised',
  'hobbled',
  'blinded',
  'hidden',
  'climbing',
  'sunk',
  'dashing',
  'unconscious',
  'dead',
  'fled',
] as const;
export type StartingCondition = (typeof startingConditions)[number];

/** A lasting magical effect on a combatant (SL-DUR-1). */
const effectSchema = z.strictObject({
  spell: id,
  by: combatantId,
  kind: z.enum(['bound', 'ward']),
  /** Of a ward the bonus; of a bond the TN to Escape. */
  value: whole(0, 40),
  /** The round at whose end it expires, and the round in which it began. */
  until: whole(1, 999),
  since: whole(0, 999).default(0),
  invested: whole(0, 99).default(0),
});

/** The state of a combatant when the fight begins. Whatever is absent is as at the start of a fight. */
const nowSchema = z.strictObject({
  wounds: woundsSchema.exactOptional(),
  stamina: whole(0, 99).exactOptional(),
  fatigue: whole(0, mostFatigue).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  invested: whole(0, 99).exactOptional(),
  /** SL-CND-6, SL-R32: a rest has ended exhaustion. */
  exhaustionLifted: z.literal(true).exactOptional(),
  /** AP. By default 0 before the first round (or as SL-R40 says); in the middle of a fight the Round Start gain. */
  ap: whole(0, 200).exactOptional(),
  /** Whether it has had its turn in this round; by default if its initiative is above that of the active combatant. */
  hadTurn: z.boolean().exactOptional(),
  /** Yards bought and unused, yards moved, length of the run-up, and whether the next diagonal counts 2. */
  movement: z
    .strictObject({
      left: whole(0, 200).default(0),
      walked: whole(0, 200).default(0),
      runUp: whole(0, 200).default(0),
      odd: z.boolean().default(false),
    })
    .prefault({}),
  dashBonus: whole(0, 40).exactOptional(),
  posture: z.enum(postures).default('standing'),
  conditions: z.array(z.enum(startingConditions)).max(8).default([]),
  /** The round in which it fell unconscious or was stabilized (SL-CND-5). */
  unconsciousSince: whole(0, 999).exactOptional(),
  /** Dying checks passed (SL-CND-4). */
  dying: whole(0, 99).exactOptional(),
  /** The last round in which it is helpless (SL-OFF-3). */
  helplessUntil: whole(1, 999).exactOptional(),
  /** Levels (SL-CND-10). */
  bleeding: whole(0, 5).default(0),
  burning: whole(0, 5).default(0),
  poisons: z
    .array(z.strictObject({ id, tn: whole(-10, 40), stamina: whole(0, 20) }))
    .max(8)
    .default([]),
  /** SL-COM-2: defending; by SL-R65 `onceOnDeclaring` with the option used against all attacks. */
  defending: z.union([z.literal(true), z.enum([...skillDefenses, 'plusTwo'])]).exactOptional(),
  ignoring: z.array(combatantId).max(mostCombatants).default([]),
  marks: z
    .array(z.strictObject({ kind: z.enum(['harried', 'distracted']), by: combatantId }))
    .max(60)
    .default([]),
  /** SL-GRP-5: listed on one side is enough. */
  grappling: z.array(combatantId).max(20).default([]),
  /** SL-GRP-10: the combatants who pin it. They grapple it as well. */
  pinnedBy: z.array(combatantId).max(20).default([]),
  effects: z.array(effectSchema).max(10).default([]),
  /** SL-MNT-2: its mount, which must be in the same cell. */
  riding: z
    .strictObject({
      mount: combatantId,
      control: z.boolean().default(true),
      calming: whole(0, 20).default(0),
    })
    .exactOptional(),
  /**
   * Items in hand instead of what the sheet has in hand, which goes to the scabbard. All others stay where the sheet
   * has them.
   */
  inHand: z.array(id).max(2).exactOptional(),
  /** AP of loading that weapons still need, by item. */
  unloaded: z.record(id, whole(1, 24)).default({}),
});

const startAtSchema = z.strictObject({
  ...startAtFields(middle.least, middle.most),
  /** `start`: the moment at the start of the turn is still to come (SL-INT-4). */
  stage: z.enum(stages).default('main'),
});

/** How encounters of this system are written. */
export const { combatantSchema, encounterParts, encounterJson } = encountersOf({
  systemId,
  version: encounterVersion,
  rulings,
  now: nowSchema,
  who: {},
  more: {
    /** Who is surprised (SL-SUR-1); `ask`: the game master decides when the fight begins. */
    surprised: z.union([z.literal('ask'), z.array(combatantId).max(mostCombatants)]).default([]),
  },
  /** Begins in the middle of a fight: surprise is not asked about, initiative is given. */
  startAt: startAtSchema,
});

/** The battlefield in the JSON schema (SL-GRD-1 to SL-GRD-3). */
export const fieldOutline = alternatingOutline;

export type Now = Frozen<z.infer<typeof nowSchema>>;
export type CombatantOutline = Frozen<z.infer<typeof combatantSchema>>;
export type StartAt = Frozen<z.infer<typeof startAtSchema>>;
