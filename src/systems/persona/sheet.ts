import { icon } from '../../documents/icons.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { id, idOf, itemOfOwn, name, tableOf, tableOfOwn, text, whole, z } from '../../documents/schemas.ts';
import { usedUpSchema } from '../../documents/used-up.ts';
import type { LocationRow } from './body.ts';
import { humanoid, locations } from './body.ts';
import type { Armor, Consumable, Weapon } from './gear.ts';
import { apSchema, armorSchema, consumableSchema, weaponSchema } from './gear.ts';
import type { PersonaSheet, Power } from './powers.ts';
import { affinitiesSchema, personaSchema, powerSchema, worseTracks } from './powers.ts';
import type { Skill } from './scores.ts';
import { focuses, magicScores, scores, skills } from './scores.ts';

const kinds = ['evoker', 'shadow', 'other'] as const;
/** Evokers have Personas; Shadows have affinities and Powers of their own and die with their Deadly Wound (PE-R85). */
export type Kind = (typeof kinds)[number];

const score = whole(1, 100).default(25);
const unnatural = whole(0, 10).default(0);
const flat = whole(-30, 60).default(0);

/** A skill or a focus: the level opens gates (Arcana 4 and 7), the bonus is added to the Score (PE-R12). */
const trainedSchema = z.strictObject({ level: whole(0, 10).default(0), bonus: flat });
/** A focus on the sheet replaces the skill's own numbers. */
const skillSchema = (skill: Skill) =>
  trainedSchema.extend({ focuses: tableOf(trainedSchema, focuses[skill]) });

const skillFields = Object.fromEntries(
  skills.map((skill) => [skill, skillSchema(skill).exactOptional()]),
) as { readonly [one in Skill]: z.ZodExactOptional<ReturnType<typeof skillSchema>> };

const locationRowSchema = z.strictObject({
  upTo: whole(1, 100).describe('Up to this number of the die.'),
  location: z.enum(locations),
  vital: z.literal(true).exactOptional().describe('A hit there makes one wound more (PE-WND-8).'),
});

/** PE-ATK-5: a hit location table other than the humanoid one; `upTo` must rise and end at 100. */
const anatomySchema = z
  .array(locationRowSchema)
  .min(1)
  .max(12)
  .refine((rows) => rows.every((row, at) => row.upTo > (rows[at - 1]?.upTo ?? 0)), 'the ranges must rise')
  .refine((rows) => rows.at(-1)?.upTo === 100, 'the last range ends at 100')
  .meta({ examples: [humanoid] });

/** Printed values; each replaces the formula for it. */
const printedSchema = z.strictObject({
  light: whole(0, 60).exactOptional().describe('Light Wounds.'),
  heavy: whole(1, 40).exactOptional().describe('Heavy Wounds.'),
  initiative: whole(0, 40)
    .exactOptional()
    .describe('In place of the higher of Agility and Perception Bonus (PE-TIME-7).'),
  basicMove: whole(0, 60).exactOptional().describe('Metres of a Basic Move; a Run is twice that.'),
  fate: whole(0, 20).exactOptional(),
  spirit: whole(0, 300).exactOptional(),
  exertion: whole(0, 300).exactOptional(),
});

const held = itemOfOwn('weapons', 'consumables');

/** An example of a natural weapon for editors. */
const claws = { id: 'claws', name: 'Claws', class: 'melee', hands: 0, damage: 3, body: 'natural' };

