import type { Preface } from '../../engine/system.ts';
import { pack } from './pack/pack.ts';

/** How documents name the system; its folder is called so too. */
export const systemId = 'persona';

/** Persona from the outside: what a list of systems shows, and what it brings along. Read without its rules. */
export const preface: Preface = {
  id: systemId,
  name: 'Persona',
  about:
    'Percentile fights between Evokers, their Personas and Shadows: a Move and an Action each turn, Advantages that sway both test and Damage, three tracks of wounds. Whoever strikes a weakness Staggers the enemy and earns a One More, to use, to pass on, or to end it all with everybody at once.',
  pack,
};
