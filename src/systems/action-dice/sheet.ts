import { icon } from '../../documents/icons.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { idOf, name, text, whole, z } from '../../documents/schemas.ts';
import { usualActions } from './costs.ts';
import { coverGrades } from './cover/grades.ts';
import { currentSchema } from './current.ts';
import { damageTypes } from './damage/types.ts';
import type { Armor, ItemThing, Shield, Weapon } from './gear.ts';
import { armorSchema, itemSchema, protectionSchema, shieldSchema, weaponSchema } from './gear.ts';
import type { Power } from './powers.ts';
import { powerSchema } from './powers.ts';
import { superiorRanks } from './quality.ts';
import { ranks } from './ranks.ts';
import { sizes } from './sizes.ts';
import type { Ability, Skill } from './stats.ts';
import { abilities, skills } from './stats.ts';

const kinds = ['hero', 'creature', 'construct', 'object'] as const;
export type Kind = (typeof kinds)[number];

const byAbility = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(abilities.map((one) => [one, value])) as { readonly [one in Ability]: Value },
  );
const bySkill = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(Object.fromEntries(skills.map((one) => [one, value])) as { readonly [one in Skill]: Value });

/** Derived values as printed on a stat block: each replaces its formula; what a situation adds still counts. */
const printedSchema = z.strictObject({
  vigor: whole(1, 99).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  durability: whole(1, 999).exactOptional(),
  health: whole(1, 999).exactOptional(),
  guard: whole(1, 60).exactOptional().describe('In place of 15 and all that is added to it.'),
  dice: byAbility(whole(0, 12).exactOptional())
    .default({})
    .describe('Bonus dice of an ability, in place of what its score gives.'),
  vigorRecovery: whole(0, 99).exactOptional().describe('Vigor that comes back in each Recovery Phase.'),
});

/** Where a thing is: in the main hand (also where both hands hold it), in the off-hand, or put away. */
const wheres = ['main', 'off', 'carried'] as const;
export type Where = (typeof wheres)[number];

/**
 * A carried thing and where it is at the start. A weapon or shield written as a bare id goes into a free hand, if there
 * is one; an item is put away.
 */
const carriedSchema = <Thing extends z.ZodType>(thing: Thing) =>
  z.strictObject({ thing, in: z.enum(wheres).default('carried') });

const list = <Entry extends z.ZodType>(entry: Entry, most: number) => z.array(entry).max(most).default([]);
const someTypes = list(z.enum(damageTypes), damageTypes.length);

/** The compass direction watched, in degrees, 0 north and 90 east. `somewhere`: the game master knows it. */
const watchSchema = z.union([z.literal('somewhere'), whole(0, 359)]);

