import type { Share } from '../../../engine/keen/standing.ts';
import type { Fight } from '../state.ts';
import { everyone, isObject } from '../state.ts';
import { fights } from '../turn/ending.ts';
import { danger } from './danger.ts';
import { lifeOf } from './harm.ts';

/** How a fight stands, for those who look ahead: Vitality, and WP of what the sheet gives. */
export const shares = (fight: Fight): readonly Share[] =>
  everyone(fight)
    .filter((who) => !isObject(who))
    .map((who) => {
      const { id, side, sheet, wp } = who;
      const left = fights(who) ? Math.max(0.01, Math.min(1, lifeOf(who) / Math.max(1, sheet.vitality))) : 0;
      return { id, side, worth: danger(fight, who), left, means: sheet.wp > 0 ? wp / sheet.wp : 0 };
    });
