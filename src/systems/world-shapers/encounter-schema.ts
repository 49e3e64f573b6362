import {
  cellSchema,
  combatantId,
  encountersOf,
  mostCombatants,
  squaresOutline,
  startAtFields,
} from '../../documents/encounters.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { id, name, whole, z } from '../../documents/schemas.ts';
import { middle } from './beginning.ts';
import { advancedActions } from './costs.ts';
import { damageTypes } from './damage/types.ts';
import { stances } from './effects/effect.ts';
import { systemId } from './preface.ts';
import { durationSchema, giftSchema } from './riders.ts';
import { rulings } from './rulings.ts';
import type { Skill, Stat } from './stats.ts';
import { freeSkills, stats } from './stats.ts';
import { statusIds } from './status/catalogue.ts';

/** The version of encounter documents that this system writes. */
export const encounterVersion = 1;

/** States without a number with which a combatant may begin. `held`: it holds its turn of this round. */
const startingConditions = ['surprised', 'held', 'surrendered', 'dead', 'fled'] as const;

/** Who caused an effect (the combatant itself if left out), and how long it lasts. */
const lasting = { by: combatantId.exactOptional(), for: durationSchema };

/** An effect that a combatant has when the fight begins: a Status Effect, a stance, leaning, a Buff or Debuff. */
const effectSchema = z.union([
  z.strictObject({
    status: z.enum(statusIds.filter((one) => one !== 'grabbed')),
    ...lasting,
    for: durationSchema.default('untilEnded'),
  }),
  z.strictObject({ stance: z.enum(stances) }),
  z.strictObject({ leaning: cellSchema }),
  z.strictObject({ ability: id, label: name, gifts: z.array(giftSchema).min(1).max(6), ...lasting }),
]);

/**
 * The state of a combatant in a fight that begins in its middle. A field that is left out is as at the start of a
 * fight.
 */
const nowSchema = z.strictObject({
  vitality: whole(-999, 500).exactOptional(),
  temporary: whole(0, 999).default(0),
  wp: whole(0, 100).exactOptional(),
  momentum: whole(0, 12).exactOptional(),
  /** AP of this turn and RP of this round that are left, and those that were already spent. */
  ap: whole(0, 12).exactOptional(),
  apSpent: whole(0, 12).default(0),
  rp: whole(0, 12).exactOptional(),
  rpSpent: whole(0, 12).default(0),
  /** Metres left of this turn. Default: Basic Movement for the combatant whose turn it is. */
  movement: whole(0, 400).exactOptional(),
  /** Whether it has had its turn in this round. Default: whether it stands before the active one in the order. */
  hadTurn: z.boolean().exactOptional(),
  conditions: z.array(z.enum(startingConditions)).max(6).default([]),
  effects: z.array(effectSchema).max(20).default([]),
  /** The combatants whom it grabs (WS-ADV-11). */
  grabbing: z.array(combatantId).max(4).default([]),
  /** WS-ADV-5: the mount, and the square on it as an offset from the mount's first square. */
  mounted: z
    .strictObject({ on: combatantId, dx: whole(0, 6).default(0), dy: whole(0, 6).default(0) })
    .exactOptional(),
  /** WS-ADV-13: the combatants from whom it is hidden. */
  hiddenFrom: z.array(combatantId).max(mostCombatants).default([]),
  known: z.array(z.enum(damageTypes)).max(11).default([]),
  /** Ids of the items in hand, instead of what the sheet says; all others are carried. */
  inHand: z.array(id).max(4).exactOptional(),
});

const startAtSchema = z.strictObject({
  ...startAtFields(middle.least, middle.most),
  /** The unions of this round (WS-INI-14). */
  unions: z.array(z.array(combatantId).min(2).max(20)).max(20).default([]),
});

/** WS-R3 `written`: skills that this table pairs with other Stats than usual. */
const governorsSchema = z.strictObject(
  Object.fromEntries(freeSkills.map((skill) => [skill, z.enum(stats).exactOptional()])) as {
    readonly [skill in Skill]: z.ZodExactOptional<z.ZodEnum<{ [stat in Stat]: stat }>>;
  },
);

/** The schemas of this system's encounters. */
export const { combatantSchema, encounterParts, encounterJson } = encountersOf({
  systemId,
  version: encounterVersion,
  rulings,
  now: nowSchema,
  who: {
    /** The id of its summoner (WS-ADV-9). */
    summoner: combatantId.exactOptional(),
  },
  more: {
    /** WS-GEN-1. `agreed`: nobody is asked whether it is combat. */
    opening: z.enum(['ask', 'agreed']).default('ask'),
    /** Who is surprised (WS-INI-19). `ask`: it is settled when the fight begins (WS-INI-21). */
    surprised: z.union([z.literal('ask'), z.array(combatantId).max(mostCombatants)]).default([]),
    governors: governorsSchema.default({}),
    /** WS-R36 `written`: the advanced actions that are allowed. */
    advanced: z
      .array(z.enum(advancedActions as readonly [string, ...string[]]))
      .max(20)
      .default([]),
  },
  /** The fight begins in its middle: nobody is asked about combat and surprise, and this round goes by these values. */
  startAt: startAtSchema,
});

/** The outline of the battlefield for the JSON schema (WS-TER-1). */
export const fieldOutline = squaresOutline;

export type Now = Frozen<z.infer<typeof nowSchema>>;
export type NowEffect = Now['effects'][number];
export type CombatantOutline = Frozen<z.infer<typeof combatantSchema>>;
export type StartAt = Frozen<z.infer<typeof startAtSchema>>;
