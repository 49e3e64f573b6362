import type { Frozen } from '../../documents/schemas.ts';
import { whole, z } from '../../documents/schemas.ts';
import { usedUpSchema } from '../../documents/used-up.ts';
import { levels } from './levels.ts';

/** What a sheet stores between fights. Whatever is absent is as at full strength. */

/** Wounds held, by level. There is only one fatal slot (SL-HLT-8). */
export const woundsSchema = z.strictObject({
  light: whole(0, 30).default(0),
  moderate: whole(0, 20).default(0),
  severe: whole(0, 20).default(0),
  critical: whole(0, 20).default(0),
  fatal: whole(0, 1).default(0),
});

/** The most fatigue that a sheet stores; stamina never exceeds 99. */
export const mostFatigue = 200;

/** The state of the body that a fight begins with. */
const bodyFields = {
  wounds: woundsSchema.exactOptional(),
  stamina: whole(0, 99).exactOptional(),
  fatigue: whole(0, mostFatigue).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  /** SL-STA-8: mana invested in items and effects. */
  invested: whole(0, 99).exactOptional(),
  /** SL-CND-6, SL-R32: a rest has ended exhaustion although fatigue is at half the maximum or above. */
  exhaustionLifted: z.literal(true).exactOptional(),
  /** SL-CND-4: dying checks passed; absent if not dying. */
  dying: whole(0, 99).exactOptional(),
};

/** 24 hours in minutes: the period in which sleep and long rests count. */
export const dayMinutes = 24 * 60;
const minutesAgo = whole(0, dayMinutes);

/** SL-RST-18: an interrupted long rest that can still be resumed. */
const brokenRestSchema = z.strictObject({
  /** Minutes of rest left, without the extra hour for resuming it. */
  left: whole(1, 1500),
  /** Minutes rested so far, and the short rests already taken for them (SL-RST-19). */
  rested: whole(0, 3000),
  taken: whole(0, 200).default(0),
  /** Minutes since the interruption. */
  ago: whole(0, 30).default(0),
  /** SL-R13 `startOfRest`: the highest wound level and exhaustion at the start of the rest. */
  worst: z.enum(levels).nullable(),
  exhausted: z.boolean().default(false),
});

/** What only rests need. */
const restFields = {
  /** SL-RST-16: the bonus to recovery checks. */
  recoveryBonus: whole(0, 99).exactOptional(),
  /** SL-RST-1: minutes since the end of each long rest in the last 24 hours that gave benefits. */
  longRests: z.array(minutesAgo).max(2).exactOptional(),
  /** SL-RST-3: sleep in the last 24 hours: its length, and the minutes since its end. */
  sleep: z
    .array(z.strictObject({ minutes: whole(1, dayMinutes), ago: minutesAgo }))
    .max(100)
    .exactOptional(),
  brokenRest: brokenRestSchema.exactOptional(),
};

export const currentSchema = z
  .strictObject({
    ...bodyFields,
    /** SL-CND-3, SL-CND-5: unconscious. */
    unconscious: z.literal(true).exactOptional(),
    ...restFields,
    /** SL-MSC-18: objects that are used up. */
    used: usedUpSchema,
  })
  .refine(({ dying, unconscious }) => dying === undefined || unconscious, {
    error: 'whoever is dying is unconscious (SL-CND-4)',
    path: ['dying'],
  });

export type Current = Frozen<z.infer<typeof currentSchema>>;
export type BrokenRest = NonNullable<Current['brokenRest']>;

/** The part that a fight begins with. */
type BodyLeft = Pick<Current, keyof typeof bodyFields>;

const bodyKeys = Object.keys(bodyFields) as readonly (keyof BodyLeft)[];

/** The part about the body. */
export const bodyLeft = (current: Current): BodyLeft =>
  Object.fromEntries(bodyKeys.flatMap((key) => (current[key] === undefined ? [] : [[key, current[key]]])));

/** Everything but the body: what only rests need, and used up objects. */
export function withoutBody(current: Current): Current {
  const { unconscious: _, ...rest } = current;
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !(key in bodyFields)));
}
