import type { Frozen } from '../../documents/schemas.ts';
import { whole, z } from '../../documents/schemas.ts';
import { usedUpSchema } from '../../documents/used-up.ts';
import { levels } from './levels.ts';

/** What a sheet remembers between fights. What is not written is as at full strength. */

/** Wounds held by level; there is never more than one fatal slot (SL-HLT-8). */
export const woundsSchema = z.strictObject({
  light: whole(0, 30).default(0),
  moderate: whole(0, 20).default(0),
  severe: whole(0, 20).default(0),
  critical: whole(0, 20).default(0),
  fatal: whole(0, 1).default(0),
});

/** The most fatigue that a sheet remembers; there are never more than 99 points of stamina to set against it. */
export const mostFatigue = 200;

/** How the body was left: fights begin with it. */
const bodyFields = {
  wounds: woundsSchema.exactOptional(),
  stamina: whole(0, 99).exactOptional(),
  fatigue: whole(0, mostFatigue).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  /** Mana in things and effects (SL-STA-8). */
  invested: whole(0, 99).exactOptional(),
  /** SL-CND-6, SL-R32: fatigued enough, but a rest has lifted exhaustion until the next fatigue. */
  exhaustionLifted: z.literal(true).exactOptional(),
  /** Dying checks passed by whoever is still dying (SL-CND-4). */
  dying: whole(0, 99).exactOptional(),
};

/** Minutes in the 24 hours that sleep and long rests are counted over. */
export const dayMinutes = 24 * 60;
const minutesAgo = whole(0, dayMinutes);

/** SL-RST-18: a long rest that was broken and may be taken up again. */
const brokenRestSchema = z.strictObject({
  /** Minutes of rest that are left, without the hour more that taking it up again costs. */
  left: whole(1, 1500),
  /** Minutes rested so far, and how many short rests of them have been taken (SL-RST-19). */
  rested: whole(0, 3000),
  taken: whole(0, 200).default(0),
  /** Minutes since it was broken. */
  ago: whole(0, 30).default(0),
  /** SL-R13 `startOfRest`: how one lay down. */
  worst: z.enum(levels).nullable(),
  exhausted: z.boolean().default(false),
});

/** What only rests ask about. */
const restFields = {
  /** SL-RST-16. */
  recoveryBonus: whole(0, 99).exactOptional(),
  /** SL-RST-1: minutes since each of the long rests that helped in the last 24 hours was over. */
  longRests: z.array(minutesAgo).max(2).exactOptional(),
  /** SL-RST-3: sleep of the last 24 hours, how long it was and how many minutes ago it ended. */
  sleep: z
    .array(z.strictObject({ minutes: whole(1, dayMinutes), ago: minutesAgo }))
    .max(100)
    .exactOptional(),
  brokenRest: brokenRestSchema.exactOptional(),
};

export const currentSchema = z
  .strictObject({
    ...bodyFields,
    /** SL-CND-3, SL-CND-5. */
    unconscious: z.literal(true).exactOptional(),
    ...restFields,
    /** SL-MSC-18. */
    used: usedUpSchema,
  })
  .refine(({ dying, unconscious }) => dying === undefined || unconscious, {
    error: 'whoever is dying is unconscious (SL-CND-4)',
    path: ['dying'],
  });

export type Current = Frozen<z.infer<typeof currentSchema>>;
export type BrokenRest = NonNullable<Current['brokenRest']>;

/** What of it a fight begins with. */
type BodyLeft = Pick<Current, keyof typeof bodyFields>;

const bodyKeys = Object.keys(bodyFields) as readonly (keyof BodyLeft)[];

/** The part of it that is about the body. */
export const bodyLeft = (current: Current): BodyLeft =>
  Object.fromEntries(bodyKeys.flatMap((key) => (current[key] === undefined ? [] : [[key, current[key]]])));

/** The other part: what only rests ask about. */
export function withoutBody(current: Current): Current {
  const { unconscious: _, ...rest } = current;
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !(key in bodyFields)));
}
