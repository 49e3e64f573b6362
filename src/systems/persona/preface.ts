import type { Preface } from '../../engine/system.ts';
import { pack } from './pack/pack.ts';

/** The id of the system in documents, also the name of its folder. */
export const systemId = 'persona';

/** What a list of systems shows of Persona, and its pack. It can be loaded without the rules. */
export const preface: Preface = {
  id: systemId,
  name: 'Persona',
  about:
    'Percentile fights between Evokers, their Personas and Shadows: a Move and an Action each turn, Advantages that sway both test and Damage, three tracks of wounds. Whoever strikes a weakness Staggers the enemy and earns a One More, to use, to pass on, or to end it all with everybody at once.',
  pack,
};
