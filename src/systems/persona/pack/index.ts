export {
  armorOf,
  armors,
  consumableOf,
  consumables,
  powerOf,
  powers,
  weaponOf,
  weapons,
} from './armory.ts';
export { foeSheets, folk, heroSheets, sheetOf } from './folk.ts';
export { pack } from './pack.ts';
