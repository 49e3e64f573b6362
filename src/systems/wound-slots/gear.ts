import type { Frozen } from '../../documents/schemas.ts';
import { id, name, text, whole, z } from '../../documents/schemas.ts';
import { targetDefenses } from './defenses.ts';

/** Where something is carried, which decides the AP to retrieve it (SL-COM-8). */
export const containers = ['scabbard', 'pouch', 'backpack'] as const;
export type Container = (typeof containers)[number];

/** AP to retrieve or stow (SL-COM-8). */
export const containerAp: { readonly [container in Container]: number } = {
  scabbard: 1,
  pouch: 3,
  backpack: 6,
};

/** A weapon (SL-ATK-4). Reach is in yards of the gap between two spaces, an increment in yards of distance. */
export const weaponSchema = z
  .strictObject({
    id,
    name,
    about: text(300).exactOptional(),
    group: id.describe('The specialization of Melee, or of Aim from afar, that helps with it.'),
    accuracy: whole(-5, 10).default(0).describe('Added to hit.'),
    damage: whole(-10, 20).describe('Added to damage beside Strength.'),
    melee: z
      .strictObject({ reach: whole(0, 6), optimal: whole(0, 6) })
      .exactOptional()
      .describe('How far it strikes in yards, and down to which gap it likes to keep foes (SL-OFF-5).'),
    ranged: z
      .strictObject({ increment: whole(1, 200), thrown: z.literal(true).exactOptional() })
      .exactOptional()
      .describe('Each range increment after the first is −1, five are as far as it gets (SL-MOD-5).'),
    hands: whole(0, 2).describe('0 for weapons of the body.'),
    block: whole(0, 10).default(0).describe('Added to Defense in melee.'),
    ap: whole(-3, 6).default(0).describe('More AP, or fewer, for attacks, Grapple and Rebuff.'),
    loading: whole(0, 24).default(0).describe('AP to load it again after each shot.'),
    armorPiercing: whole(0, 10).default(0).describe('So much armour does not count.'),
    concussive: z.literal(true).exactOptional(),
    slicing: z.literal(true).exactOptional(),
    defensive: z
      .literal(true)
      .exactOptional()
      .describe('Its block counts against ranged attacks too (SL-DEF-5).'),
    aquatic: z.literal(true).exactOptional().describe('It keeps its damage under water (SL-UWC-4).'),
    penetrating: z
      .literal(true)
      .exactOptional()
      .describe('Damage already helps to hit, and is not counted again (SL-ATK-9).'),
    poison: z
      .strictObject({ id, tn: whole(-10, 40), stamina: whole(0, 20) })
      .exactOptional()
      .describe(
        'Every wound that it deals poisons: the TN of treatment, stamina at the end of each turn (SL-CND-11).',
      ),
  })
  .refine((one) => one.melee || one.ranged, { error: 'a weapon needs melee with a reach, or ranged' });
export type Weapon = Frozen<z.infer<typeof weaponSchema>>;

export const armorSchema = z.strictObject({
  id,
  name,
  toughness: whole(0, 12).describe('Added to Toughness.'),
  speed: whole(-5, 0).default(0).describe('Added to Speed: 0 or less.'),
});
export type Armor = Frozen<z.infer<typeof armorSchema>>;

/** SL-AP-7: a duration in rounds or minutes in place of an AP cost; all AP of each round are spent. */
const timeSchema = z.union([
  z.strictObject({ rounds: whole(1, 400) }),
  z.strictObject({ minutes: whole(1, 100) }),
]);
type Time = Frozen<z.infer<typeof timeSchema>>;

/** SL-AP-7: a minute is 4 rounds. */
export const minuteRounds = 4;
export const roundsOf = (time: Time): number =>
  'rounds' in time ? time.rounds : time.minutes * minuteRounds;
export const roundsName = (rounds: number): string => (rounds === 1 ? 'a round' : `${rounds} rounds`);

