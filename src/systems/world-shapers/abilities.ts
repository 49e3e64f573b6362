import type { Frozen } from '../../documents/schemas.ts';
import { id, name, text, whole, z } from '../../documents/schemas.ts';
import { damageTypes } from './damage/types.ts';
import { amountSchema, damagePartSchema } from './gear.ts';
import { durationSchema, giftSchema, givesStatusSchema, movesSchema, riderSchema } from './riders.ts';
import { stats } from './stats.ts';

/**
 * Abilities and Maneuvers (WS-ABL-1 to WS-ABL-3, WS-R78): those of the pack, and those that a sheet writes out in the
 * same format.
 */

/**
 * What one step of upcasting adds, and its price in WP (WS-ABL-2): dice (of the main type unless one is named), a flat
 * number (Temporary Vitality, Evasion, Initiative, Armor ignored), metres of movement.
 */
const upcastSchema = z.strictObject({
  wp: whole(1, 20).describe('What one step costs.'),
  dice: z
    .strictObject({
      count: whole(1, 10),
      sides: whole(2, 20),
      type: z.enum(damageTypes).exactOptional(),
    })
    .exactOptional()
    .describe(
      'More dice of damage, of the main type unless one is named; of what mends, dice with the same faces.',
    ),
  plus: whole(1, 50)
    .exactOptional()
    .describe('A flat number more: Temporary Vitality, Evasion, Initiative, or Armor that does not count.'),
  metres: whole(1, 100).exactOptional().describe('So much farther for those who are moved.'),
});
export type Upcast = Frozen<z.infer<typeof upcastSchema>>;

const damage = z.array(damagePartSchema).max(4);

const abilityDeedSchema = z.discriminatedUnion('deed', [
  /** WS-ATK-1: an attack roll with the Ability hit bonus. */
  z.strictObject({
    deed: z.literal('attack'),
    manner: z.enum(['melee', 'ranged']),
    damage,
    hit: whole(-10, 40).exactOptional().describe('What it adds to hit, in place of the Stats.'),
    onHit: riderSchema.exactOptional().describe('What a hit may bring beside damage.'),
  }),
  /**
   * WS-DRS-1: the targets make a Defense Roll. `area` is a radius in metres around a point; without it there is one
   * target.
   */
  z.strictObject({
    deed: z.literal('defense'),
    dr: z.enum(stats).describe('The Stat with which the targets defend themselves (WS-DRS-1).'),
    area: whole(1, 30)
      .exactOptional()
      .describe('Everybody within so many metres of a point. Not written: one target.'),
    damage: damage.default([]),
    half: z
      .literal(true)
      .exactOptional()
      .describe('A success halves the damage; else it leaves none (WS-DRS-13).'),
    status: givesStatusSchema.exactOptional().describe('What a failure brings.'),
    moves: movesSchema.exactOptional().describe('Where a failure takes one.'),
  }),
  /** Temporary Vitality for oneself or an ally (WS-VIT-2). */
  z.strictObject({ deed: z.literal('ward'), temporary: whole(1, 200) }),
  /** Restores Vitality (WS-VIT-7). */
  z.strictObject({
    deed: z.literal('mend'),
    amount: amountSchema,
    biological: z.literal(true).exactOptional().describe('Only the living.'),
  }),
  /** A Buff for oneself or an ally, or a Debuff for an enemy. */
  z.strictObject({
    deed: z.literal('buff'),
    on: z.enum(['self', 'ally', 'enemy']).default('ally'),
    gifts: z.array(giftSchema).min(1).max(6).describe('Numbers that change, up or down.'),
    for: durationSchema,
  }),
  /** A reaction to being targeted by an attack, before the roll (WS-RND-7): adds Evasion against that attack. */
  z.strictObject({ deed: z.literal('guard'), evasion: whole(1, 20) }),
]);
export type AbilityDeed = Frozen<z.infer<typeof abilityDeedSchema>>;

export const abilitySchema = z
  .strictObject({
    id,
    name,
    about: text(300).exactOptional(),
    tier: whole(1, 5),
    cost: z.strictObject({
      ap: whole(0, 6).exactOptional().describe('What an action costs. Each Ability costs either AP or RP.'),
      rp: whole(0, 6).exactOptional().describe('What a reaction costs.'),
      wp: whole(0, 60).default(0),
    }),
    range: whole(0, 500).describe('In metres; 0: the user alone.'),
    does: abilityDeedSchema,
    upcast: upcastSchema.exactOptional().describe('What each step of more WP adds (WS-ABL-2).'),
  })
  .refine(({ cost }) => (cost.ap === undefined) !== (cost.rp === undefined), {
    error: 'an Ability costs either AP or RP',
    path: ['cost'],
  })
  .refine(({ cost, does }) => (does.deed === 'guard') === (cost.rp !== undefined), {
    error: 'a reaction costs RP, everything else AP',
    path: ['cost'],
  });
export type Ability = Frozen<z.infer<typeof abilitySchema>>;

/** WS-ABL-3: an Ability that is added to a weapon attack. */
export const maneuverSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  tier: whole(1, 5),
  wp: whole(0, 60).describe('Paid even if the attack misses (WS-ABL-3).'),
  damage: damage.default([]),
  ignores: whole(0, 20).default(0).describe('So much Armor does not count (WS-ARM-9).'),
  rider: riderSchema.exactOptional().describe('What a hit may bring beside damage.'),
  upcast: upcastSchema.exactOptional().describe('What each step of more WP adds (WS-ABL-2).'),
});
export type Maneuver = Frozen<z.infer<typeof maneuverSchema>>;
