import type { Preface } from '../../engine/system.ts';
import { pack } from './pack/pack.ts';

/** How documents name the system; its folder is called so too. */
export const systemId = 'wound-slots';

/** Wound Slots from the outside: what a list of systems shows, and what it brings along. Read without its rules. */
export const preface: Preface = {
  id: systemId,
  name: 'Wound Slots',
  about:
    'Every hit looks for a free slot among light, moderate, severe, critical and fatal wounds; where a level is full it climbs. Action points are saved up from turn to turn and spent on steps, blows and reactions, and whoever leads in initiative may give some of it away to act in the turn of another and thwart what was declared.',
  pack,
};
