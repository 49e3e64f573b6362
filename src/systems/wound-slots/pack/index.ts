export {
  armors,
  objects,
  specials,
  spellOf,
  spells,
  weaponOf,
  weapons,
} from './armory.ts';
export { folk } from './folk.ts';
export { pack } from './pack.ts';
