import type { Frozen } from '../../documents/schemas.ts';
import { whole, z } from '../../documents/schemas.ts';
import { stats } from './stats.ts';
import { statusIds } from './status/catalogue.ts';

/** What attacks and Abilities bring beside damage, as gear and Abilities have it written down. */

/**
 * How long something lasts, as data has it (WS-RND-8): so many rounds, until the next turn of whoever caused it, until
 * the end of the next turn of whoever bears it, until combat ends, as long as whoever caused it upholds it (WS-CIN-16),
 * or until something ends it.
 */
export const durationSchema = z.union([
  z.strictObject({ rounds: whole(1, 99) }),
  z.enum(['nextTurn', 'endOfNextTurn', 'combat', 'upheld', 'untilEnded']),
]);
export type Duration = Frozen<z.infer<typeof durationSchema>>;

/** A Status Effect and how long it lasts. */
export const givesStatusSchema = z.strictObject({ id: z.enum(statusIds), for: durationSchema });
export type GivesStatus = Frozen<z.infer<typeof givesStatusSchema>>;

/** Being moved straight away from the user (WS-MOV-1), or put elsewhere by a teleport (WS-MOV-6). */
export const movesSchema = z.strictObject({
  how: z.enum(['away', 'teleport']),
  metres: whole(1, 200).describe('How far.'),
});
export type Moves = Frozen<z.infer<typeof movesSchema>>;

/** What comes with a hit unless a Defense Roll succeeds; `power` as printed, else the DR Power of the attacker. */
export const riderSchema = z
  .strictObject({
    dr: z.enum(stats).describe('The Stat with which it is withstood.'),
    power: whole(1, 40)
      .exactOptional()
      .describe('The number to reach. Not written: the DR Power of the attacker.'),
    status: givesStatusSchema.exactOptional(),
    moves: movesSchema.exactOptional(),
  })
  .refine(({ moves }) => moves?.how !== 'teleport', {
    // WS-MOV-6: nobody says of an attack where to.
    error: 'what comes with a hit pushes away, it does not teleport',
    path: ['moves'],
  });
export type Rider = Frozen<z.infer<typeof riderSchema>>;

/** Numbers that a Buff or Debuff may change (WS-EVA-4, WS-INI-5). */
const giftNumbers = [
  'initiative',
  'evasion',
  'armor',
  'movement',
  'hit',
  'dr',
  'check',
  'damage',
  'drPower',
  'upcastLimit',
  'momentumCost',
] as const;
export type GiftNumber = (typeof giftNumbers)[number];

/** So much more, or less, of a number. */
export const giftSchema = z.strictObject({ of: z.enum(giftNumbers), value: whole(-40, 40) });
export type Gift = Frozen<z.infer<typeof giftSchema>>;
