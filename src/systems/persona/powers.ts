import type { Frozen } from '../../documents/schemas.ts';
import { id, idOf, name, text, whole, z } from '../../documents/schemas.ts';
import { ailmentCategories, ailmentIds } from './ailments/catalogue.ts';
import { affinities, elements } from './elements.ts';
import { inflictsSchema } from './gear.ts';

/**
 * What a Power of a Persona or Shadow does (PE-ACT-37). `magic` is an attack tested with the Magic score; the Magic
 * Bonus adds to its damage. `weapon` is an attack with a weapon in hand with extra damage. `inflict` is a magic attack
 * that deals no damage but inflicts an ailment. The rest are no attacks and need no test.
 */
const deedSchema = z.discriminatedUnion('deed', [
  z.strictObject({
    deed: z.literal('magic'),
    damage: whole(0, 40),
    area: whole(1, 20).exactOptional().describe('Everybody within so many metres of a point.'),
    mental: z
      .literal(true)
      .exactOptional()
      .describe('It is aimed at the mind and cannot be dodged (PE-ACT-4).'),
    inflicts: inflictsSchema
      .exactOptional()
      .describe('The ailment that a hit brings, unless it is resisted (PE-AIL-5).'),
    critical: z
      .enum([...ailmentIds, 'none'])
      .exactOptional()
      .describe('What its Critical Hits bring, in place of what the element does (PE-CRIT-4).'),
  }),
  z.strictObject({
    deed: z.literal('weapon'),
    damage: whole(0, 20).describe('Added to that of the weapon.'),
    area: whole(1, 20)
      .exactOptional()
      .describe('Everybody within so many metres of where it strikes; as the weapon unless written.'),
  }),
  z.strictObject({
    deed: z.literal('inflict'),
    inflicts: inflictsSchema,
    mental: z.literal(true).exactOptional(),
    resist: z
      .enum(['toughness', 'willpower'])
      .exactOptional()
      .describe('What resists it; by its category unless written (PE-AIL-5).'),
  }),
  /** Restores Light Wounds, the Persona's first. */
  z.strictObject({ deed: z.literal('mend'), wounds: whole(1, 20) }),
  z.strictObject({ deed: z.literal('clear'), categories: z.array(z.enum(ailmentCategories)).min(1) }),
  /** Advantages on attacks or on evasion for some rounds. */
  z.strictObject({
    deed: z.literal('augment'),
    on: z.enum(['attacks', 'evasion']),
    advantages: whole(1, 5),
    rounds: whole(1, 20),
  }),
]);

export const powerSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  tier: whole(1, 10).describe('What it gives back to whoever absorbs it (PE-AFF-8).'),
  element: z.enum(elements).default('almighty'),
  cost: z
    .strictObject({ pool: z.enum(['spirit', 'exertion']), points: whole(0, 99) })
    .describe('Spirit for magic, Exertion for the body.'),
  range: whole(0, 2000).default(20).describe('In metres; an attack with a weapon has the weapon’s.'),
  does: deedSchema,
});
export type Power = Frozen<z.infer<typeof powerSchema>>;

const affinity = z.enum(affinities).exactOptional();
/** Affinities by element; a missing element is Normal (PE-AFF-2). There are none to Almighty (PE-AFF-9). */
export const affinitiesSchema = z.strictObject({
  melee: affinity,
  missile: affinity,
  fire: affinity,
  ice: affinity,
  wind: affinity,
  elec: affinity,
  nuke: affinity,
  psy: affinity,
  bless: affinity,
  curse: affinity,
});

/** A Persona of an Evoker (PE-PER-1). */
export const personaSchema = z.strictObject({
  id,
  name,
  grade: whole(1, 10).default(1).describe('At most the Rank of its owner.'),
  wounds: whole(1, 30).exactOptional().describe('The owner’s Toughness Bonus unless written.'),
  affinities: affinitiesSchema.default({}).describe('What is not written is Normal (PE-AFF-2).'),
  /** Ids of the pack, or Powers written out here. */
  powers: z
    .array(z.union([idOf('power'), powerSchema]))
    .max(10)
    .default([]),
  traits: z.array(text(120)).max(20).default([]),
});
export type PersonaDocument = Frozen<z.infer<typeof personaSchema>>;

/** PE-R89, `threeTracks`: Heavy and Deadly Wounds left of a Persona. */
export const worseTracks = z.strictObject({ heavy: whole(0, 15), deadly: whole(0, 1) });

/** A Persona with its powers looked up. */
export interface PersonaSheet extends Omit<PersonaDocument, 'powers' | 'wounds'> {
  readonly wounds: number;
  readonly powers: readonly Power[];
}

/** PE-R89, `threeTracks`: a Persona's Heavy Wounds: half its Light Wounds, rounded down, at least 1 (PE-WND-3). */
export const heavyWoundsOf = ({ wounds }: Pick<PersonaSheet, 'wounds'>): number =>
  Math.max(1, Math.floor(wounds / 2));
