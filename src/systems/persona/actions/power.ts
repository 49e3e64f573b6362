import type { Support } from '../combat/support.ts';
import { poolNames, supportPowers } from '../combat/support.ts';
import { helpingAction } from './helping.ts';

/** PE-ACT-37: Powers that heal, cure or augment. Attack Powers are among the means of attack. */
export const power = helpingAction({
  id: 'power',
  label: 'Use a Power',
  purpose: 'for allies, not to attack',
  clause: 'PE-ACT-37',
  field: 'with',
  supports: supportPowers,
  find: (supports, given) => supports.find(({ id }) => id === given),
  note: ({ power: paid, metres }: Support) =>
    paid ? `${paid.cost.points} ${poolNames[paid.cost.pool]}, ${metres} m` : `${metres} m`,
});
