import { supportItems } from '../combat/support.ts';
import { helpingAction } from './helping.ts';

/** PE-ACT-30: taken out and used at once, on oneself or an ally up to 5 m away. */
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
