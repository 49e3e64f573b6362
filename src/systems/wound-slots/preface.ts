import type { Preface } from '../../engine/system.ts';
import { pack } from './pack/pack.ts';

/** The id of the system in documents; also the name of its folder. */
export const systemId = 'wound-slots';

/** What other rooms can know of Wound Slots without loading its rules. */
export const preface: Preface = {
  id: systemId,
  name: 'Wound Slots',
  about:
    'Every hit looks for a free slot among light, moderate, severe, critical and fatal wounds; where a level is full it climbs. Action points are saved up from turn to turn and spent on steps, blows and reactions, and whoever leads in initiative may give some of it away to act in the turn of another and thwart what was declared.',
  pack,
};
