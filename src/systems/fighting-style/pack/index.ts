export {
  bareHands,
  magicItemOf,
  magicItems,
  materialOf,
  materials,
  spellOf,
  spells,
  weaponOf,
  weapons,
} from './armory.ts';
export { foeSheets, folk, heroSheets, sheetOf } from './folk.ts';
export { pack } from './pack.ts';