/** A combatant as written in a file. Only the name is required. */
export const sheetSchema = z.strictObject({
  name,
  about: text(500).exactOptional(),
  icon: icon.exactOptional(),
  kind: z
    .enum(kinds)
    .default('other')
    .describe(
      'Evokers have Personas. Shadows have affinities and Powers of their own, and die of a Deadly Wound unless the table rules otherwise.',
    ),
  player: z.boolean().exactOptional().describe('Played by a person. As usual: Evokers are, others are not.'),
  scores: z
    .strictObject({
      melee: score,
      ballistic: score,
      strength: score,
      toughness: score,
      agility: score,
      intelligence: score,
      perception: score,
      willpower: score,
      fellowship: score,
      realisation: whole(1, 100).default(10),
    })
    .prefault({})
    .describe('From 1 to 100; a tenth of each is its Bonus (PE-TEST-1).'),
  unnatural: z
    .strictObject({
      melee: unnatural,
      ballistic: unnatural,
      strength: unnatural,
      toughness: unnatural,
      agility: unnatural,
      intelligence: unnatural,
      perception: unnatural,
      willpower: unnatural,
      fellowship: unnatural,
      realisation: unnatural,
    })
    .prefault({})
    .describe('Added to the Bonus, not to the Score (PE-TEST-1).'),
  magic: z
    .enum(magicScores)
    .default('willpower')
    .describe('The Score that tests its magic and whose Bonus adds to it.'),
  rank: whole(1, 10)
    .default(1)
    .describe('The pools of Spirit and Exertion grow with it, and no Persona has a higher grade.'),
  skills: z
    .strictObject(skillFields)
    .default({})
    .describe(
      'The bonus is added to the Score; the level only opens what asks for it. A focus counts in place of its skill.',
    ),
  printed: printedSchema
    .prefault({})
    .describe('A number that is written here stands in place of the one that the rules would reckon.'),
  /** An id of the pack, or armour written out here. */
  armor: z.union([idOf('armor'), armorSchema]).exactOptional(),
  ap: apSchema.prefault({}).describe('AP of the body itself, to which armour adds (PE-ATK-7).'),
  anatomy: anatomySchema
    .exactOptional()
    .describe('Where the location die strikes, if not where it strikes a human (PE-ATK-5).'),
  size: whole(-3, 6)
    .default(0)
    .describe('0 is Normal; attacks on the larger are easier, on the smaller harder (PE-ADV-17, PE-DIS-11).'),
  squares: whole(1, 4).default(1).describe('The side of its space in squares.'),
  flyer: z.literal(true).exactOptional(),
  stress: z.boolean().exactOptional().describe('Whether it takes Stress. As usual: Shadows do not.'),
  startingAdvantages: whole(0, 5).default(0).describe('What the scenario gives at the start.'),
  /** Ids of the pack, or weapons written out here. The second of a kind becomes the item `knife-2`, and so on. */
  weapons: z
    .array(z.union([idOf('weapon'), weaponSchema]))
    .max(20)
    .default([]),
  natural: z
    .array(weaponSchema.meta({ examples: [claws] }))
    .max(6)
    .default([])
    .describe('Weapons of the body: they take no hand.'),
  inHand: z
    .strictObject({ right: held.exactOptional(), left: held.exactOptional() })
    .default({})
    .describe('What each hand holds as the fight begins; something two-handed is written once.'),
  spares: tableOfOwn(whole(0, 99), 'weapons').describe(
    'Spare clips, or throws, of a weapon; two each unless written.',
  ),
  consumables: z
    .array(z.union([idOf('consumable'), consumableSchema]))
    .max(20)
    .default([]),
  personas: z
    .array(personaSchema)
    .max(12)
    .default([])
    .describe('Only Evokers have them; the one that is equipped gives affinities and Powers (PE-PER-1).'),
  equipped: itemOfOwn('personas')
    .nullable()
    .exactOptional()
    .describe('The Persona that is equipped as the fight begins; the first one unless written.'),
  affinities: affinitiesSchema
    .default({})
    .describe('Those of a Shadow: an Evoker has what its Persona has (PE-AFF-2).'),
  powers: z
    .array(z.union([idOf('power'), powerSchema]))
    .max(10)
    .default([])
    .describe('Those of a Shadow: an Evoker has what its Persona has.'),
  arcana: text(60).exactOptional().describe('A word for people; the rules make nothing of it.'),
  personality: text(120).exactOptional().describe('For people; the rules make nothing of it.'),
  traits: z
    .array(text(120))
    .max(20)
    .default([])
    .describe('What else is worth knowing, for people. The rules make nothing of it.'),
  links: z
    .record(text(60), whole(0, 10))
    .default({})
    .describe(
      'Ranks of Social Links, by the name of the other one: they allow passing a turn on (PE-BAT-1).',
    ),
  /** The state after the last fight; omitted values are at full strength. */
  current: z
    .strictObject({
      light: whole(0, 60).exactOptional(),
      heavy: whole(0, 40).exactOptional(),
      deadly: whole(0, 1).exactOptional(),
      stress: whole(0, 999).exactOptional(),
      fate: whole(0, 20).exactOptional(),
      spirit: whole(0, 300).exactOptional(),
      exertion: whole(0, 300).exactOptional(),
      /** Wounds left by Persona; 0 is broken. */
      personas: z.record(id, whole(0, 30)).exactOptional(),
      /** PE-R89, `threeTracks`: Heavy and Deadly Wounds left, for Personas that have been wounded. */
      personaTracks: z.record(id, worseTracks).exactOptional(),
      /** The equipped Persona; `null` for none. */
      equipped: id.nullable().exactOptional(),
      /** The injury row (3, 2, 1 or 0 Heavy Wounds left) per location. */
      injuries: z.partialRecord(z.enum(locations), whole(0, 3)).exactOptional(),
      /** Points lost per Score (PE-DEC-1). */
      decay: z.partialRecord(z.enum(scores), whole(0, 100)).exactOptional(),
      /** PE-DEC-2: out of action until the week is over. */
      unfit: z.literal(true).exactOptional(),
      /** PE-ATK-9: rounds loaded and spare clips, per weapon. */
      loaded: z.record(id, whole(0, 200)).exactOptional(),
      spares: z.record(id, whole(0, 99)).exactOptional(),
      /** PE-ACT-7: Damage lost per weapon, and AP per location. */
      worn: z.record(id, whole(0, 30)).exactOptional(),
      apLost: z.partialRecord(z.enum(locations), whole(0, 24)).exactOptional(),
      /** PE-ACT-30: consumables that are used up. */
      used: usedUpSchema,
    })
    .exactOptional(),
});
/** A sheet as written with defaults filled in; ids of the pack are not looked up yet. */
export type SheetDocument = Frozen<z.infer<typeof sheetSchema>>;

/** A weapon or consumable of a combatant; `item` is unique among its things. */
export type Carried<Kind> = Kind & { readonly item: string };

/** A sheet ready for a fight: ids of the pack are looked up, and every item has a unique id. */
export interface Sheet
  extends Omit<
    SheetDocument,
    'armor' | 'weapons' | 'consumables' | 'personas' | 'powers' | 'anatomy' | 'equipped'
  > {
  readonly armor: Armor | null;
  /** Armour included. */
  readonly ap: SheetDocument['ap'];
  readonly weapons: readonly Carried<Weapon>[];
  readonly consumables: readonly Carried<Consumable>[];
  readonly personas: readonly PersonaSheet[];
  readonly equipped: string | null;
  readonly powers: readonly Power[];
  readonly anatomy: readonly LocationRow[];
}
