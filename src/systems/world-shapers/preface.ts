import type { Preface } from '../../engine/system.ts';
import { pack } from './pack/pack.ts';

/** How documents name the system; its folder is called so too. */
export const systemId = 'world-shapers';

/** World Shapers from the outside: what a list of systems shows, and what it brings along. Read without its rules. */
export const preface: Preface = {
  id: systemId,
  name: 'World Shapers',
  about:
    'Three action points a turn, two reaction points a round, and no die for the order: turns may be held back, actions laid in wait for a trigger, and allies may unite to act as one. One d20 against Evasion strikes, Armor is taken off, and where the rules end, Narrative Momentum buys a cinematic deed that the whole table shapes.',
  pack,
};
