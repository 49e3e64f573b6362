import type { BetweenDeed } from '../../engine/system.ts';
import { award, endStatus, ready, recover, revive } from './between/care.ts';
import { fightOver, timePasses } from './between/time.ts';

/**
 * The deeds that can be done to a sheet between fights (WS-RND-2, WS-RND-3, WS-STA-5, and those of healers and game
 * masters).
 */
export const between: readonly BetweenDeed[] = [
  fightOver,
  timePasses,
  recover,
  award,
  endStatus,
  revive,
  ready,
];
