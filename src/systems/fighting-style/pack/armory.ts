import { byId } from '../../../documents/packs.ts';
import { z } from '../../../documents/schemas.ts';
import type { Material, Weapon } from '../gear.ts';
import { materialSchema, weaponSchema } from '../gear.ts';
import type { MagicItem, MagicItemDocument, Spell } from '../spells.ts';
import { magicItemSchema, spellSchema } from '../spells.ts';
import armorJson from './armor.json' with { type: 'json' };
import itemsJson from './items.json' with { type: 'json' };
import spellsJson from './spells.json' with { type: 'json' };
import weaponsJson from './weapons.json' with { type: 'json' };

/** Every weapon of the pack, bare hands first. */
export const weapons: readonly Weapon[] = z.array(weaponSchema).parse(weaponsJson);
/** Every material of armor and shields (FS-ARM-5). */
export const materials: readonly Material[] = z.array(materialSchema).parse(armorJson);
export const spells: readonly Spell[] = z.array(spellSchema).parse(spellsJson);

const weaponMap = byId(weapons);
const materialMap = byId(materials);
const spellMap = byId(spells);

/** The weapon of the pack with this id, or `undefined`. */
export const weaponOf = (id: string): Weapon | undefined => weaponMap.get(id);
/** The material of the pack with this id, or `undefined`. */
export const materialOf = (id: string): Material | undefined => materialMap.get(id);
/** The spell of the pack with this id, or `undefined`. */
export const spellOf = (id: string): Spell | undefined => spellMap.get(id);

/** The item with its spell looked up; `null` when the pack has no such spell. */
export function readyItem(item: MagicItemDocument): MagicItem | null {
  if (typeof item.spell !== 'string') return { ...item, spell: item.spell };
  const spell = spellOf(item.spell);
  return spell ? { ...item, spell } : null;
}

/** Every magic item of the pack with its spell. */
export const magicItems: readonly MagicItem[] = z
  .array(magicItemSchema)
  .parse(itemsJson)
  .map(readyItem)
  .filter((item) => item !== null);

const itemMap = byId(magicItems);
/** The magic item of the pack with this id, or `undefined`. */
export const magicItemOf = (id: string): MagicItem | undefined => itemMap.get(id);

/** Bare hands, the weapon that every combatant has (FS-ATK-7). */
export const bareHands = weapons[0] as Weapon;
