import { icon } from '../../documents/icons.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { idOf, name, text, whole, z } from '../../documents/schemas.ts';
import type { Ability, Maneuver } from './abilities.ts';
import { abilitySchema, maneuverSchema } from './abilities.ts';
import { currentSchema } from './current.ts';
import { damageTypes } from './damage/types.ts';
import type { Archetype, Armor, ObjectThing, Shield, Weapon } from './gear.ts';
import { archetypeSchema, armorSchema, objectSchema, shieldSchema, weaponSchema } from './gear.ts';
import { highestLevel } from './levels.ts';
import type { Skill, Stat } from './stats.ts';
import { skills, stats } from './stats.ts';

const kinds = ['hero', 'creature', 'summon', 'object'] as const;
export type Kind = (typeof kinds)[number];

const byStat = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(stats.map((stat) => [stat, value])) as { readonly [stat in Stat]: Value },
  );
const bySkill = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(skills.map((skill) => [skill, value])) as { readonly [skill in Skill]: Value },
  );

/** Derived values as printed on a stat block: each replaces its formula; situational changes are still added. */
const printedSchema = z.strictObject({
  tier: whole(1, 5).exactOptional().describe('In place of that of its level.'),
  initiative: whole(0, 200).exactOptional().describe('In place of what Instinct and Skills come to.'),
  evasion: whole(0, 60).exactOptional().describe('In place of what Stats, armour and shields come to.'),
  armor: whole(-10, 20).exactOptional().describe('In place of what armour and hide come to.'),
  abilityHit: whole(-10, 40)
    .exactOptional()
    .describe('What Abilities add to hit. That of a weapon stands with the weapon.'),
  drPower: whole(1, 60).exactOptional(),
  dr: byStat(whole(-20, 40).exactOptional())
    .default({})
    .describe('What Defense Rolls add, by Stat. Those that are not written are reckoned.'),
  checks: bySkill(whole(-20, 40).exactOptional())
    .default({})
    .describe(
      'The whole bonus of a Skill Check, its Stat included. Those that are not written are reckoned.',
    ),
  temporaryCap: whole(0, 999).exactOptional().describe('The most Temporary Vitality at once.'),
});

/**
 * Something carried, and where it is at the start. Written as a bare id it is in hand as long as hands are free
 * (objects are put away); written with a thing but without `in` it is put away.
 */
const carriedSchema = <Thing extends z.ZodType>(thing: Thing) =>
  z.strictObject({ thing, in: z.enum(['hand', 'carried']).default('carried') });

const list = <Entry extends z.ZodType>(entry: Entry, most: number) => z.array(entry).max(most).default([]);
const affinity = list(z.enum(damageTypes), damageTypes.length);

/** With what armour of one's own begins in a form: an Evasion Cap that hinders hardly anybody. */
const plainClothes = { id: 'clothes', name: 'Clothes', armor: 0, cap: 16 };

