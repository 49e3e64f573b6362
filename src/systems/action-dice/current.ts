import type { Frozen } from '../../documents/schemas.ts';
import { id, whole, z } from '../../documents/schemas.ts';

/** What fights and rests have left of somebody, as a saved sheet keeps it. What is left out is whole. */
export const currentSchema = z.strictObject({
  vigor: whole(0, 99).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  durability: whole(0, 999).exactOptional(),
  health: whole(0, 999).exactOptional(),
  /** AD-R80: what armour and shields have lost of their Durability, by item. */
  wear: z.record(id, whole(0, 500)).default({}),
});
export type Current = Frozen<z.infer<typeof currentSchema>>;
