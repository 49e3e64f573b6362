import type { Frozen } from '../../documents/schemas.ts';
import { whole, z } from '../../documents/schemas.ts';
import { usedUpSchema } from '../../documents/used-up.ts';
import { givesStatusSchema } from './riders.ts';

/** What fights and rests have left of somebody, as a saved sheet keeps it. What is left out is whole. */
export const currentSchema = z.strictObject({
  vitality: whole(-999, 500).exactOptional(),
  wp: whole(0, 100).exactOptional(),
  momentum: whole(0, 12).exactOptional(),
  /** Status Effects that are still there. */
  statuses: z.array(givesStatusSchema).max(14).exactOptional(),
  /** WS-BAS-16. */
  used: usedUpSchema,
});
export type Current = Frozen<z.infer<typeof currentSchema>>;
