import type { Frozen } from '../../documents/schemas.ts';
import { id, name, text, whole, z } from '../../documents/schemas.ts';
import { damageTypes } from './damage/types.ts';
import { amountSchema, damagePartSchema } from './gear.ts';
import { durationSchema, giftSchema, givesStatusSchema, movesSchema, riderSchema } from './riders.ts';
import { stats } from './stats.ts';

/** Abilities and Maneuvers (WS-ABL-1 to WS-ABL-3, WS-R78): ours, or written out on a sheet in the same way. */

/**
 * What one step of upcasting adds for so many WP (WS-ABL-2): dice (of the main type unless one is named), a flat number
 * (Temporary Vitality, Evasion, Initiative, Armor ignored), metres of movement.
 */
const upcastSchema = z.strictObject({
  wp: whole(1, 20),
  dice: z
    .strictObject({
      count: whole(1, 10),
      sides: whole(2, 20),
      type: z.enum(damageTypes).exactOptional(),
    })
    .exactOptional(),
  plus: whole(1, 50).exactOptional(),
  metres: whole(1, 100).exactOptional(),
});
export type Upcast = Frozen<z.infer<typeof upcastSchema>>;

const damage = z.array(damagePartSchema).max(4);

const abilityDeedSchema = z.discriminatedUnion('deed', [
  /** WS-ATK-1: an attack roll with the Ability hit bonus. */
  z.strictObject({
    deed: z.literal('attack'),
    manner: z.enum(['melee', 'ranged']),
    damage,
    /** The hit bonus as printed. */
    hit: whole(-10, 40).exactOptional(),
    onHit: riderSchema.exactOptional(),
  }),
  /** WS-DRS-1: the targets defend themselves. Without an `area` (radius in metres round a point) one target. */
  z.strictObject({
    deed: z.literal('defense'),
    dr: z.enum(stats),
    area: whole(1, 30).exactOptional(),
    damage: damage.default([]),
    /** WS-DRS-13: a success halves the damage; otherwise it leaves none. */
    half: z.literal(true).exactOptional(),
    /** What a failure brings. */
    status: givesStatusSchema.exactOptional(),
    moves: movesSchema.exactOptional(),
  }),
  /** Temporary Vitality for oneself or an ally (WS-VIT-2). */
  z.strictObject({ deed: z.literal('ward'), temporary: whole(1, 200) }),
  /** Vitality back (WS-VIT-7). */
  z.strictObject({
    deed: z.literal('mend'),
    amount: amountSchema,
    biological: z.literal(true).exactOptional(),
  }),
  /** A Buff for oneself or an ally, or a Debuff for an enemy. */
  z.strictObject({
    deed: z.literal('buff'),
    on: z.enum(['self', 'ally', 'enemy']).default('ally'),
    gifts: z.array(giftSchema).min(1).max(6),
    for: durationSchema,
  }),
  /** A reaction to being targeted by an attack, before the roll (WS-RND-7): Evasion against it. */
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
      ap: whole(0, 6).exactOptional(),
      rp: whole(0, 6).exactOptional(),
      wp: whole(0, 60).default(0),
    }),
    /** Metres; 0: the user alone. */
    range: whole(0, 500),
    does: abilityDeedSchema,
    upcast: upcastSchema.exactOptional(),
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

/** WS-ABL-3: added to an attack with a weapon. */
export const maneuverSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  tier: whole(1, 5),
  wp: whole(0, 60),
  damage: damage.default([]),
  /** WS-ARM-9: so much Armor does not count. */
  ignores: whole(0, 20).default(0),
  rider: riderSchema.exactOptional(),
  upcast: upcastSchema.exactOptional(),
});
export type Maneuver = Frozen<z.infer<typeof maneuverSchema>>;
