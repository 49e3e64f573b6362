import type { Frozen } from '../../documents/schemas.ts';
import { whole, z } from '../../documents/schemas.ts';
import { usedUpSchema } from '../../documents/used-up.ts';
import { givesStatusSchema } from './riders.ts';

/**
 * The state of a combatant after its last fight, stored with its sheet. A field that is missing is at its full or
 * initial value.
 */
export const currentSchema = z.strictObject({
  vitality: whole(-999, 500).exactOptional(),
  /** WS-VIT-6, WS-R76: it is dead, whatever number of Vitality kills at the table. */
  dead: z.literal(true).exactOptional(),
  wp: whole(0, 100).exactOptional(),
  momentum: whole(0, 12).exactOptional(),
  /** Status Effects that still last. */
  statuses: z.array(givesStatusSchema).max(14).exactOptional(),
  /** WS-BAS-16: objects that were used up. */
  used: usedUpSchema,
});
export type Current = Frozen<z.infer<typeof currentSchema>>;
