import type { Means } from '../combat/types.ts';
import { attackAction } from './attack-action.ts';

/** The attacks that everyone has (SL-OFF-1, SL-OFF-4, SL-OFF-7, SL-OFF-8). */

const melee = ({ manner }: Means): boolean => manner === 'melee';

export const standardAttack = attackAction({
  id: 'standard-attack',
  label: 'Standard Attack',
  clause: 'SL-OFF-7',
  form: 'standard',
  fits: ({ manner }) => manner !== 'spell',
});

export const quickAttack = attackAction({
  id: 'quick-attack',
  label: 'Quick Attack',
  clause: 'SL-OFF-4',
  form: 'quick',
  fits: melee,
});

export const strongAttack = attackAction({
  id: 'strong-attack',
  label: 'Strong Attack',
  clause: 'SL-OFF-8',
  form: 'strong',
  fits: melee,
});

export const nonlethalAttack = attackAction({
  id: 'nonlethal-attack',
  label: 'Nonlethal Attack',
  clause: 'SL-OFF-1',
  form: 'nonlethal',
  fits: melee,
});
