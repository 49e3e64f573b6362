import type { Frozen } from '../../documents/schemas.ts';
import { id, name, text, whole, z } from '../../documents/schemas.ts';
import { damageTypes } from './damage/types.ts';
import { riderSchema } from './riders.ts';
import { stats } from './stats.ts';

/** Armour, shields, weapons and other items (WS-ARM-10, WS-ATK-4, WS-ATK-6 to WS-ATK-8). Distances are metres. */

/** Dice and a flat number of one type: 1d8 Physical. The first part of a list is the main type. */
export const damagePartSchema = z.strictObject({
  count: whole(0, 20),
  sides: whole(2, 20),
  plus: whole(-20, 50).default(0).describe('Added to what the dice show.'),
  type: z.enum(damageTypes),
});
export type DamagePart = Frozen<z.infer<typeof damagePartSchema>>;

/** Dice and a flat number without a type: an amount of healing. */
export const amountSchema = z.strictObject({
  count: whole(0, 20),
  sides: whole(2, 20),
  plus: whole(-20, 50).default(0),
});
export type Amount = Frozen<z.infer<typeof amountSchema>>;

export const weaponSchema = z
  .strictObject({
    id,
    name,
    about: text(300).exactOptional(),
    primary: z.enum(stats).describe('Its Bonus adds to hit in full (WS-ATK-4).'),
    secondary: z.enum(stats).describe('Half of its Bonus adds to hit (WS-ATK-4).'),
    damage: z
      .array(damagePartSchema)
      .min(1)
      .max(4)
      .describe('The first type is the main one, to which criticals add.'),
    melee: z
      .strictObject({ reach: whole(1, 6).default(1) })
      .exactOptional()
      .describe('How far it strikes: 1 m unless it has a reach (WS-ATK-7).'),
    ranged: z
      .strictObject({ range: whole(1, 500), thrown: z.literal(true).exactOptional() })
      .exactOptional()
      .describe('How far it shoots in metres; what is thrown leaves the hand (WS-ATK-8).'),
    hands: whole(0, 2).default(1).describe('0 for weapons of the body.'),
    freeHand: z
      .literal(true)
      .exactOptional()
      .describe('A weapon of the body that needs a hand which holds nothing: the fist.'),
    hit: whole(-10, 40).exactOptional().describe('What it adds to hit, in place of the Stats.'),
    onHit: riderSchema.exactOptional().describe('What a hit may bring beside damage.'),
  })
  .refine((one) => one.melee || one.ranged, { error: 'a weapon needs melee with a reach, or ranged' });
export type Weapon = Frozen<z.infer<typeof weaponSchema>>;

const stealth = z.enum(['normal', 'disadvantage']).default('normal');

/** Worn armour and clothes (WS-EVA-3). `upgrade` raises the Evasion Cap. */
export const armorSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  weight: whole(0, 40).default(0).describe('For people; the rules make nothing of it.'),
  armor: whole(-10, 20).describe('Taken off damage of the types that armour helps against.'),
  cap: whole(1, 40).describe('Base Evasion is no higher than this (WS-EVA-3).'),
  upgrade: whole(0, 20).default(0).describe('Raises the Evasion Cap.'),
  stealth,
});
export type Armor = Frozen<z.infer<typeof armorSchema>>;

/** A shield, which counts while it is in a hand (WS-EVA-4). `cap` changes the Evasion Cap of the worn armour. */
export const shieldSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  weight: whole(0, 40).default(0),
  evasion: whole(0, 10).describe('Added to Evasion while it is in a hand (WS-EVA-4).'),
  cap: whole(-10, 10).default(0).describe('Added to the Evasion Cap of what is worn.'),
  stealth,
  hands: whole(1, 2).default(1),
});
export type Shield = Frozen<z.infer<typeof shieldSchema>>;

/** Any other item. `does` is what Use Item does with it (WS-BAS-16); without it the item can only be held. */
export const objectSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  hands: whole(1, 2).default(1),
  does: z
    .discriminatedUnion('effect', [
      z.strictObject({ effect: z.literal('mend'), amount: amountSchema }),
      z.strictObject({ effect: z.literal('wp'), points: whole(1, 60) }),
      /** The game master says what happens. */
      z.strictObject({ effect: z.literal('other') }),
    ])
    .exactOptional()
    .describe('What using it does. Not written: it is only held (WS-BAS-16).'),
});
export type ObjectThing = Frozen<z.infer<typeof objectSchema>>;

/** The Stats that an Archetype uses (WS-ATK-5, WS-EVA-2, WS-DRS-5). */
export const archetypeSchema = z.strictObject({
  id,
  name,
  primary: z.enum(stats),
  secondary: z.enum(stats),
  evasion: z.enum(stats),
});
export type Archetype = Frozen<z.infer<typeof archetypeSchema>>;

/** The Archetype of sheets that name none. */
export const noArchetype: Archetype = {
  id: 'none',
  name: 'None',
  primary: 'strength',
  secondary: 'dexterity',
  evasion: 'dexterity',
};
