import type { Frozen } from '../../documents/schemas.ts';
import { id, name, text, whole, z } from '../../documents/schemas.ts';
import { damageTypes, kineticKinds } from './damage/types.ts';
import { ranks } from './ranks.ts';
import { abilities, skills } from './stats.ts';
import { visibilityGrades } from './visibility/grades.ts';

/** Armour, weapons and items (AD-DMG-1 to AD-DMG-4, AD-ARM-1 to AD-ARM-5, AD-ACT-14). Distances are in feet. */

const head = { id, name, about: text(300).exactOptional() };

/** AD-DMG-3, AD-DMG-4: the Bonus dice added to the damage. */
const damageDiceSchema = z.union([z.enum(['strength', 'none']), z.strictObject({ skill: z.enum(skills) })]);
export type DamageDice = Frozen<z.infer<typeof damageDiceSchema>>;

/** A rider: what a hit does besides damage, unless it is resisted (AD-RES-2, AD-RES-4). */
export const riderSchema = z
  .strictObject({
    on: z.enum(['hit', 'critical']).default('hit').describe('When it comes.'),
    does: z.enum(['knockDown', 'knockBack']).describe('What it does to whoever is hit.'),
    feet: whole(5, 60).exactOptional().describe('How far it is knocked back (AD-POS-16).'),
    resist: z
      .array(z.enum(abilities))
      .min(1)
      .max(2)
      .describe('The abilities that resist it; of two the better one (AD-RES-2).'),
    vs: whole(5, 60).exactOptional().describe('The number to beat. Not written: the total of the attack.'),
  })
  .refine((one) => (one.does === 'knockBack') === (one.feet !== undefined), {
    error: 'what knocks back says how many feet, and nothing else does (AD-POS-16)',
    path: ['feet'],
  });
export type Rider = Frozen<z.infer<typeof riderSchema>>;

/** How much harm, and of which kind. */
export const harmFields = {
  value: whole(0, 10).describe('Damage Value: so many dice are rolled (AD-DMG-1).'),
  rank: z
    .enum(ranks)
    .describe('Its quality: which die is rolled, and how it fares against armour (AD-DMG-2).'),
  type: z.enum(damageTypes),
  kinetic: z
    .enum(kineticKinds)
    .exactOptional()
    .describe('Kinetic damage says whether it cuts, pierces or strikes.'),
  dice: damageDiceSchema.describe(
    'Bonus dice that join the damage: those of Strength, of a skill, or none (AD-DMG-3, AD-DMG-4).',
  ),
};

export const rangeFields = { near: whole(5, 3000), far: whole(5, 6000) };

export const weaponSchema = z
  .strictObject({
    ...head,
    ...harmFields,
    melee: z
      .strictObject({ reach: whole(5, 60).default(6) })
      .exactOptional()
      .describe('How far it reaches in feet (AD-POS-9).'),
    ranged: z
      .strictObject({ ...rangeFields, thrown: z.literal(true).exactOptional() })
      .exactOptional()
      .describe('Beyond near a shot is harder, beyond far there is none; what is thrown leaves the hand.'),
    hands: whole(0, 2).default(1).describe('0 for weapons of the body.'),
    light: z
      .literal(true)
      .exactOptional()
      .describe(
        'Techniques for light weapons are done with it, and an off-hand attack may go with them (AD-ACT-4).',
      ),
    fist: z.literal(true).exactOptional().describe('A fist or a foot, trained or not (AD-DMG-7).'),
    rider: riderSchema.exactOptional().describe('What a hit brings besides damage, unless it is resisted.'),
  })
  .refine((one) => one.melee || one.ranged, { error: 'a weapon needs melee with a reach, or ranged' })
  .refine((one) => !one.fist || one.hands === 0, { error: 'a fist takes no hands', path: ['fist'] })
  .refine((one) => !one.ranged || one.ranged.near <= one.ranged.far, {
    error: 'far is not nearer than near',
    path: ['ranged', 'far'],
  })
  .refine((one) => (one.type === 'kinetic') === (one.kinetic !== undefined), {
    error: 'kinetic damage, and no other, says whether it cuts, pierces or strikes',
    path: ['kinetic'],
  });
export type Weapon = Frozen<z.infer<typeof weaponSchema>>;

/** Armour, shield or hide as protection. AD-ARM-5: AD-R83 defines `physical`. */
export const protectionSchema = z.strictObject({
  ar: whole(0, 20).describe('Armor Rank: taken off damage of these types.'),
  against: z
    .array(z.union([z.literal('physical'), z.enum(damageTypes)]))
    .max(14)
    .default(['physical'])
    .describe('The types that it protects from (AD-ARM-5).'),
  types: z
    .strictObject(
      Object.fromEntries(damageTypes.map((type) => [type, whole(0, 20).exactOptional()])) as {
        readonly [type in (typeof damageTypes)[number]]: z.ZodExactOptional<z.ZodInt>;
      },
    )
    .default({})
    .describe('Another AR against some types.'),
});
export type Protection = Frozen<z.infer<typeof protectionSchema>>;

const armorFields = {
  ...head,
  ...protectionSchema.shape,
  rank: z.enum(ranks),
  guard: whole(0, 15).default(0).describe('Added to Guard.'),
  durability: whole(1, 500).describe('What it stops it loses itself; at 0 it is ruined (AD-ARM-2).'),
};
export const armorSchema = z.strictObject(armorFields);
export type Armor = Frozen<z.infer<typeof armorSchema>>;

/** A shield. It counts while it is held. */
export const shieldSchema = z.strictObject({ ...armorFields, hands: whole(1, 2).default(1) });
export type Shield = Frozen<z.infer<typeof shieldSchema>>;

/** Dice that are not Bonus dice (AD-DIE-14), such as 1d10. */
export const amountSchema = z.strictObject({ count: whole(0, 20), sides: whole(2, 20) });
export type Amount = Frozen<z.infer<typeof amountSchema>>;

/** An attack on everybody within `radius` feet (AD-ATK-8). */
export const blastFields = { ...harmFields, radius: whole(5, 100), ability: z.enum(abilities) };

/** An item and what Use Item does with it (AD-ACT-14). */
export const itemSchema = z.strictObject({
  ...head,
  hands: whole(1, 2).default(1),
  does: z
    .discriminatedUnion('effect', [
      z.strictObject({ effect: z.literal('mend'), amount: amountSchema }),
      z.strictObject({ effect: z.literal('vigor'), points: whole(1, 60) }),
      z.strictObject({ effect: z.literal('blast'), ...blastFields, ...rangeFields }),
      /** Sets off a charge at a place marked on the map, or anywhere if none is marked. */
      z.strictObject({ effect: z.literal('detonate'), ...blastFields, ...rangeFields }),
      z.strictObject({
        effect: z.literal('smoke'),
        visibility: z.enum(visibilityGrades),
        radius: whole(5, 100),
        rounds: whole(1, 40),
        ...rangeFields,
      }),
      /** The game master decides what happens. */
      z.strictObject({ effect: z.literal('other') }),
    ])
    .describe('What using it does (AD-ACT-14).'),
});
export type ItemThing = Frozen<z.infer<typeof itemSchema>>;
