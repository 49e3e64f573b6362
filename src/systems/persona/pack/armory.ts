import { byId } from '../../../documents/packs.ts';
import { z } from '../../../documents/schemas.ts';
import type { Armor, Consumable, Weapon } from '../gear.ts';
import { armorSchema, consumableSchema, unarmed, weaponSchema } from '../gear.ts';
import type { Power } from '../powers.ts';
import { powerSchema } from '../powers.ts';
import armorJson from './armor.json' with { type: 'json' };
import consumablesJson from './consumables.json' with { type: 'json' };
import powersJson from './powers.json' with { type: 'json' };
import weaponsJson from './weapons.json' with { type: 'json' };

/** Every weapon of the pack, bare hands first. */
export const weapons: readonly Weapon[] = [unarmed, ...z.array(weaponSchema).parse(weaponsJson)];
export const armors: readonly Armor[] = z.array(armorSchema).parse(armorJson);
export const powers: readonly Power[] = z.array(powerSchema).parse(powersJson);
export const consumables: readonly Consumable[] = z.array(consumableSchema).parse(consumablesJson);

const weaponMap = byId(weapons);
const armorMap = byId(armors);
const powerMap = byId(powers);
const consumableMap = byId(consumables);

/** A weapon of the pack, or `undefined`; and so with everything else. */
export const weaponOf = (id: string): Weapon | undefined => weaponMap.get(id);
export const armorOf = (id: string): Armor | undefined => armorMap.get(id);
export const powerOf = (id: string): Power | undefined => powerMap.get(id);
export const consumableOf = (id: string): Consumable | undefined => consumableMap.get(id);
