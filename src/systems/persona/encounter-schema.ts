import {
  combatantId,
  encountersOf,
  hiddenSchema,
  mostCombatants,
  startAtFields,
} from '../../documents/encounters.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { id, whole, z } from '../../documents/schemas.ts';
import { ailmentIds } from './ailments/catalogue.ts';
import { middle } from './beginning.ts';
import { locations } from './body.ts';
import { worseTracks } from './powers.ts';
import { systemId } from './preface.ts';
import { rulings } from './rulings.ts';
import { scores } from './scores.ts';
import { bands } from './state.ts';

/** The version of encounter documents that this system writes. */
export const encounterVersion = 1;

/** Conditions without a second combatant that an encounter may begin with. */
const startingConditions = [
  'prone',
  'running',
  'defending',
  'surprised',
  'bleeding',
  'flight-lost',
  'unconscious',
  'dead',
  'fled',
] as const;
export type StartingCondition = (typeof startingConditions)[number];

const ailmentSchema = z.strictObject({
  id: z.enum(ailmentIds),
  /** Who inflicted it. */
  by: combatantId.exactOptional(),
  /** The sufferer's own turns left: the usual duration if omitted; `null` means until something ends it (PE-AIL-4). */
  turns: whole(1, 20).nullable().exactOptional(),
  /** How often Burning has struck already (PE-AIL-8). */
  struck: whole(0, 99).default(0),
});

/** A hold by another combatant (PE-GRP-1); with `stored`, the combatant is immobilised (PE-GRP-4). */
const holdSchema = z.strictObject({
  by: combatantId,
  struggles: whole(0, 20).default(0),
  stored: z
    .strictObject({
      degrees: whole(0, 20),
      margin: whole(0, 300),
      bonus: whole(0, 20),
      die: whole(1, 100),
    })
    .nullable()
    .default(null),
});

const suffocationSchema = z.strictObject({
  mode: z.enum(['active', 'calm']).default('active'),
  rounds: whole(0, 99).default(0),
  out: whole(0, 99).default(0),
});

/** The state of a combatant when the fight begins. Omitted fields are as at the start of a turn. */
const nowSchema = z.strictObject({
  light: whole(0, 60).exactOptional(),
  heavy: whole(0, 40).exactOptional(),
  deadly: whole(0, 1).exactOptional(),
  stress: whole(0, 999).exactOptional(),
  fate: whole(0, 20).exactOptional(),
  spirit: whole(0, 300).exactOptional(),
  exertion: whole(0, 300).exactOptional(),
  /** Wounds left by Persona; 0 is broken (PE-PER-3). */
  personas: z.record(id, whole(0, 30)).exactOptional(),
  /** PE-R89, `threeTracks`: Heavy and Deadly Wounds left, for Personas that have been wounded. */
  personaTracks: z.record(id, worseTracks).exactOptional(),
  equipped: id.nullable().exactOptional(),
  /** Points lost per Score (PE-DEC-1). */
  decay: z.partialRecord(z.enum(scores), whole(0, 100)).exactOptional(),
  /** The injury row (Heavy Wounds left when it came) per location (PE-INJ-2). */
  injuries: z.partialRecord(z.enum(locations), whole(0, 3)).exactOptional(),
  ailments: z.array(ailmentSchema).max(4).default([]),
  conditions: z.array(z.enum(startingConditions)).max(9).default([]),
  heldBy: z.array(holdSchema).max(8).default([]),
  /** PE-ACT-17: whom it protects. */
  protecting: combatantId.exactOptional(),
  /** PE-ACT-22, PE-ACT-23: Distract and Scary Face. */
  disruptions: z
    .array(z.strictObject({ kind: z.enum(['distracted', 'scared']), by: combatantId }))
    .max(20)
    .default([]),
  /** Advantages from Powers; `until` is the last round in which they count. */
  augments: z
    .array(
      z.strictObject({
        power: id,
        on: z.enum(['attacks', 'evasion']),
        advantages: whole(1, 5),
        until: whole(1, 999),
      }),
    )
    .max(20)
    .default([]),
  suffocation: suffocationSchema.exactOptional(),
  band: z.enum(bands).default('ground'),
  /** The band in which a fall out of the air began (PE-FLY-6). */
  fallsFrom: z.enum(bands).exactOptional(),
  /** Replaces what the sheet has in hand. */
  inHand: z.strictObject({ right: id.exactOptional(), left: id.exactOptional() }).exactOptional(),
  /** Rounds loaded, per weapon that counts them: a full clip if omitted. */
  loaded: z.record(id, whole(0, 200)).default({}),
  spares: z.record(id, whole(0, 99)).default({}),
  /** Weapons that are jammed (PE-FUM-2). */
  jammed: z.array(id).max(20).default([]),
  /** Actions that an unfinished reload still needs (PE-R49). */
  reloading: z.record(id, whole(1, 10)).default({}),
  /** Damage that a weapon has lost (PE-ACT-7). */
  worn: z.record(id, whole(0, 30)).default({}),
  apLost: z.partialRecord(z.enum(locations), whole(0, 24)).default({}),
  acted: z.boolean().default(false),
  /** Whether a Move was made this turn (PE-ACT-8). */
  moved: z.boolean().default(false),
  moveOver: z.boolean().default(false),
  oneMore: z.boolean().default(false),
  chanceUsed: z.boolean().default(false),
});

const startAtSchema = z.strictObject({
  ...startAtFields(middle.least, middle.most),
  /** `start`: the start-of-turn effects are still to come (PE-TIME-10). */
  stage: z.enum(['start', 'main']).default('main'),
});

/** The schema of encounters of this system. */
export const { combatantSchema, encounterParts, encounterJson } = encountersOf({
  systemId,
  version: encounterVersion,
  rulings,
  now: nowSchema,
  who: {},
  more: {
    /** Who loses the first turn (PE-TIME-6); with `ask` the game master is asked when the fight begins. */
    surprised: z.union([z.literal('ask'), z.array(combatantId).max(mostCombatants)]).default([]),
    /** PE-MIA-1: whether the fight takes place in the Sea of Chaos. */
    seaOfChaos: z.boolean().default(false),
    /** Which combatants are hidden from whom at the start (PE-ACT-36). */
    hidden: hiddenSchema.default([]),
    /** Enemies that the players have already analysed (PE-ACT-20, PE-ACT-21). */
    analysed: z.record(combatantId, z.enum(['basic', 'advanced'])).default({}),
  },
  /** The fight begins in the middle: there is no question about surprise, and initiative is given. */
  startAt: startAtSchema,
});

export type Now = Frozen<z.infer<typeof nowSchema>>;
export type CombatantOutline = Frozen<z.infer<typeof combatantSchema>>;
export type Hidden = Frozen<z.infer<typeof hiddenSchema>>[number];
export type StartAt = Frozen<z.infer<typeof startAtSchema>>;
