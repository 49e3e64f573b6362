import { attackAction } from './attack-action.ts';

/** PE-ACT-2: one attack with a weapon in hand, a natural weapon, bare hands, or a Power. */
export const attack = attackAction({
  id: 'attack',
  label: 'Attack',
  form: 'standard',
  clause: 'PE-ACT-2',
  fits: () => true,
  focused: false,
  calls: 'combined',
  mayFocus: false,
});
