import type { Preface } from '../../engine/system.ts';
import { pack } from './pack/pack.ts';

/** How documents name the system; its folder is called so too. */
export const systemId = 'fighting-style';

/** Fighting Style from the outside: what a list of systems shows, and what it brings along. Read without its rules. */
export const preface: Preface = {
  id: systemId,
  name: 'Fighting Style',
  about:
    'Skirmishes in rounds of six seconds: three Action Points pay for attacks and defences alike. Attack and defence are opposed tests; whoever alone passes wins critically and may add a maneuver. Where one stands, what one is trained with, and what is kept back for defending decide fights.',
  pack,
};
