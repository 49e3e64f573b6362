export {
  bareHands,
  magicItems,
  materials,
  spells,
  weaponOf,
  weapons,
} from './armory.ts';
export { folk } from './folk.ts';
export { pack } from './pack.ts';
