import { icon } from '../../documents/icons.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { id, idOf, name, tableOf, text, whole, z } from '../../documents/schemas.ts';
import type { Skill } from './attributes.ts';
import { isFree, skillIds, skills } from './attributes.ts';
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

/** SL-HLT-13, SL-HLT-15: heroes use all rules; the other ranks are the game master's, with simpler wounds. */
const tiers = ['hero', 'minion', 'standard', 'elite'] as const;
export type Tier = (typeof tiers)[number];

const attribute = whole(-10, 10).default(0);

/** The schema of a skill's specializations. Those of Melee, Aim and Arcana may have any id (SL-DIC-1). */
const specializationsOf = (skill: Skill) =>
  isFree(skill) ? z.record(id, whole(0, 5)).default({}) : tableOf(whole(0, 5), skills[skill]);

/** A skill rank and the ranks of its specializations. */
const skillSchema = (skill: Skill) =>
  z.strictObject({
    rank: whole(0, 10).default(0).describe('Ranks of the skill itself.'),
    specializations: specializationsOf(skill).describe('Ranks on top of the skill, by what they are for.'),
  });

const skillFields = Object.fromEntries(
  skillIds.map((skill) => [skill, skillSchema(skill).exactOptional()]),
) as { readonly [one in Skill]: z.ZodExactOptional<ReturnType<typeof skillSchema>> };

/** Printed values: each replaces the derived one. */
const printedSchema = z.strictObject({
  slots: z
    .strictObject({
      light: whole(0, 30),
      moderate: whole(0, 20),
      severe: whole(0, 20),
      critical: whole(0, 20),
      fatal: whole(1, 1),
    })
    .exactOptional()
    .describe('Slots of each level, in place of those of Vitality or tier.'),
  stamina: whole(0, 99).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  rate: whole(0, 60).exactOptional().describe('Yards for 4 AP.'),
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
 * A weapon or object with where it is at the start. A bare id stands for a weapon in hand while hands are free, else in
 * the scabbard, or for an object in the pouch.
 */
const carriedSchema = <Thing extends z.ZodType>(thing: Thing) =>
  z.strictObject({ thing, in: z.enum(['hand', ...containers]).default('scabbard') });

/** A sheet as written in a file; only the name is required. */
export const sheetSchema = z.strictObject({
  name,
  about: text(500).exactOptional(),
  icon: icon.exactOptional(),
  tier: z
    .enum(tiers)
    .default('hero')
    .describe(
      'Heroes follow every rule; the others belong to the game master and have simpler wounds (SL-HLT-13, SL-HLT-15).',
    ),
  fullRules: z
    .literal(true)
    .exactOptional()
    .describe('The game master’s, but with the rules of heroes (SL-HLT-14).'),
  vitalitySlots: z
    .literal(true)
    .exactOptional()
    .describe('Slots by Vitality in spite of the tier (SL-HLT-15).'),
  player: z.boolean().exactOptional().describe('Played by a person. As usual: heroes are, others are not.'),
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
  size: whole(-10, 20).default(0).describe('0 is human.'),
  skills: z.strictObject(skillFields).default({}),
  race: z
    .strictObject({
      stamina: whole(0, 30).default(10),
      mana: whole(0, 30).default(10),
      sleep: z.number().min(-8).max(8).default(0),
    })
    .prefault({})
    .describe('What the race adds to the pools, and to the hours of sleep.'),
  height: whole(1, 1000).default(68).describe('In inches; a tucked jump clears half of it more.'),
  printed: printedSchema
    .prefault({})
    .describe('A number that is written here stands in place of the one that the rules would reckon.'),
  armor: z.union([idOf('armor'), armorSchema]).exactOptional(),
  otherToughness: whole(-5, 10)
    .default(0)
    .describe('Toughness that is no armour: part of the base (SL-HLT-6).'),
  weapons: z
    .array(z.union([idOf('weapon'), carriedSchema(z.union([idOf('weapon'), weaponSchema]))]))
    .max(20)
    .default([]),
  natural: z
    .array(z.union([idOf('natural'), weaponSchema]))
    .max(6)
    .default([])
    .describe('Weapons of the body: they take no hand.'),
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
    .default([])
    .describe('Attacks with a weapon that are not in the book.'),
  traits: z
    .strictObject({
      aquatic: z.literal(true).exactOptional().describe('It lives in the water.'),
      formless: z.literal(true).exactOptional().describe('It cannot be grappled (SL-GRP-6).'),
      mount: z.literal(true).exactOptional().describe('It can be ridden.'),
      trained: z
        .literal(true)
        .exactOptional()
        .describe('Trained for combat: it does not take fright (SL-MNT-6).'),
      calmingTn: whole(-10, 40).default(5).describe('How hard it is to calm (SL-MNT-6).'),
      sentient: z
        .literal(true)
        .exactOptional()
        .describe('It may go along with its rider, but nobody controls it (SL-MNT-2).'),
      ownTurn: z
        .literal(true)
        .exactOptional()
        .describe('It keeps an initiative and a turn of its own under its rider (SL-MNT-2).'),
      swim: whole(0, 60).exactOptional().describe('Yards for 4 AP (SL-MOV-7).'),
      fly: whole(0, 60).exactOptional().describe('Yards for 4 AP (SL-MOV-7).'),
      climb: whole(0, 60).exactOptional().describe('Yards for 4 AP (SL-MOV-7).'),
    })
    .prefault({}),
  /** State left by the last fight and by rests since. */
  current: currentSchema.exactOptional(),
});
/** A sheet as written, with defaults filled in but ids of the pack not looked up. */
export type SheetDocument = Frozen<z.infer<typeof sheetSchema>>;

export type Where = 'hand' | (typeof containers)[number];
/** A thing that a combatant carries. `item` is unique on its sheet. */
export interface Carried<Thing> {
  readonly item: string;
  readonly thing: Thing;
  readonly in: Where;
}

/** A sheet ready for a fight: everything looked up, every carried thing with its own id. */
export interface Sheet
  extends Omit<SheetDocument, 'armor' | 'weapons' | 'natural' | 'objects' | 'spells' | 'specials'> {
  readonly armor: Frozen<z.infer<typeof armorSchema>> | null;
  readonly weapons: readonly Carried<Weapon>[];
  readonly natural: readonly Weapon[];
  readonly objects: readonly Carried<ObjectThing>[];
  readonly spells: readonly Spell[];
  readonly specials: readonly SpecialAttack[];
}
