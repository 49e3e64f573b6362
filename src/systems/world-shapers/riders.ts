import type { Frozen } from '../../documents/schemas.ts';
import { whole, z } from '../../documents/schemas.ts';
import { stats } from './stats.ts';
import { statusIds } from './status/catalogue.ts';

/** What attacks and Abilities bring besides damage, as gear and Abilities state it. */

/**
 * A duration as data state it (WS-RND-8): a number of rounds, until the next turn of the causer, until the end of the
 * bearer's next turn, until combat ends, as long as the causer upholds it (WS-CIN-16), or until something ends it.
 */
export const durationSchema = z.union([
  z.strictObject({ rounds: whole(1, 99) }),
  z.enum(['nextTurn', 'endOfNextTurn', 'combat', 'upheld', 'untilEnded']),
]);
export type Duration = Frozen<z.infer<typeof durationSchema>>;

/** A Status Effect and how long it lasts. */
export const givesStatusSchema = z.strictObject({ id: z.enum(statusIds), for: durationSchema });
export type GivesStatus = Frozen<z.infer<typeof givesStatusSchema>>;

/** Forced movement straight away from the user (WS-MOV-1), or a teleport (WS-MOV-6). */
export const movesSchema = z.strictObject({
  how: z.enum(['away', 'teleport']),
  metres: whole(1, 200).describe('How far.'),
});
export type Moves = Frozen<z.infer<typeof movesSchema>>;

/**
 * What a hit brings unless the target's Defense Roll succeeds. `power`: printed, otherwise the DR Power of the
 * attacker.
 */
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
    // WS-MOV-6: an attack command names no destination.
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

/** A change of one number, up or down. */
export const giftSchema = z.strictObject({ of: z.enum(giftNumbers), value: whole(-40, 40) });
export type Gift = Frozen<z.infer<typeof giftSchema>>;
