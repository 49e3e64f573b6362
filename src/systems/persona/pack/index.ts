export {
  armors,
  consumables,
  powerOf,
  powers,
  weapons,
} from './armory.ts';
export { heroSheets } from './folk.ts';
export { pack } from './pack.ts';
