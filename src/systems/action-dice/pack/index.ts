export {
  armorOf,
  armors,
  itemOf,
  items,
  powerOf,
  powers,
  shieldOf,
  shields,
  weaponOf,
  weapons,
} from './armory.ts';
export { foeSheets, folk, heroSheets, sheetOf } from './folk.ts';
export { pack } from './pack.ts';
