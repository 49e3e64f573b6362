import type { Frozen } from '../../documents/schemas.ts';
import { id, name, text, whole, z } from '../../documents/schemas.ts';
import { targetDefenses } from './defenses.ts';

/** Where something is carried: what it costs to get at it (SL-COM-8). */
export const containers = ['scabbard', 'pouch', 'backpack'] as const;
export type Container = (typeof containers)[number];

/** AP to retrieve or stow (SL-COM-8). */
export const containerAp: { readonly [container in Container]: number } = {
  scabbard: 1,
  pouch: 3,
  backpack: 6,
};

/** A weapon (SL-ATK-4). Reach is yards of gap between two spaces; an increment is yards of distance. */
export const weaponSchema = z
  .strictObject({
    id,
    name,
    about: text(300).exactOptional(),
    /** The weapon group: a specialization of Melee, or of Aim for ranged use. */
    group: id,
    accuracy: whole(-5, 10).default(0),
    /** Added to damage beside Strength. */
    damage: whole(-10, 20),
    /** Used in melee: how far, and down to which gap it likes to keep foes (SL-OFF-5). */
    melee: z.strictObject({ reach: whole(0, 6), optimal: whole(0, 6) }).exactOptional(),
    /** Used from afar: the range increment; `thrown` leaves the hand. */
    ranged: z
      .strictObject({ increment: whole(1, 200), thrown: z.literal(true).exactOptional() })
      .exactOptional(),
    /** 0 for the body's own weapons. */
    hands: whole(0, 2),
    block: whole(0, 10).default(0),
    /** Added to the AP of attack actions, Grapple and Rebuff (SL-R63). */
    ap: whole(-3, 6).default(0),
    /** AP to load it again after each shot. */
    loading: whole(0, 24).default(0),
    armorPiercing: whole(0, 10).default(0),
    concussive: z.literal(true).exactOptional(),
    slicing: z.literal(true).exactOptional(),
    /** Its block counts against ranged attacks too (SL-DEF-5). */
    defensive: z.literal(true).exactOptional(),
    /** SL-UWC-4. */
    aquatic: z.literal(true).exactOptional(),
    /** SL-ATK-9. */
    penetrating: z.literal(true).exactOptional(),
    /** SL-CND-11: every wound that it deals poisons: the TN of treatment, stamina at the end of each turn. */
    poison: z.strictObject({ id, tn: whole(-10, 40), stamina: whole(0, 20) }).exactOptional(),
  })
  .refine((one) => one.melee || one.ranged, { error: 'a weapon needs melee with a reach, or ranged' });
export type Weapon = Frozen<z.infer<typeof weaponSchema>>;

export const armorSchema = z.strictObject({
  id,
  name,
  toughness: whole(0, 12),
  /** What it takes off Speed: 0 to -5. */
  speed: whole(-5, 0).default(0),
});
export type Armor = Frozen<z.infer<typeof armorSchema>>;

/** SL-AP-7: something that takes rounds or minutes, and all AP of each round, instead of a number of AP. */
const timeSchema = z.union([
  z.strictObject({ rounds: whole(1, 400) }),
  z.strictObject({ minutes: whole(1, 100) }),
]);
export type Time = Frozen<z.infer<typeof timeSchema>>;

/** SL-AP-7: a minute is 4 rounds. */
export const minuteRounds = 4;
export const roundsOf = (time: Time): number =>
  'rounds' in time ? time.rounds : time.minutes * minuteRounds;
export const roundsName = (rounds: number): string => (rounds === 1 ? 'a round' : `${rounds} rounds`);

/** Things that are used, held or worn without being weapons (SL-MSC-18). */
export const objectSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  hands: whole(1, 2).default(1),
  /** AP to use it; `null`: it is not used by itself, as a healing kit. */
  ap: whole(0, 30).nullable().default(null),
  /** It takes this instead of AP. */
  time: timeSchema.exactOptional(),
  /** It is gone when used. */
  once: z.literal(true).exactOptional(),
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

/** Bleeding or burning that a wound of a level or worse brings (SL-CND-10). */
const bringsSchema = z.strictObject({
  condition: z.enum(['bleeding', 'burning']),
  level: whole(1, 5),
  /** The least wound that brings it: 1 light to 5 fatal. */
  from: whole(1, 5),
});

/** A spell (SL-COM-1). Distances are yards. */
export const spellSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  /** A specialization of Arcana. */
  school: id,
  ap: whole(0, 40).default(6),
  /** It takes this instead of AP. */
  time: timeSchema.exactOptional(),
  mana: z.strictObject({ points: whole(0, 40), use: z.enum(['spend', 'invest']) }),
  range: whole(0, 200),
  /** `range` is an increment: it loses accuracy with distance as a ranged weapon does (SL-MOD-5). */
  increment: z.literal(true).exactOptional(),
  does: z.discriminatedUnion('deed', [
    z.strictObject({
      deed: z.literal('attack'),
      against: z.enum(targetDefenses),
      damage: whole(-5, 30),
      type: z.enum(['fire', 'lightning', 'other']).default('other'),
      penetrating: z.literal(true).exactOptional(),
      brings: bringsSchema.exactOptional(),
    }),
    /** An attack that does no damage; whoever it hits is immobile for some rounds, or until Escape. */
    z.strictObject({
      deed: z.literal('bind'),
      against: z.enum(targetDefenses),
      rounds: whole(1, 20),
      escapeTn: whole(0, 40),
    }),
    /** Adds to melee and ranged Defense for some rounds. */
    z.strictObject({ deed: z.literal('ward'), bonus: whole(1, 10), rounds: whole(1, 40) }),
    z.strictObject({ deed: z.literal('mend'), light: whole(0, 5), stamina: whole(0, 20) }),
  ]),
});
export type Spell = Frozen<z.infer<typeof spellSchema>>;

/** Something special that somebody can do with a weapon, besides the actions of the book. */
export const specialAttackSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  ap: whole(0, 40),
  stamina: whole(0, 20).default(0),
  /** The weapon group that it needs. */
  group: id,
  /** Only this one of the group. */
  weapon: id.exactOptional(),
  /** Yards that must have been moved in this round. */
  afterMoving: whole(0, 50).default(0),
  penetrating: z.literal(true).exactOptional(),
  damage: whole(-5, 20).default(0),
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
