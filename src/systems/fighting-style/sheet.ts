import { icon } from '../../documents/icons.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { idOf, itemOfOwn, name, text, whole, z } from '../../documents/schemas.ts';
import { damageScopeSchema } from './damage-types.ts';
import type { Weapon } from './gear.ts';
import { armorSchema, naturalArmorSchema, shieldSchema, stylePieceSchema, weaponSchema } from './gear.ts';
import type { MagicItem, Spell } from './spells.ts';
import { magicItemSchema, spellSchema } from './spells.ts';

const kinds = ['pc', 'npc'] as const;
/** Player character or run by the game master; decides initiative and its ties (FS-ENC-4, FS-ENC-5). */
export type Kind = (typeof kinds)[number];

/** Sizes, smallest first (FS-SIZE-3). */
export const sizes = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'] as const;
export type Size = (typeof sizes)[number];

/** The side of a footprint, in squares (FS-SIZE-3). */
export const sideOfSize: { readonly [size in Size]: number } = {
  tiny: 1,
  small: 1,
  medium: 1,
  large: 2,
  huge: 3,
  gargantuan: 4,
};

const attributes = ['STR', 'AGI', 'PER', 'INT', 'WIL'] as const;
export type Attribute = (typeof attributes)[number];

/** The attributes that may govern a Fighting Style test. */
export const styleAttributes = ['STR', 'AGI'] as const;
export type StyleAttribute = (typeof styleAttributes)[number];

/** Every skill but Fighting Style, with the attribute that governs it (FS-STY-7). */
export const skillAttributes = {
  athletics: 'STR',
  acrobatics: 'AGI',
  dodge: 'AGI',
  stealth: 'AGI',
  sleightOfHand: 'AGI',
  observation: 'PER',
  deception: 'INT',
  sorcery: 'INT',
  focus: 'WIL',
} as const satisfies { readonly [skill: string]: Attribute };
export type Skill = keyof typeof skillAttributes;
export const skills = Object.keys(skillAttributes) as readonly Skill[];

export const skillNames: { readonly [skill in Skill]: string } = {
  athletics: 'Athletics',
  acrobatics: 'Acrobatics',
  dodge: 'Dodge',
  stealth: 'Stealth',
  sleightOfHand: 'Sleight of Hand',
  observation: 'Observation',
  deception: 'Deception',
  sorcery: 'Sorcery',
  focus: 'Focus',
};

const attribute = whole(1, 12).default(5);
const rank = whole(0, 10).default(2);
const total = whole(0, 40).exactOptional();

/** The maximum number of pieces of gear in one style (FS-STY-4). */
export const mostPieces = 10;

/** A fighting style with its own rank, XP and list of gear (FS-STY-1, FS-STY-5). */
const styleSchema = z.strictObject({
  name,
  theme: text(120).exactOptional().describe('A word on how it fights; the rules make nothing of it.'),
  rank: whole(0, 10)
    .default(4)
    .describe('Ranks in this style. With an attribute they make the number to roll under.'),
  gear: z
    .array(stylePieceSchema)
    .max(mostPieces, `a style has ${mostPieces} pieces of gear at the most (FS-STY-4)`)
    .default([])
    .describe('What one is trained with in this style, up to ten pieces (FS-STY-1, FS-STY-4).'),
  xp: whole(0, 10_000).default(0).describe('XP spent on it.'),
  printed: z
    .strictObject({ STR: total, AGI: total })
    .exactOptional()
    .describe('FS(STR) and FS(AGI) as printed, in place of attribute and rank.'),
});
export type Style = Frozen<z.infer<typeof styleSchema>>;

/** A resistance or a vulnerability (FS-RV-1 to FS-RV-3). */
const damageModifierSchema = z.strictObject({ to: damageScopeSchema, value: whole(1, 20) });
export type DamageModifier = Frozen<z.infer<typeof damageModifierSchema>>;

/** An item in hand and the number of hands that hold it; left out: the fewest that it takes. */
export const heldSchema = z.strictObject({
  item: itemOfOwn('weapons', 'shield', 'items'),
  hands: whole(1, 2).exactOptional().describe('In how many hands; as the thing needs unless written.'),
});

