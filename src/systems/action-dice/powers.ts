import type { Frozen } from '../../documents/schemas.ts';
import { id, name, text, whole, z } from '../../documents/schemas.ts';
import { amountSchema, blastFields, harmFields, rangeFields, riderSchema } from './gear.ts';
import { abilities, skills } from './stats.ts';

/** Techniques, spells, Talents and special reactions (AD-ACT-13, AD-REA-12). Distances are in feet. */

const powerKinds = ['technique', 'spell', 'talent', 'reaction'] as const;

/** What a Talent gives permanently; with `wounded`, only while wounded (AD-HRT-4). */
const giftSchema = z.strictObject({
  gift: z.enum([
    'actions',
    'attackDice',
    'damageDice',
    'defenseDice',
    'initiativeDice',
    'resistanceDice',
    'checkDice',
    'attackRank',
    'damageRank',
    'defenseRank',
    'initiativeRank',
    'resistanceRank',
    'checkRank',
    'durabilityRecovery',
    'manaRecovery',
    'healthRecovery',
    'guard',
  ]),
  amount: whole(-5, 15),
  skill: z.enum(skills).exactOptional().describe('For this skill alone.'),
  wounded: z.literal(true).exactOptional().describe('Only for the wounded (AD-HRT-4).'),
});
export type Gift = Frozen<z.infer<typeof giftSchema>>;
export type GiftKind = Gift['gift'];

const doesSchema = z.discriminatedUnion('deed', [
  /** An attack with a held weapon (AD-ATK-1, AD-R42). */
  z.strictObject({
    deed: z.literal('strike'),
    with: z.enum(['melee', 'ranged', 'light']).describe('The weapon in hand that it needs.'),
    ability: z
      .enum(abilities)
      .exactOptional()
      .describe('The ability whose dice it rolls; Speed unless written (AD-R42).'),
    charges: whole(0, 5).default(0).describe('Steps up for its dice.'),
    valueUp: whole(0, 5).default(0).describe('So much more Damage Value.'),
    noDamage: z.literal(true).exactOptional().describe('It only brings what else a hit brings.'),
    lunge: whole(5, 60).exactOptional().describe('So many feet straight on before it.'),
    opens: z.literal(true).exactOptional().describe('It gives enemies an opening (AD-REA-9).'),
    offHand: z.literal(true).exactOptional().describe('An off-hand attack may follow (AD-ACT-4).'),
    onlyWounded: z.literal(true).exactOptional().describe('Only against the wounded (AD-HRT-4).'),
    rider: riderSchema.exactOptional().describe('What a hit brings besides damage, unless it is resisted.'),
  }),
  /** An aimed spell (AD-ATK-1). */
  z.strictObject({
    deed: z.literal('bolt'),
    ...harmFields,
    range: z.union([z.literal('adjacent'), z.strictObject(rangeFields)]),
    straightAtHealth: z
      .literal(true)
      .exactOptional()
      .describe('It takes Health at once, past Durability (AD-HRT-6).'),
    bypassesArmor: z.literal(true).exactOptional().describe('No armour counts.'),
    rider: riderSchema.exactOptional(),
  }),
  /** AD-ATK-8: an area attack. */
  z.strictObject({ deed: z.literal('blast'), ...blastFields, far: whole(5, 1000) }),
  /** A spell without an attack roll: the target resists or is affected (AD-RES-1). */
  z.strictObject({
    deed: z.literal('grip'),
    far: whole(5, 1000).describe('How far it gets in feet.'),
    resist: z
      .array(z.enum(abilities))
      .min(1)
      .max(2)
      .describe('The abilities that resist it; of two the better one (AD-RES-2).'),
    vs: whole(5, 60).describe('The number to beat.'),
    lessActions: whole(1, 5).describe('Actions fewer in the next turn.'),
  }),
  z.strictObject({
    deed: z.literal('heal'),
    restores: z.enum(['durability', 'health']),
    amount: amountSchema,
  }),
  /** AD-REA-12: a special reaction. */
  z.strictObject({
    deed: z.literal('defend'),
    against: z.enum(['melee', 'ranged', 'any']),
    ability: z.enum(abilities),
    needs: z.enum(['weapon', 'shield']).exactOptional().describe('What must be in hand.'),
    defensive: z.boolean().default(true),
  }),
  z.strictObject({ deed: z.literal('gifts'), gifts: z.array(giftSchema).min(1).max(6) }),
]);

export const powerSchema = z
  .strictObject({
    id,
    name,
    about: text(300).exactOptional(),
    kind: z
      .enum(powerKinds)
      .describe('A Talent gives something for good, a special reaction defends, the others are actions.'),
    actions: whole(0, 10).default(0),
    vigor: whole(0, 60).default(0),
    mana: whole(0, 60).default(0),
    mental: z.literal(true).exactOptional().describe('Possible while one is bound (AD-SHK-1).'),
    chance: z.literal(true).exactOptional().describe('Chances may be taken on it.'),
    does: doesSchema,
  })
  .refine((one) => (one.kind === 'talent') === (one.does.deed === 'gifts'), {
    error: 'a Talent gives something, and nothing else does',
    path: ['does'],
  })
  .refine((one) => (one.kind === 'reaction') === (one.does.deed === 'defend'), {
    error: 'a special reaction is one that defends, and nothing else is',
    path: ['does'],
  })
  .refine((one) => one.kind !== 'reaction' || (one.actions === 0 && one.chance === undefined), {
    error: 'a reaction takes no action, and Chances may not be taken on one (AD-REA-4)',
    path: ['kind'],
  })
  .refine((one) => (one.kind !== 'technique' && one.kind !== 'spell') || one.actions > 0, {
    error: 'a technique or spell takes one action at least',
    path: ['actions'],
  });
export type Power = Frozen<z.infer<typeof powerSchema>>;
