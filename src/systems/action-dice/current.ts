import type { Frozen } from '../../documents/schemas.ts';
import { id, whole, z } from '../../documents/schemas.ts';
import { usedUpSchema } from '../../documents/used-up.ts';

/** The state that fights and rests have left, as a saved sheet stores it. A field that is absent means full or none. */
export const currentSchema = z.strictObject({
  vigor: whole(0, 99).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  durability: whole(0, 999).exactOptional(),
  health: whole(0, 999).exactOptional(),
  /** AD-REC-4: until Vigor is 5 again. */
  winded: z.literal(true).exactOptional(),
  /** AD-SHK-4: the rounds left on the clock of Shock. It runs on outside fights (AD-ENC-3). */
  shock: whole(1, 99).exactOptional(),
  /** AD-SHK-7: stabilised; or dead. */
  body: z.enum(['stabilised', 'dead']).exactOptional(),
  /** AD-R77 `healthFull`: it was wounded, and stays so until Health is full. */
  scarred: z.literal(true).exactOptional(),
  /** AD-R80: Durability that armour and shields have lost, by item. */
  wear: z.record(id, whole(0, 500)).default({}),
  /** AD-ACT-14: items used up. */
  used: usedUpSchema,
});
export type Current = Frozen<z.infer<typeof currentSchema>>;