/** Derived values as printed on the sheet: each replaces its formula. */
const printedSchema = z.strictObject({
  initiative: whole(0, 20)
    .exactOptional()
    .describe('Of a PC Initiative, of others PER for initiative (FS-ENC-4).'),
  speed: whole(0, 30).exactOptional().describe('Metres, what armor takes off already taken off.'),
  health: whole(1, 200).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  skills: z
    .strictObject({
      athletics: total,
      acrobatics: total,
      dodge: total,
      stealth: total,
      sleightOfHand: total,
      observation: total,
      deception: total,
      sorcery: total,
      focus: total,
    })
    .exactOptional()
    .describe('Whole target numbers, in place of attribute and rank.'),
});

/** An example of a natural weapon, for editors. */
const claws = {
  id: 'claws',
  name: 'Claws',
  hands: 0,
  damage: [{ count: 1, sides: 4, type: 'slashing' }],
  melee: { reach: 1 },
  body: 'natural',
};

/** A combatant as written in a file: every field but the name may be left out. */
export const sheetSchema = z.strictObject({
  name,
  about: text(500).exactOptional(),
  icon: icon.exactOptional(),
  kind: z
    .enum(kinds)
    .default('npc')
    .describe('Decides what its initiative adds to the die, and its ties (FS-ENC-4, FS-ENC-5).'),
  size: z.enum(sizes).default('medium').describe('How many squares it fills and what it can push about.'),
  attributes: z
    .strictObject({ STR: attribute, AGI: attribute, PER: attribute, INT: attribute, WIL: attribute })
    .prefault({}),
  skills: z
    .strictObject({
      athletics: rank,
      acrobatics: rank,
      dodge: rank,
      stealth: rank,
      sleightOfHand: rank,
      observation: rank,
      deception: rank,
      sorcery: rank,
      focus: rank,
    })
    .prefault({})
    .describe('Ranks: each is added to the attribute of the skill.'),
  styles: z
    .array(styleSchema)
    .min(1)
    .max(6)
    .prefault([{ name: 'Fighting Style' }])
    .describe(
      'Each with its own rank and list of gear; the best one counts unless another is picked (FS-STY-5).',
    ),
  printed: printedSchema
    .prefault({})
    .describe('A number that is written here stands in place of the one that the rules would reckon.'),
  hands: whole(0, 8).default(2),
  /** Ids of the pack, or weapons written out. The second of a kind becomes the item `dagger-2`, and so on. */
  weapons: z
    .array(z.union([idOf('weapon'), weaponSchema]))
    .max(30)
    .default([]),
  natural: z
    .array(weaponSchema.meta({ examples: [claws] }))
    .max(6)
    .default([])
    .describe('Weapons of the body: they take no hands.'),
  inHand: z.array(heldSchema).max(8).default([]).describe('What is in hand as the fight begins.'),
  armor: armorSchema.exactOptional(),
  naturalArmor: z
    .array(naturalArmorSchema)
    .max(6)
    .default([])
    .describe('Hide, scales, a spell that stays. Of several sources of AR the best one counts (FS-ARM-4).'),
  shield: shieldSchema.exactOptional(),
  resistances: z
    .array(damageModifierSchema)
    .max(20)
    .default([])
    .describe('So much less of all damage of a type, or of a group of types (FS-RV-1).'),
  vulnerabilities: z
    .array(damageModifierSchema)
    .max(20)
    .default([])
    .describe('So much more of all damage of a type, or of a group of types.'),
  spells: z
    .array(z.union([idOf('spell'), spellSchema]))
    .max(40)
    .default([]),
  items: z
    .array(z.union([idOf('item'), magicItemSchema]))
    .max(20)
    .default([]),
  xp: whole(0, 100_000).default(0),
  /** Health and mana that the last fight left; absent: full. */
  current: z
    .strictObject({ health: whole(-200, 200).exactOptional(), mana: whole(0, 99).exactOptional() })
    .exactOptional(),
});
/** A sheet as written, with defaults filled in; ids of the pack are not looked up. */
export type SheetDocument = Frozen<z.infer<typeof sheetSchema>>;

/** A weapon that a combatant carries. `item` is unique among its things. */
export interface CarriedWeapon extends Weapon {
  readonly item: string;
}

/** An item in hand, and with how many hands it is held. */
export interface InHand {
  readonly item: string;
  readonly hands: number;
}

/**
 * A sheet ready for a fight: ids of the pack looked up, a unique id for each item, the hands of each grip filled in.
 */
export interface Sheet extends Omit<SheetDocument, 'weapons' | 'inHand' | 'spells' | 'items'> {
  readonly weapons: readonly CarriedWeapon[];
  readonly inHand: readonly InHand[];
  readonly spells: readonly Spell[];
  readonly items: readonly MagicItem[];
}
