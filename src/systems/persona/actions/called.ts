import { attackAction } from './attack-action.ts';

/** PE-ACT-6, PE-ACT-7, PE-ACT-18: an attack on a named body part, weapon or piece of armour. */
export const called = attackAction({
  id: 'called',
  label: 'Called Attack',
  named: true,
  form: 'called',
  clause: 'PE-ACT-6',
  fits: ({ area, damage }) => area === null && damage.length > 0,
  focused: false,
  calls: 'always',
  mayFocus: true,
});
