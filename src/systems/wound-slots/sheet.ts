import { icon } from '../../documents/icons.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { id, idOf, name, text, whole, z } from '../../documents/schemas.ts';
import type { Skill } from './attributes.ts';
import { skillIds } from './attributes.ts';
import { currentSchema } from './current.ts';
import type { ObjectThing, SpecialAttack, Spell, Weapon } from './gear.ts';
import {
  armorSchema,
  containers,
  objectSchema,
  specialAttackSchema,
  spellSchema,
  weaponSchema,
} from './gear.ts';

/** Heroes follow every rule; the others are game master's characters with simpler wounds (SL-HLT-13, SL-HLT-15). */
export const tiers = ['hero', 'minion', 'standard', 'elite'] as const;
export type Tier = (typeof tiers)[number];

const attribute = whole(-10, 10).default(0);

/** A skill rank, and ranks of its specializations. */
export const skillSchema = z.strictObject({
  rank: whole(0, 10).default(0),
  specializations: z.record(id, whole(0, 5)).default({}),
});

const skillFields = Object.fromEntries(skillIds.map((skill) => [skill, skillSchema.exactOptional()])) as {
  readonly [one in Skill]: z.ZodExactOptional<typeof skillSchema>;
};

/** Derived values as printed: each replaces its formula. */
export const printedSchema = z.strictObject({
  slots: z
    .strictObject({
      light: whole(0, 30),
      moderate: whole(0, 20),
      severe: whole(0, 20),
      critical: whole(0, 20),
      fatal: whole(1, 1),
    })
    .exactOptional(),
  stamina: whole(0, 99).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  /** Yards for 4 AP. */
  rate: whole(0, 60).exactOptional(),
  toughness: whole(-10, 40).exactOptional(),
  baseToughness: whole(-10, 40).exactOptional(),
  melee: whole(-10, 60).exactOptional(),
  ranged: whole(-10, 60).exactOptional(),
  power: whole(-10, 60).exactOptional(),
  agility: whole(-10, 60).exactOptional(),
  fortitude: whole(-10, 60).exactOptional(),
  willpower: whole(-10, 60).exactOptional(),
});

/**
 * A weapon or an object, and where it is at the start. One that is written as a bare id is in hand as long as there
 * are hands for it (weapons), or else in the scabbard; objects in the pouch.
 */
const carriedSchema = <Thing extends z.ZodType>(thing: Thing) =>
  z.strictObject({ thing, in: z.enum(['hand', ...containers]).default('scabbard') });

/** A combatant as written in a file: every field but the name may be left out. */
export const sheetSchema = z.strictObject({
  name,
  about: text(500).exactOptional(),
  icon: icon.exactOptional(),
  tier: z.enum(tiers).default('hero'),
  /** SL-HLT-14: a character of the game master that follows the rules of heroes. */
  fullRules: z.literal(true).exactOptional(),
  /** SL-HLT-15: slots by Vitality in spite of the tier. */
  vitalitySlots: z.literal(true).exactOptional(),
  /** Played by a person; heroes are unless written. */
  player: z.boolean().exactOptional(),
  attributes: z
    .strictObject({
      strength: attribute,
      dexterity: attribute,
      vitality: attribute,
      speed: attribute,
      perception: attribute,
      reason: attribute,
      lore: attribute,
      persona: attribute,
    })
    .prefault({}),
  size: whole(-10, 20).default(0),
  skills: z.strictObject(skillFields).default({}),
  /** What the race adds to the pools and to the hours of sleep. */
  race: z
    .strictObject({
      stamina: whole(0, 30).default(10),
      mana: whole(0, 30).default(10),
      sleep: z.number().min(-8).max(8).default(0),
    })
    .prefault({}),
  /** Inches. */
  height: whole(1, 1000).default(68),
  printed: printedSchema.prefault({}),
  armor: z.union([idOf('armor'), armorSchema]).exactOptional(),
  /** Toughness that is no armour: part of the base (SL-HLT-6). */
  otherToughness: whole(-5, 10).default(0),
  weapons: z
    .array(z.union([idOf('weapon'), carriedSchema(z.union([idOf('weapon'), weaponSchema]))]))
    .max(20)
    .default([]),
  /** The body's own weapons: they take no hand. */
  natural: z
    .array(z.union([idOf('natural'), weaponSchema]))
    .max(6)
    .default([]),
  objects: z
    .array(z.union([idOf('object'), carriedSchema(z.union([idOf('object'), objectSchema]))]))
    .max(20)
    .default([]),
  spells: z
    .array(z.union([idOf('spell'), spellSchema]))
    .max(30)
    .default([]),
  specials: z
    .array(z.union([idOf('special'), specialAttackSchema]))
    .max(10)
    .default([]),
  traits: z
    .strictObject({
      aquatic: z.literal(true).exactOptional(),
      /** SL-GRP-6: cannot be grappled. */
      formless: z.literal(true).exactOptional(),
      /** Can be ridden. */
      mount: z.literal(true).exactOptional(),
      /** SL-MNT-6: trained for combat. */
      trained: z.literal(true).exactOptional(),
      calmingTn: whole(-10, 40).default(5),
      /** SL-MNT-2: it may follow its rider but is not controlled. */
      sentient: z.literal(true).exactOptional(),
      /** SL-MNT-2: sentient, and it keeps an initiative and a turn of its own under its rider. */
      ownTurn: z.literal(true).exactOptional(),
      /** Other rates, in yards for 4 AP (SL-MOV-7). */
      swim: whole(0, 60).exactOptional(),
      fly: whole(0, 60).exactOptional(),
      climb: whole(0, 60).exactOptional(),
    })
    .prefault({}),
  /** What the last fight and the rests since then have left. */
  current: currentSchema.exactOptional(),
});
/** A sheet as written, defaults filled in, ids of the pack not looked up. */
export type SheetDocument = Frozen<z.infer<typeof sheetSchema>>;

export type Where = 'hand' | (typeof containers)[number];
/** A thing among a combatant's belongings; `item` is unlike that of every other thing it has. */
export interface Carried<Thing> {
  readonly item: string;
  readonly thing: Thing;
  readonly in: Where;
}

/** A sheet ready for a fight: everything looked up, every item with an id of its own. */
export interface Sheet
  extends Omit<SheetDocument, 'armor' | 'weapons' | 'natural' | 'objects' | 'spells' | 'specials'> {
  readonly armor: Frozen<z.infer<typeof armorSchema>> | null;
  readonly weapons: readonly Carried<Weapon>[];
  readonly natural: readonly Weapon[];
  readonly objects: readonly Carried<ObjectThing>[];
  readonly spells: readonly Spell[];
  readonly specials: readonly SpecialAttack[];
}
