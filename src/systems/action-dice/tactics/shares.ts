import type { Share } from '../../../engine/keen/standing.ts';
import { poolMost } from '../numbers.ts';
import type { Fight } from '../state.ts';
import { everyone, isObject, standing } from '../state.ts';
import { danger } from './danger.ts';
import { lifeOf, wholeLife } from './life.ts';

/** The state of the fight for tactics that look ahead: life, and Vigor and Mana, as parts of their maxima. */
export const shares = (fight: Fight): readonly Share[] =>
  everyone(fight)
    .filter((who) => !isObject(who))
    .map((who) => {
      const { id, side } = who;
      const life = lifeOf(fight, who) / Math.max(1, wholeLife(fight, who));
      const left = standing(who) ? Math.max(0.01, Math.min(1, life)) : 0;
      const most = poolMost(fight, who, 'vigor') + poolMost(fight, who, 'mana');
      const means = (who.vigor + who.mana) / Math.max(1, most);
      return { id, side, worth: danger(fight, who), left, means };
    });
