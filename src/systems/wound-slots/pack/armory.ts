import { byId } from '../../../documents/packs.ts';
import { z } from '../../../documents/schemas.ts';
import type { Armor, ObjectThing, SpecialAttack, Spell, Weapon } from '../gear.ts';
import {
  armorSchema,
  objectSchema,
  specialAttackSchema,
  spellSchema,
  unarmed,
  weaponSchema,
} from '../gear.ts';
import armorJson from './armor.json' with { type: 'json' };
import objectsJson from './objects.json' with { type: 'json' };
import specialsJson from './specials.json' with { type: 'json' };
import spellsJson from './spells.json' with { type: 'json' };
import weaponsJson from './weapons.json' with { type: 'json' };

/** Every weapon of the pack, bare hands first. */
export const weapons: readonly Weapon[] = [unarmed, ...z.array(weaponSchema).parse(weaponsJson)];
export const armors: readonly Armor[] = z.array(armorSchema).parse(armorJson);
export const objects: readonly ObjectThing[] = z.array(objectSchema).parse(objectsJson);
export const spells: readonly Spell[] = z.array(spellSchema).parse(spellsJson);
export const specials: readonly SpecialAttack[] = z.array(specialAttackSchema).parse(specialsJson);

const weaponMap = byId(weapons);
const armorMap = byId(armors);
const objectMap = byId(objects);
const spellMap = byId(spells);
const specialMap = byId(specials);

/** A weapon of the pack, or `undefined` if there is none with this id; likewise for the other kinds of things. */
export const weaponOf = (id: string): Weapon | undefined => weaponMap.get(id);
export const armorOf = (id: string): Armor | undefined => armorMap.get(id);
export const objectOf = (id: string): ObjectThing | undefined => objectMap.get(id);
export const spellOf = (id: string): Spell | undefined => spellMap.get(id);
export const specialOf = (id: string): SpecialAttack | undefined => specialMap.get(id);
