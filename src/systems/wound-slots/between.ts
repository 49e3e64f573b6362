import type { BetweenDeed } from '../../engine/system.ts';
import { recoveryDeed, tendDeed, wakeUpDeed } from './between/care.ts';
import { effortDeed, manaReturnsDeed, readyDeed, timeDeed } from './between/others.ts';
import { brokenRestDeed, longRestDeed, shortRestDeed } from './between/rests.ts';
import { stabilizeDeed, treatWoundDeed } from './between/treatment.ts';

/** The deeds that change a sheet between fights (section RST, SL-STA-9, SL-CND-5, treatment). */
export const between: readonly BetweenDeed[] = [
  shortRestDeed,
  longRestDeed,
  brokenRestDeed,
  tendDeed,
  recoveryDeed,
  wakeUpDeed,
  treatWoundDeed,
  stabilizeDeed,
  manaReturnsDeed,
  effortDeed,
  timeDeed,
  readyDeed,
];
