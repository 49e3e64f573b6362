import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { attackAction } from './attack-action.ts';

const bursts = ({ weapon, power }: Means): boolean => weapon?.burst !== undefined && power === null;

/** PE-ACT-11, PE-ACT-12: several shots with a weapon that has Burst. */
export const burst = attackAction({
  id: 'burst',
  label: 'Burst Attack',
  named: true,
  form: 'burst',
  clause: 'PE-ACT-11',
  fits: bursts,
  listed: (fight, who) => meansOf(fight, who).some(bursts),
  focused: false,
  calls: 'combined',
  mayFocus: true,
});
