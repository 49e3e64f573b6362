import type { Preface } from '../../engine/system.ts';
import { pack } from './pack/pack.ts';

/** The id of the system in documents; also the name of its folder. */
export const systemId = 'fighting-style';

/** What lists of systems show of Fighting Style, and its pack. Loaded without the rules. */
export const preface: Preface = {
  id: systemId,
  name: 'Fighting Style',
  about:
    'Skirmishes in rounds of six seconds: three Action Points pay for attacks and defences alike. Attack and defence are opposed tests; whoever alone passes wins critically and may add a maneuver. Where one stands, what one is trained with, and what is kept back for defending decide fights.',
  pack,
};
