import type { Preface } from '../../engine/system.ts';
import { pack } from './pack/pack.ts';

/** The id of the system in documents, and the name of its folder. */
export const systemId = 'world-shapers';

/** What lists of systems show of World Shapers, and its pack; can be loaded without the rules. */
export const preface: Preface = {
  id: systemId,
  name: 'World Shapers',
  about:
    'Three action points a turn, two reaction points a round, and no die for the order: turns may be held back, actions laid in wait for a trigger, and allies may unite to act as one. One d20 against Evasion strikes, Armor is taken off, and where the rules end, Narrative Momentum buys a cinematic deed that the whole table shapes.',
  pack,
};