/** A combatant as written in a file: every field but the name may be left out. */
export const sheetSchema = z.strictObject({
  name,
  about: text(500).exactOptional(),
  icon: icon.exactOptional(),
  kind: z.enum(kinds).default('creature'),
  player: z.boolean().exactOptional().describe('Played by a person. As usual: heroes are, others are not.'),
  living: z
    .boolean()
    .exactOptional()
    .describe('As usual: constructs and objects are not. Toxic harms only the living (AD-TYP-11).'),
  size: z.enum(sizes).default('medium'),
  mass: whole(0, 5_000_000)
    .exactOptional()
    .describe('Where the table goes by mass, the size follows from it.'),
  scores: byAbility(whole(0, 60).default(10))
    .prefault({})
    .describe('One Bonus die for every full 10, unless the table rules otherwise.'),
  skills: bySkill(whole(0, 5).default(0))
    .prefault({})
    .describe('Bonus dice of skill checks, and of weapons that go by a skill.'),
  actions: whole(0, 5).default(usualActions).describe('Actions of each turn.'),
  initiativeDice: whole(0, 5).default(0).describe('Bonus dice of initiative beyond those of an ability.'),
  resistanceDice: whole(0, 5).default(0).describe('Bonus dice of resistance beyond those of an ability.'),
  recovery: z
    .strictObject({
      durability: whole(0, 20).default(0),
      mana: whole(0, 20).default(0),
      health: whole(0, 20).default(0),
    })
    .prefault({})
    .describe('What comes back in the Recovery Phase besides Vigor (AD-REC-7).'),
  guard: whole(-5, 15)
    .default(0)
    .describe('What abilities add to Guard, which is 15 and what armour adds (AD-ATK-2).'),
  superior: z
    .enum(superiorRanks)
    .exactOptional()
    .describe('Only attacks of this rank or better harm it (AD-ARM-9).'),
  unarmed: z
    .strictObject({ value: whole(0, 3), rank: z.enum(ranks) })
    .exactOptional()
    .describe(
      'What trained fists and feet deal; untrained ones have the Damage Value 1, feeble (AD-DMG-7, AD-DMG-8).',
    ),
  hide: protectionSchema
    .exactOptional()
    .describe('What protects without being worn: a hide, the hardness of a thing (AD-ARM-4, AD-OBJ-2).'),
  immunities: someTypes.describe('Types that do nothing to it.'),
  weaknesses: someTypes.describe('Types against which nothing protects it, with 1 Charge on their dice.'),
  resistances: someTypes.describe(
    'Types of which it takes half the damage, where the table rules so (AD-R88).',
  ),
  aligned: z
    .enum(damageTypes)
    .exactOptional()
    .describe('Weak against the opposite of this type, where the table rules so (AD-R90).'),
  hands: whole(0, 2).default(2),
  fixed: z.literal(true).exactOptional().describe('It stays where it is: a turret.'),
  cover: z
    .enum(coverGrades)
    .default('none')
    .describe('What a thing is to those behind it (AD-COV-1, AD-COV-4).'),
  sturdy: z
    .boolean()
    .exactOptional()
    .describe('Full cover that is sturdy stops shots with 10 AR (AD-COV-4).'),
  watch: watchSchema
    .exactOptional()
    .describe(
      'It keeps Over Watch as the fight begins: in which direction, in degrees of the compass, 0 north and 90 east (AD-INI-7).',
    ),
  printed: printedSchema
    .prefault({})
    .describe('A number that is written here stands in place of the one that the rules would reckon.'),
  armor: list(z.union([idOf('armor'), armorSchema]), 4),
  shields: list(z.union([idOf('shield'), carriedSchema(z.union([idOf('shield'), shieldSchema]))]), 2),
  weapons: list(z.union([idOf('weapon'), carriedSchema(z.union([idOf('weapon'), weaponSchema]))]), 12),
  natural: list(z.union([idOf('natural'), weaponSchema]), 6).describe(
    'Weapons of the body: they take no hand.',
  ),
  items: list(z.union([idOf('item'), carriedSchema(z.union([idOf('item'), itemSchema]))]), 20),
  powers: list(z.union([idOf('power'), powerSchema]), 30).describe(
    'Techniques, spells, Talents, special reactions.',
  ),
  features: list(text(200), 20).describe(
    'What else is worth knowing, for people. The rules make nothing of it.',
  ),
  /** The state that the last fight and the rests since then have left. */
  current: currentSchema.exactOptional(),
});
/** A sheet as written, defaults filled in, ids of the pack not looked up. */
export type SheetDocument = Frozen<z.infer<typeof sheetSchema>>;

/** A thing that a combatant carries; `item` is unique among all its things. */
export interface Carried<Thing> {
  readonly item: string;
  readonly thing: Thing;
  readonly in: Where;
}

/** Armour that is worn. */
export interface Worn {
  readonly item: string;
  readonly armor: Armor;
}

/** A sheet ready for a fight: ids resolved, every item with an id of its own. */
export interface Sheet
  extends Omit<SheetDocument, 'armor' | 'shields' | 'weapons' | 'natural' | 'items' | 'powers'> {
  readonly armor: readonly Worn[];
  readonly shields: readonly Carried<Shield>[];
  readonly weapons: readonly Carried<Weapon>[];
  readonly natural: readonly Weapon[];
  readonly items: readonly Carried<ItemThing>[];
  readonly powers: readonly Power[];
}