/** A combatant as written in a file: every field but the name may be left out. */
export const sheetSchema = z.strictObject({
  name,
  about: text(500).exactOptional(),
  icon: icon.exactOptional(),
  kind: z.enum(kinds).default('creature'),
  player: z.boolean().exactOptional().describe('Played by a person. As usual: heroes are, others are not.'),
  level: whole(0, highestLevel)
    .default(0)
    .describe('Gives the Tier. All else that comes with a level is written by itself.'),
  size: whole(-4, 6)
    .default(0)
    .describe('Size category: 0 is human, each step less or more is smaller or larger.'),
  biological: z
    .boolean()
    .default(true)
    .describe(
      'Alive: Holy damage spares its life. Others are not helped by what mends only the living; whether they bleed is for the table to say.',
    ),
  stats: byStat(whole(1, 30).default(10)).prefault({}),
  skills: bySkill(whole(0, 10).default(0)).prefault({}),
  archetype: z
    .union([idOf('archetype'), archetypeSchema])
    .exactOptional()
    .describe('Says which Stats its Abilities hit with, and which one it evades with.'),
  vitality: whole(1, 500).default(15),
  wp: whole(0, 100).default(6).describe('Will points that Abilities and Maneuvers cost.'),
  upcast: whole(0, 20).default(2).describe('The most WP that may go into upcasting at once.'),
  momentum: whole(0, 12)
    .exactOptional()
    .describe('Narrative Momentum at the start, in place of what WS-R47 says.'),
  ap: whole(0, 6).default(3).describe('Action points of a turn.'),
  rp: whole(0, 6).default(2).describe('Reaction points of a round.'),
  movement: whole(0, 30).default(3).describe('Basic Movement in metres.'),
  armor: z.union([idOf('armor'), armorSchema.meta({ examples: [plainClothes] })]).exactOptional(),
  hide: whole(-10, 20).default(0).describe('Armor that is not worn: hide, stone.'),
  resistances: affinity,
  immunities: affinity,
  vulnerabilities: affinity,
  hands: whole(0, 4).default(2),
  traits: z
    .strictObject({
      climbsWithoutHands: z
        .literal(true)
        .exactOptional()
        .describe('It needs no hand to climb, nor to hold on to somebody larger (WS-ADV-5).'),
      actsFirst: z.literal(true).exactOptional().describe('It acts before everybody else (WS-INI-6).'),
      actsLast: z.literal(true).exactOptional().describe('It acts after everybody else (WS-INI-6).'),
      extraAttacks: whole(0, 5)
        .default(0)
        .describe('Attacks that come with each Attack action, beyond the first (WS-BAS-3).'),
      cinematicLess: whole(0, 6)
        .default(0)
        .describe('Its Cinematic Actions cost so much less Momentum, but never less than 1 (WS-CIN-15).'),
      cinematicFree: z
        .literal(true)
        .exactOptional()
        .describe('Its Cinematic Actions cost no Momentum at all (WS-CIN-15).'),
    })
    .prefault({}),
  cover: z
    .enum(['none', 'half', 'full'])
    .default('none')
    .describe('What it is to others who stand behind it, when it is an object (WS-COV-1).'),
  printed: printedSchema
    .prefault({})
    .describe('A number that is written here stands in place of the one that the rules would reckon.'),
  weapons: list(z.union([idOf('weapon'), carriedSchema(z.union([idOf('weapon'), weaponSchema]))]), 20),
  natural: list(z.union([idOf('natural'), weaponSchema]), 6).describe(
    'Weapons of the body: they take no hand.',
  ),
  shields: list(z.union([idOf('shield'), carriedSchema(z.union([idOf('shield'), shieldSchema]))]), 4),
  objects: list(z.union([idOf('object'), carriedSchema(z.union([idOf('object'), objectSchema]))]), 20),
  abilities: list(z.union([idOf('ability'), abilitySchema]), 30),
  maneuvers: list(z.union([idOf('maneuver'), maneuverSchema]), 20),
  features: list(text(200), 20).describe(
    'What else is worth knowing, for people. The rules make nothing of it.',
  ),
  /** What the last fight and the rests since then have left. */
  current: currentSchema.exactOptional(),
});
/** A sheet as written, with defaults filled in; ids of the pack are not looked up. */
export type SheetDocument = Frozen<z.infer<typeof sheetSchema>>;

export type Where = 'hand' | 'carried';
/** A thing among a combatant's belongings; `item` is its id, unique within the sheet. */
export interface Carried<Thing> {
  readonly item: string;
  readonly thing: Thing;
  readonly in: Where;
}

type LookedUp =
  | 'archetype'
  | 'armor'
  | 'weapons'
  | 'natural'
  | 'shields'
  | 'objects'
  | 'abilities'
  | 'maneuvers';

/** Optional fields as members that may be `undefined`, so that all sheets have the same hidden class. */
type Unsaid<T, field extends keyof T> = { readonly [each in field]: T[each] | undefined };
type MayBeUnsaid = 'about' | 'icon' | 'player' | 'momentum' | 'current';
type Traits = SheetDocument['traits'];

/** A sheet ready for a fight: everything is looked up, and every item has an id of its own. */
export interface Sheet
  extends Omit<SheetDocument, LookedUp | MayBeUnsaid | 'traits'>,
    Unsaid<SheetDocument, MayBeUnsaid> {
  readonly traits: Unsaid<Traits, keyof Traits> & Pick<Traits, 'extraAttacks' | 'cinematicLess'>;
  readonly archetype: Archetype;
  readonly armor: Armor | null;
  readonly weapons: readonly Carried<Weapon>[];
  readonly natural: readonly Weapon[];
  readonly shields: readonly Carried<Shield>[];
  readonly objects: readonly Carried<ObjectThing>[];
  readonly abilities: readonly Ability[];
  readonly maneuvers: readonly Maneuver[];
}
