export {
  armors,
  items,
  powers,
  shields,
  weapons,
} from './armory.ts';
export { pack } from './pack.ts';