/** Objects that are not weapons (SL-MSC-18). */
export const objectSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  hands: whole(1, 2).default(1),
  ap: whole(0, 30)
    .nullable()
    .default(null)
    .describe('What using it costs. Not written: it is of use with something else, as a healing kit.'),
  time: timeSchema.exactOptional().describe('It takes this instead of AP (SL-AP-7).'),
  once: z.literal(true).exactOptional().describe('It is gone when used.'),
  does: z
    .discriminatedUnion('effect', [
      z.strictObject({ effect: z.literal('healing-kit') }),
      z.strictObject({ effect: z.literal('stamina'), points: whole(1, 30) }),
      z.strictObject({ effect: z.literal('mana'), points: whole(1, 30) }),
      z.strictObject({ effect: z.literal('heal'), level: z.enum(['light', 'moderate']) }),
      /** Anything else: the game master says what happens. */
      z.strictObject({ effect: z.literal('other') }),
    ])
    .default({ effect: 'other' }),
});
export type ObjectThing = Frozen<z.infer<typeof objectSchema>>;

/** Bleeding or burning caused by wounds of a given level or worse (SL-CND-10). */
const bringsSchema = z.strictObject({
  condition: z.enum(['bleeding', 'burning']),
  level: whole(1, 5).describe('How bad it is, from 1 to 5.'),
  from: whole(1, 5).describe('The least wound that brings it: 1 light to 5 fatal.'),
});

/** A spell (SL-COM-1). Distances are yards. */
export const spellSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  school: id.describe('The specialization of Arcana that helps with it.'),
  ap: whole(0, 40).default(6),
  time: timeSchema.exactOptional().describe('It takes this instead of AP (SL-AP-7).'),
  mana: z
    .strictObject({ points: whole(0, 40), use: z.enum(['spend', 'invest']) })
    .describe('Spent mana is gone; what is invested comes back when the spell ends.'),
  range: whole(0, 200).describe('In yards.'),
  increment: z
    .literal(true)
    .exactOptional()
    .describe('The range is an increment: it loses accuracy with distance as a shot does (SL-MOD-5).'),
  does: z.discriminatedUnion('deed', [
    z.strictObject({
      deed: z.literal('attack'),
      against: z.enum(targetDefenses).describe('The defense that it goes against.'),
      damage: whole(-5, 30),
      type: z.enum(['fire', 'lightning', 'other']).default('other'),
      penetrating: z
        .literal(true)
        .exactOptional()
        .describe('Damage already helps to hit, and is not counted again (SL-ATK-9).'),
      brings: bringsSchema.exactOptional().describe('Bleeding or burning that a wound brings (SL-CND-10).'),
    }),
    /** An attack without damage: the target is immobile for some rounds or until Escape. */
    z.strictObject({
      deed: z.literal('bind'),
      against: z.enum(targetDefenses),
      rounds: whole(1, 20).describe('How long, unless it is escaped.'),
      escapeTn: whole(0, 40),
    }),
    /** A bonus to melee and ranged Defense for some rounds. */
    z.strictObject({ deed: z.literal('ward'), bonus: whole(1, 10), rounds: whole(1, 40) }),
    z.strictObject({ deed: z.literal('mend'), light: whole(0, 5), stamina: whole(0, 20) }),
  ]),
});
export type Spell = Frozen<z.infer<typeof spellSchema>>;

/** An attack with a weapon that is particular to a sheet. */
export const specialAttackSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  ap: whole(0, 40),
  stamina: whole(0, 20).default(0),
  group: id.describe('The weapon group that it needs.'),
  weapon: id.exactOptional().describe('Only this one of the group.'),
  afterMoving: whole(0, 50).default(0).describe('Yards that must have been moved in this round.'),
  penetrating: z
    .literal(true)
    .exactOptional()
    .describe('Damage already helps to hit, and is not counted again (SL-ATK-9).'),
  damage: whole(-5, 20).default(0).describe('Added to the damage of the weapon.'),
});
export type SpecialAttack = Frozen<z.infer<typeof specialAttackSchema>>;

/** Bare hands: everybody has them. */
export const unarmed: Weapon = {
  id: 'unarmed',
  name: 'Bare hands',
  group: 'brawl',
  accuracy: 0,
  damage: -2,
  melee: { reach: 0, optimal: 0 },
  hands: 0,
  block: 0,
  ap: 0,
  loading: 0,
  armorPiercing: 0,
};
