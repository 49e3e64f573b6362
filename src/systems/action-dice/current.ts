import type { Frozen } from '../../documents/schemas.ts';
import { id, whole, z } from '../../documents/schemas.ts';
import { usedUpSchema } from '../../documents/used-up.ts';

/** What fights and rests have left of somebody, as a saved sheet keeps it. What is left out is whole. */
export const currentSchema = z.strictObject({
  vigor: whole(0, 99).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  durability: whole(0, 999).exactOptional(),
  health: whole(0, 999).exactOptional(),
  /** AD-REC-4: until there are 5 Vigor again. */
  winded: z.literal(true).exactOptional(),
  /** AD-SHK-4: rounds that are left of the clock of Shock; AD-ENC-3: it goes on outside fights. */
  shock: whole(1, 99).exactOptional(),
  /** AD-SHK-7, and what is final. */
  body: z.enum(['stabilised', 'dead']).exactOptional(),
  /** AD-R77 `healthFull`: it was wounded, and is until Health is whole. */
  scarred: z.literal(true).exactOptional(),
  /** AD-R80: what armour and shields have lost of their Durability, by item. */
  wear: z.record(id, whole(0, 500)).default({}),
  /** AD-ACT-14. */
  used: usedUpSchema,
});
export type Current = Frozen<z.infer<typeof currentSchema>>;
