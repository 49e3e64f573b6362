import type { Frozen } from '../../documents/schemas.ts';
import { id, idOf, name, text, whole, z } from '../../documents/schemas.ts';
import { damageTypeSchema } from './damage-types.ts';

/** Dice and a flat number of one type: `1d8+2 slashing` (FS-DMG-1). */
export const damagePartSchema = z.strictObject({
  count: whole(0, 10),
  sides: whole(2, 100),
  plus: whole(-20, 50).default(0).describe('Added to what the dice show.'),
  type: damageTypeSchema,
});
export type DamagePart = Frozen<z.infer<typeof damagePartSchema>>;

/**
 * The effect of a weapon besides damage. `trip`: the target passes one of the tests or falls prone (bola). `net`: the
 * target is held until it passes one of the tests with a primary action.
 */
const onHitSchema = z.discriminatedUnion('effect', [
  z.strictObject({
    effect: z.literal('trip'),
    tests: z
      .array(z.enum(['athletics', 'acrobatics']))
      .min(1)
      .max(2),
  }),
  z.strictObject({
    effect: z.literal('net'),
    tests: z
      .array(z.enum(['athletics', 'acrobatics']))
      .min(1)
      .max(2),
  }),
]);
export type OnHit = Frozen<z.infer<typeof onHitSchema>>;

/** A weapon. It has at least one of `melee` with a reach, `thrown` and `shot` with a range, all in metres. */
export const weaponSchema = z
  .strictObject({
    id,
    name,
    about: text(300).exactOptional(),
    kind: idOf('weapon')
      .exactOptional()
      .describe(
        'The kind that a style lists; no style trains with one of its own that has none (FS-STY-1, FS-UNT-1).',
      ),
    hands: whole(0, 2).describe('Hands it takes at the least: 0 for the body’s own weapons.'),
    damage: z.array(damagePartSchema).max(4),
    twoHanded: z
      .array(damagePartSchema)
      .max(4)
      .exactOptional()
      .describe('Its damage in two hands, when it may be gripped so but need not.'),
    melee: z
      .strictObject({ reach: whole(1, 10) })
      .exactOptional()
      .describe('How far it reaches, in metres.'),
    thrown: z
      .strictObject({ range: whole(1, 200) })
      .exactOptional()
      .describe('How far it flies, in metres; it leaves the hand.'),
    shot: z
      .strictObject({ range: whole(1, 500), load: whole(1, 5).exactOptional() })
      .exactOptional()
      .describe('How far it shoots, in metres, and how many Manipulate reactions load it again (FS-ATK-4).'),
    heavy: z.literal(true).exactOptional().describe('Lets its wielder Bash (FS-MAN-4).'),
    body: z
      .enum(['unarmed', 'natural'])
      .exactOptional()
      .describe(
        'Bare hands are trained as unarmed fighting, claws and the like always are. Neither can be disarmed.',
      ),
    onHit: onHitSchema
      .exactOptional()
      .describe('A bola trips unless one of these tests is passed, a net holds until one is.'),
  })
  .refine((one) => one.melee || one.thrown || one.shot, {
    error: 'a weapon needs melee with a reach, thrown or shot with a range',
  })
  .refine((one) => !one.twoHanded || one.hands === 1, {
    error: 'only a weapon of one hand has other damage in two hands',
    path: ['twoHanded'],
  });
export type Weapon = Frozen<z.infer<typeof weaponSchema>>;

/** The levels of worn armor (FS-ARM-1); a sheet without armor wears none. */
const armorLevels = ['partial', 'full'] as const;
export type ArmorLevel = (typeof armorLevels)[number];

/** The ratings of a material at each level of armor, and as a shield (FS-ARM-5). */
export const materialSchema = z.strictObject({
  id,
  name,
  rare: z.literal(true).exactOptional(),
  ar: z
    .strictObject({ partial: whole(0, 30), full: whole(0, 30) })
    .describe('AR of armour of this material, by its level (FS-ARM-1).'),
  magicAr: z
    .strictObject({ partial: whole(0, 30), full: whole(0, 30) })
    .describe('AR against magical types, by its level; 0 for most materials (FS-ARM-2).'),
  br: whole(0, 30).describe('Block Rating of a shield of this material (FS-SHD-1).'),
});
export type Material = Frozen<z.infer<typeof materialSchema>>;

/** Worn armor. A printed AR or magic AR replaces the table's (FS-ARM-5). */
export const armorSchema = z.strictObject({
  level: z.enum(armorLevels),
  material: idOf('material'),
  ar: whole(0, 30).exactOptional().describe('In place of what level and material are worth (FS-ARM-5).'),
  magicAr: whole(0, 30).exactOptional().describe('In place of what level and material are worth (FS-ARM-5).'),
});
export type Armor = Frozen<z.infer<typeof armorSchema>>;

/** Hide, scales, a spell that stays: a source of AR that is not worn (FS-ARM-4). */
export const naturalArmorSchema = z.strictObject({
  name,
  ar: whole(0, 30),
  magicAr: whole(0, 30).default(0),
});

/** A shield. A printed BR replaces the table's (FS-ARM-5, FS-SHD-1). As an item its id is `shield`. */
export const shieldSchema = z.strictObject({
  material: idOf('material'),
  br: whole(0, 30).exactOptional().describe('In place of what the material is worth (FS-ARM-5).'),
});
export type Shield = Frozen<z.infer<typeof shieldSchema>>;

/** The item id of the one shield that a sheet can have. */
export const shieldItem = 'shield';

/**
 * An entry of a style's gear list: a weapon's kind, `partial-armor`, `full-armor`, `shield` or `unarmed` (FS-STY-1).
 */
export const stylePieceSchema = idOf('piece');
export type StylePiece = string;

/** The entries of gear lists that are not weapons. */
export const stylePieces = {
  partial: 'partial-armor',
  full: 'full-armor',
  shield: 'shield',
  unarmed: 'unarmed',
} as const;

/** The kind by which gear lists name this weapon (FS-STY-1). */
export const kindOf = (weapon: Weapon): StylePiece => weapon.kind ?? weapon.id;
