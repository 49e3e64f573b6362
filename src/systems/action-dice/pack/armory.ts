import { byId } from '../../../documents/packs.ts';
import { z } from '../../../documents/schemas.ts';
import type { Armor, ItemThing, Shield, Weapon } from '../gear.ts';
import { armorSchema, itemSchema, shieldSchema, weaponSchema } from '../gear.ts';
import type { Power } from '../powers.ts';
import { powerSchema } from '../powers.ts';
import armorJson from './armor.json' with { type: 'json' };
import itemsJson from './items.json' with { type: 'json' };
import powersJson from './powers.json' with { type: 'json' };
import shieldsJson from './shields.json' with { type: 'json' };
import weaponsJson from './weapons.json' with { type: 'json' };

/** Every weapon of the pack, the fist first. */
export const weapons: readonly Weapon[] = z.array(weaponSchema).parse(weaponsJson);
export const armors: readonly Armor[] = z.array(armorSchema).parse(armorJson);
export const shields: readonly Shield[] = z.array(shieldSchema).parse(shieldsJson);
export const items: readonly ItemThing[] = z.array(itemSchema).parse(itemsJson);
/** Techniques, Talents, special reactions and spells. */
export const powers: readonly Power[] = z.array(powerSchema).parse(powersJson);

const weaponMap = byId(weapons);
const armorMap = byId(armors);
const shieldMap = byId(shields);
const itemMap = byId(items);
const powerMap = byId(powers);

/** A weapon of the pack by its id, or `undefined`; the same for the other kinds below. */
export const weaponOf = (id: string): Weapon | undefined => weaponMap.get(id);
export const armorOf = (id: string): Armor | undefined => armorMap.get(id);
export const shieldOf = (id: string): Shield | undefined => shieldMap.get(id);
export const itemOf = (id: string): ItemThing | undefined => itemMap.get(id);
export const powerOf = (id: string): Power | undefined => powerMap.get(id);
