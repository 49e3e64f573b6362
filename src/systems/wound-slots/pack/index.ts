export {
  armors,
  objects,
  specials,
  spellOf,
  spells,
  weaponOf,
  weapons,
} from './armory.ts';
export { pack } from './pack.ts';
