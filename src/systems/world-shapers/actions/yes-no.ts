import type { Json } from '../../../kernel/json.ts';
import type { Need } from '../../../kernel/port.ts';

/** A yes/no field. */

export const yesNo = (label: string, usual: boolean): Need => ({
  kind: 'one',
  label,
  oneOf: [
    { id: 'no', label: 'No' },
    { id: 'yes', label: 'Yes' },
  ],
  default: usual ? 'yes' : 'no',
});

/** Parses a yes/no field; `undefined` if it is missing, `null` if it is neither. */
export function readYesNo(given: Json | undefined): boolean | undefined | null {
  if (given === undefined || typeof given === 'boolean') return given;
  return given === 'yes' ? true : given === 'no' ? false : null;
}
