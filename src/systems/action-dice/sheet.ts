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

export const kinds = ['hero', 'creature', 'construct', 'object'] as const;
export type Kind = (typeof kinds)[number];

const byAbility = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(abilities.map((one) => [one, value])) as { readonly [one in Ability]: Value },
  );
const bySkill = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(Object.fromEntries(skills.map((one) => [one, value])) as { readonly [one in Skill]: Value });

/** Derived values as printed on a stat block: each replaces its formula; what a situation adds still counts. */
export const printedSchema = z.strictObject({
  vigor: whole(1, 99).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  durability: whole(1, 999).exactOptional(),
  health: whole(1, 999).exactOptional(),
  guard: whole(1, 60).exactOptional(),
  /** Bonus dice of an ability, in place of AD-R3. */
  dice: byAbility(whole(0, 12).exactOptional()).default({}),
  vigorRecovery: whole(0, 99).exactOptional(),
});

/** Where something is: in the main hand, which is the first of both for what takes two; in the off-hand; put away. */
const wheres = ['main', 'off', 'carried'] as const;
export type Where = (typeof wheres)[number];

/** Something that is carried, and where it is at the start. A bare id goes where there is a hand for it. */
const carriedSchema = <Thing extends z.ZodType>(thing: Thing) =>
  z.strictObject({ thing, in: z.enum(wheres).default('carried') });

const list = <Entry extends z.ZodType>(entry: Entry, most: number) => z.array(entry).max(most).default([]);
const someTypes = list(z.enum(damageTypes), damageTypes.length);

/** Compass degrees that are watched, 0 north and 90 east; `somewhere`: the game master knows where. */
const watchSchema = z.union([z.literal('somewhere'), whole(0, 359)]);

/** A combatant as written in a file: every field but the name may be left out. */
export const sheetSchema = z.strictObject({
  name,
  about: text(500).exactOptional(),
  icon: icon.exactOptional(),
  kind: z.enum(kinds).default('creature'),
  /** Played by a person; heroes are unless written. */
  player: z.boolean().exactOptional(),
  /** AD-TYP-11; constructs and objects are not unless written. */
  living: z.boolean().exactOptional(),
  size: z.enum(sizes).default('medium'),
  /** Pounds, for AD-R98 `massFirst`. */
  mass: whole(0, 5_000_000).exactOptional(),
  scores: byAbility(whole(0, 60).default(10)).prefault({}),
  skills: bySkill(whole(0, 5).default(0)).prefault({}),
  actions: whole(0, 5).default(usualActions),
  initiativeDice: whole(0, 5).default(0),
  resistanceDice: whole(0, 5).default(0),
  /** What comes back in the Recovery Phase besides Vigor (AD-REC-7, AD-REC-8). */
  recovery: z
    .strictObject({
      durability: whole(0, 20).default(0),
      mana: whole(0, 20).default(0),
      health: whole(0, 20).default(0),
    })
    .prefault({}),
  /** What abilities add to Guard (AD-ATK-2). */
  guard: whole(-5, 15).default(0),
  superior: z.enum(superiorRanks).exactOptional(),
  /** AD-DMG-7, AD-DMG-8. */
  unarmed: z.strictObject({ value: whole(0, 3), rank: z.enum(ranks) }).exactOptional(),
  /** A hide, or the hardness of a thing (AD-ARM-4, AD-OBJ-2). */
  hide: protectionSchema.exactOptional(),
  immunities: someTypes,
  weaknesses: someTypes,
  /** AD-R88 `halfDouble`. */
  resistances: someTypes,
  /** AD-R90 `alignedWeakness`. */
  aligned: z.enum(damageTypes).exactOptional(),
  hands: whole(0, 2).default(2),
  /** It stays where it is: a turret. */
  fixed: z.literal(true).exactOptional(),
  /** What a thing is to those behind it (AD-COV-1, AD-COV-4). */
  cover: z.enum(coverGrades).default('none'),
  sturdy: z.boolean().exactOptional(),
  watch: watchSchema.exactOptional(),
  printed: printedSchema.prefault({}),
  armor: list(z.union([idOf('armor'), armorSchema]), 4),
  shields: list(z.union([idOf('shield'), carriedSchema(z.union([idOf('shield'), shieldSchema]))]), 2),
  weapons: list(z.union([idOf('weapon'), carriedSchema(z.union([idOf('weapon'), weaponSchema]))]), 12),
  /** Weapons of the body: they take no hand. */
  natural: list(z.union([idOf('natural'), weaponSchema]), 6),
  items: list(z.union([idOf('item'), carriedSchema(z.union([idOf('item'), itemSchema]))]), 20),
  /** Techniques, spells, Talents, special reactions. */
  powers: list(z.union([idOf('power'), powerSchema]), 30),
  features: list(text(200), 20),
  /** What the last fight and the rests since then have left. */
  current: currentSchema.exactOptional(),
});
/** A sheet as written, defaults filled in, ids of the pack not looked up. */
export type SheetDocument = Frozen<z.infer<typeof sheetSchema>>;

/** A thing among a combatant's belongings; `item` is unlike that of every other thing it has. */
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

/** A sheet ready for a fight: everything looked up, every item with an id of its own. */
export interface Sheet
  extends Omit<SheetDocument, 'armor' | 'shields' | 'weapons' | 'natural' | 'items' | 'powers'> {
  readonly armor: readonly Worn[];
  readonly shields: readonly Carried<Shield>[];
  readonly weapons: readonly Carried<Weapon>[];
  readonly natural: readonly Weapon[];
  readonly items: readonly Carried<ItemThing>[];
  readonly powers: readonly Power[];
}
