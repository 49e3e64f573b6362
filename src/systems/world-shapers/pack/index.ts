export {
  abilities,
  archetypes,
  armors,
  maneuvers,
  objects,
  shields,
  weapons,
} from './armory.ts';
export { pack } from './pack.ts';
