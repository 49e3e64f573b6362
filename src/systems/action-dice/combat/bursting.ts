import type { Id } from '../../../kernel/json.ts';
import type { CoverSaid } from '../cover/gm.ts';
import type { Push } from '../dice/pushes.ts';
import type { Trigger } from '../reactions/trigger.ts';
import type { Spot } from '../space.ts';
import { distanceTo } from '../space.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { distantPushes } from './dice.ts';
import type { Helpless } from './helpless.ts';
import type { Means } from './types.ts';

/** An area attack on its way. */
export interface Bursting {
  readonly who: Id;
  readonly spot: Spot;
  readonly means: Means;
  readonly to: Trigger;
}

/** What it does to each: how the game master settles it, and what stands between. */
export interface Reached {
  readonly id: Id;
  readonly said: CoverSaid;
  readonly how: Helpless | 'object' | null;
}

/** Who is hit, and what lay on the roll. */
export interface Hit {
  readonly id: Id;
  readonly said: CoverSaid;
  readonly pushes: readonly Push[];
}

/** All who are hit. `rolled`: whether an attack roll has decided on any of them. */
export interface Settled {
  readonly hit: readonly Hit[];
  readonly rolled: boolean;
}

/** AD-ATK-6: by how far off the centre is. */
export const distantFor = (fight: Fight, { who, spot, means }: Bursting): readonly Push[] =>
  distantPushes(fight, means, distanceTo(fight, one(fight, who), spot.cell));
