import { byId } from '../../../documents/packs.ts';
import { z } from '../../../documents/schemas.ts';
import type { Ability, Maneuver } from '../abilities.ts';
import { abilitySchema, maneuverSchema } from '../abilities.ts';
import type { Archetype, Armor, ObjectThing, Shield, Weapon } from '../gear.ts';
import { archetypeSchema, armorSchema, objectSchema, shieldSchema, weaponSchema } from '../gear.ts';
import abilitiesJson from './abilities.json' with { type: 'json' };
import archetypesJson from './archetypes.json' with { type: 'json' };
import armorJson from './armor.json' with { type: 'json' };
import maneuversJson from './maneuvers.json' with { type: 'json' };
import objectsJson from './objects.json' with { type: 'json' };
import shieldsJson from './shields.json' with { type: 'json' };
import weaponsJson from './weapons.json' with { type: 'json' };

/** Every weapon of the pack, the fist first. */
export const weapons: readonly Weapon[] = z.array(weaponSchema).parse(weaponsJson);
export const armors: readonly Armor[] = z.array(armorSchema).parse(armorJson);
export const shields: readonly Shield[] = z.array(shieldSchema).parse(shieldsJson);
export const objects: readonly ObjectThing[] = z.array(objectSchema).parse(objectsJson);
export const archetypes: readonly Archetype[] = z.array(archetypeSchema).parse(archetypesJson);
export const abilities: readonly Ability[] = z.array(abilitySchema).parse(abilitiesJson);
export const maneuvers: readonly Maneuver[] = z.array(maneuverSchema).parse(maneuversJson);

const weaponMap = byId(weapons);
const armorMap = byId(armors);
const shieldMap = byId(shields);
const objectMap = byId(objects);
const archetypeMap = byId(archetypes);
const abilityMap = byId(abilities);
const maneuverMap = byId(maneuvers);

/** A weapon of the pack, or `undefined`; the other functions do the same for other things. */
export const weaponOf = (id: string): Weapon | undefined => weaponMap.get(id);
export const armorOf = (id: string): Armor | undefined => armorMap.get(id);
export const shieldOf = (id: string): Shield | undefined => shieldMap.get(id);
export const objectOf = (id: string): ObjectThing | undefined => objectMap.get(id);
export const archetypeOf = (id: string): Archetype | undefined => archetypeMap.get(id);
export const abilityOf = (id: string): Ability | undefined => abilityMap.get(id);
export const maneuverOf = (id: string): Maneuver | undefined => maneuverMap.get(id);
