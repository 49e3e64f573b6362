import type { Frozen } from '../../documents/schemas.ts';
import { id, name, text, whole, z } from '../../documents/schemas.ts';
import { ailmentCategories, ailmentIds } from './ailments/catalogue.ts';
import { elements } from './elements.ts';

/** The classes of weapons. Thrown weapons are tested with Melee (PE-ACT-3, PE-R34). */
const weaponClasses = ['melee', 'thrown', 'pistol', 'basic', 'heavy'] as const;

/** An ailment inflicted by a hit, for `turns` of the sufferer's own turns; its usual duration if omitted (PE-AIL-4). */
export const inflictsSchema = z.strictObject({
  ailment: z.enum(ailmentIds),
  turns: whole(1, 20)
    .exactOptional()
    .describe('For how many of its own turns; the usual time of the ailment unless written (PE-AIL-4).'),
});
export type Inflicts = Frozen<z.infer<typeof inflictsSchema>>;

/** A weapon. Distances are metres. */
export const weaponSchema = z
  .strictObject({
    id,
    name,
    about: text(300).exactOptional(),
    class: z
      .enum(weaponClasses)
      .describe('What it is swung or fired as; what is thrown is tested with Melee.'),
    hands: whole(0, 2).describe('0 for weapons of the body.'),
    damage: whole(0, 30),
    range: whole(1, 2000).exactOptional().describe('How far it gets when thrown or fired, in metres.'),
    reach: whole(1, 10).default(1).describe('How far it gets in melee: 1 is whoever is adjacent.'),
    clip: whole(1, 200)
      .exactOptional()
      .describe('Rounds, or throws, when it is full. Not written: they are not counted.'),
    reload: whole(1, 10).default(1).describe('Actions that a reload takes (PE-ACT-31).'),
    burst: whole(1, 20)
      .exactOptional()
      .describe('It fires bursts: up to so many targets or wounds more (PE-ACT-11).'),
    element: z.enum(elements).exactOptional().describe('Melee or Missile by class unless written.'),
    critical: whole(0, 100).default(10).describe('An attack die up to this is a Critical Hit (PE-CRIT-5).'),
    tier: whole(1, 10).default(1).describe('What its attack gives back to whoever absorbs it (PE-AFF-8).'),
    focusOnly: z.literal(true).exactOptional().describe('It fires in Focused Attacks alone (PE-ACT-9).'),
    scatter: z.literal(true).exactOptional().describe('A failed shot goes astray (PE-FUM-3).'),
    area: whole(1, 20)
      .exactOptional()
      .describe('Everybody within so many metres of where it strikes (PE-ATK-8).'),
    longRanged: z.literal(true).exactOptional().describe('It reaches the high bands of the air (PE-FLY-4).'),
    body: z
      .enum(['unarmed', 'natural'])
      .exactOptional()
      .describe('Bare hands leave one unarmed, claws and the like do not (PE-ADV-18).'),
    inflicts: inflictsSchema
      .exactOptional()
      .describe('The ailment that a hit brings, unless it is resisted (PE-AIL-5).'),
  })
  .refine((one) => one.class === 'melee' || one.range !== undefined, {
    error: 'a weapon that is thrown or fired needs a range',
    path: ['range'],
  })
  .refine((one) => one.clip !== undefined || one.burst === undefined, {
    error: 'a weapon with Burst counts its rounds: it needs a clip (PE-ACT-12)',
    path: ['clip'],
  });
export type Weapon = Frozen<z.infer<typeof weaponSchema>>;

/** Spare clips (or refills of throws) of every weapon that counts its rounds, if neither sheet nor encounter says. */
export const sparesAtStart = 2;

/** The AP that armour adds to Defense, per part of the body (PE-ATK-7). */
export const apSchema = z.strictObject({
  head: whole(0, 12).default(0),
  body: whole(0, 12).default(0),
  arms: whole(0, 12).default(0),
  legs: whole(0, 12).default(0),
});
export const armorSchema = z.strictObject({ id, name, ap: apSchema });
export type Armor = Frozen<z.infer<typeof armorSchema>>;

/** PE-ACT-30: a consumable and its effect. */
export const consumableSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  does: z.discriminatedUnion('effect', [
    /** Restores Light Wounds. */
    z.strictObject({ effect: z.literal('mend'), wounds: whole(1, 20) }),
    /** Ends one ailment of one of these categories. */
    z.strictObject({ effect: z.literal('clear'), categories: z.array(z.enum(ailmentCategories)).min(1) }),
    /** Restores Spirit or Exertion, whichever the user chooses. */
    z.strictObject({ effect: z.literal('restore'), points: whole(1, 50) }),
    /** Advantages on the Medical test against Blood Loss for which it is used (PE-BLD-5). */
    z.strictObject({ effect: z.literal('staunch'), advantages: whole(1, 5) }),
  ]),
});
export type Consumable = Frozen<z.infer<typeof consumableSchema>>;

/** Bare hands, which every combatant has (PE-ACT-10). */
export const unarmed: Weapon = {
  id: 'unarmed',
  name: 'Bare hands',
  class: 'melee',
  hands: 0,
  damage: 0,
  reach: 1,
  reload: 1,
  critical: 10,
  tier: 1,
  body: 'unarmed',
};
