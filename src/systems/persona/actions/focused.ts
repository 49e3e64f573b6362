import { attackAction, judgeFocus } from './attack-action.ts';

/** PE-ACT-8, PE-ACT-9: an attack that replaces the Move. */
export const focused = attackAction({
  id: 'focused',
  label: 'Focused Attack',
  named: true,
  form: 'focused',
  clause: 'PE-ACT-8',
  fits: () => true,
  focused: true,
  judge: (_fight, who) => judgeFocus(who),
  calls: 'combined',
  mayFocus: false,
});
