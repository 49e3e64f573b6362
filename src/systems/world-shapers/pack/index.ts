export {
  abilities,
  abilityOf,
  archetypeOf,
  archetypes,
  armorOf,
  armors,
  maneuverOf,
  maneuvers,
  objectOf,
  objects,
  shieldOf,
  shields,
  weaponOf,
  weapons,
} from './armory.ts';
export { foeSheets, folk, heroSheets, sheetOf } from './folk.ts';
export { pack } from './pack.ts';
