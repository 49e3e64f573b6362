export {
  bareHands,
  magicItems,
  materials,
  spells,
  weaponOf,
  weapons,
} from './armory.ts';
export { pack } from './pack.ts';
