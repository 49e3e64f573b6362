import { supportItems } from '../combat/support.ts';
import { helpingAction } from './helping.ts';

/** PE-ACT-30: takes out and uses a consumable on oneself or an ally within 5 m. */
export const consumable = helpingAction({
  id: 'consumable',
  label: 'Use consumable',
  clause: 'PE-ACT-30',
  field: 'item',
  supports: supportItems,
  find: (supports, given) =>
    supports.find(({ id }) => id === given) ?? supports.find(({ item }) => item?.short === given),
  note: ({ metres }) => `${metres} m`,
});
