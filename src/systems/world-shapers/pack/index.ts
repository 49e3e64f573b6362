export {
  abilities,
  archetypes,
  armors,
  maneuvers,
  objects,
  shields,
  weapons,
} from './armory.ts';
export { folk } from './folk.ts';
export { pack } from './pack.ts';
