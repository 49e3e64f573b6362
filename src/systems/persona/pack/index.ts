export {
  armors,
  consumables,
  powerOf,
  powers,
  weapons,
} from './armory.ts';
export { folk, heroSheets } from './folk.ts';
export { pack } from './pack.ts';
