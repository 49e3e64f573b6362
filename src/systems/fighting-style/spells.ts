import type { Frozen } from '../../documents/schemas.ts';
import { id, idOf, name, text, whole, z } from '../../documents/schemas.ts';
import { capital } from '../../kernel/phrases.ts';
import { damageScopeSchema } from './damage-types.ts';
import { damagePartSchema } from './gear.ts';

/** The four defences (FS-REACT-2). */
export const defences = ['block', 'dodge', 'parry', 'withstand'] as const;
export type Defence = (typeof defences)[number];

/** The effect of a spell that is not an attack. `ruled`: the game master says what happens. */
const spellEffectSchema = z.discriminatedUnion('effect', [
  z.strictObject({ effect: z.literal('heal'), health: whole(1, 200) }),
  z.strictObject({
    effect: z.literal('resistance'),
    to: damageScopeSchema,
    value: whole(1, 20),
    until: z.literal('roundEnd').describe('How long.'),
  }),
  z.strictObject({ effect: z.literal('teleport'), metres: whole(1, 100) }),
  z.strictObject({ effect: z.literal('ruled'), text: text(300) }),
]);
type SpellEffect = Frozen<z.infer<typeof spellEffectSchema>>;

/** The effect of a spell that is not an attack, in words. */
export function effectWords(does: SpellEffect): string {
  switch (does.effect) {
    case 'heal':
      return `${does.health} Health back`;
    case 'resistance':
      return `${capital(does.to)} Resistance (${does.value}) until the round ends`;
    case 'teleport':
      return `up to ${does.metres} m elsewhere`;
    case 'ruled':
      return does.text;
  }
}

const common = {
  id,
  name,
  about: text(300).exactOptional(),
  mana: whole(0, 99).default(0).describe('Paid when it is declared (FS-MAG-1).'),
};

/** A spell with the Attack trait (FS-ATK-5). */
const attackSpellSchema = z.strictObject({
  kind: z.literal('attack'),
  ...common,
  melee: z
    .literal(true)
    .exactOptional()
    .describe('The Melee Attack trait: casting it provokes nobody (FS-OPP-4).'),
  range: whole(1, 500).describe('In metres.'),
  damage: z.array(damagePartSchema).max(4),
  mind: z.literal(true).exactOptional().describe('It targets the mind: Focus withstands it (FS-DEF-6).'),
  defences: z
    .array(z.enum(defences))
    .min(1)
    .max(4)
    .exactOptional()
    .describe('Those that help against it; as against any spell unless written (FS-DEF-8).'),
  targets: z
    .strictObject({ most: whole(2, 20), within: whole(1, 100) })
    .exactOptional()
    .describe('Up to so many targets, any two of them so many metres apart at the most (FS-ATK-8).'),
});

/** A spell that is not an attack; with range 0 it affects the caster alone. */
const effectSpellSchema = z.strictObject({
  kind: z.literal('effect'),
  ...common,
  range: whole(0, 500).describe('In metres; 0: the caster alone.'),
  does: spellEffectSchema,
});

/** A spell (FS-MAG-1). */
export const spellSchema = z.discriminatedUnion('kind', [attackSpellSchema, effectSpellSchema]);
export type Spell = Frozen<z.infer<typeof spellSchema>>;
export type AttackSpell = Extract<Spell, { kind: 'attack' }>;
export type EffectSpell = Extract<Spell, { kind: 'effect' }>;

/** A magic item as written: activating it casts its spell without mana. */
export const magicItemSchema = z.strictObject({
  id,
  name,
  about: text(300).exactOptional(),
  hands: whole(0, 2).default(0).describe('Hands it must be held in to be activated; 0 for what is worn.'),
  spell: z.union([idOf('spell'), spellSchema]).describe('What activating it casts, without mana.'),
  uses: whole(1, 20).exactOptional().describe('How often it works in a fight; always unless written.'),
  free: z
    .literal(true)
    .exactOptional()
    .describe('Activating it is the free action of the round (FS-REACT-6).'),
});
export type MagicItemDocument = Frozen<z.infer<typeof magicItemSchema>>;
/** A magic item with its spell looked up. */
export type MagicItem = Omit<MagicItemDocument, 'spell'> & { readonly spell: Spell };
