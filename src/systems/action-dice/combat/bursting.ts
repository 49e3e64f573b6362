import type { Id } from '../../../kernel/json.ts';
import type { CoverSaid } from '../cover/gm.ts';
import { waitingFor, waitingForDamage } from '../dice/influences.ts';
import type { Push } from '../dice/pushes.ts';
import type { Waiting } from '../effects/effect.ts';
import type { Trigger } from '../reactions/trigger.ts';
import type { Spot } from '../space.ts';
import { distanceTo } from '../space.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { distantPushes } from './dice.ts';
import type { Helpless } from './helpless.ts';
import type { Means } from './types.ts';

/** An area attack in progress. */
export interface Bursting {
  readonly who: Id;
  readonly spot: Spot;
  readonly means: Means;
  readonly to: Trigger;
}

/**
 * A creature or thing in the area: what the game master said of its line, and how it is settled without a roll (`null`:
 * it is rolled for).
 */
export interface Reached {
  readonly id: Id;
  readonly said: CoverSaid;
  readonly how: Helpless | 'object' | null;
}

/** A target that is hit, and the pushes of the attack roll. */
export interface Hit {
  readonly id: Id;
  readonly said: CoverSaid;
  readonly pushes: readonly Push[];
}

/**
 * All targets that are hit. `rolled`: whether an attack roll decided about any of them; where none did, `waiting` counts
 * in the damage (AD-R12).
 */
export interface Settled {
  readonly hit: readonly Hit[];
  readonly rolled: boolean;
  readonly waiting: readonly Waiting[];
}

/** AD-ATK-6: Challenges for the distance to the centre. */
export const distantFor = (fight: Fight, { who, spot, means }: Omit<Bursting, 'to'>): readonly Push[] =>
  distantPushes(fight, means, distanceTo(fight, one(fight, who), spot.cell));

/**
 * AD-R9, AD-R12: what counts in the one damage roll for all. `shot`: an attack roll decides about somebody; then it is
 * what counts in that roll, for whomever it is made. Where none is made, distance challenges nothing.
 */
export const pushesForDamage = (
  fight: Fight,
  bursting: Omit<Bursting, 'to'>,
  shot: boolean,
): readonly Push[] => {
  const who = one(fight, bursting.who);
  return shot
    ? [...distantFor(fight, bursting), ...waitingFor(who, 'attack', null).map(({ push }) => push)]
    : waitingForDamage(fight, who, null).map(({ push }) => push);
};
