import type { Share } from '../../../engine/keen/standing.ts';
import type { Fight } from '../state.ts';
import { conscious, livingPersona, one } from '../state.ts';
import { toughnessLeft } from './weigh.ts';

/** How a fight stands, for those who look ahead: wounds up to the last one, and the points that Powers cost. */
export const shares = (fight: Fight): readonly Share[] =>
  fight.listing.map((id) => {
    const who = one(fight, id);
    const { side, lightMax, heavyMax, spirit, spiritMax, fate, fateMax } = who;
    const whole = lightMax + heavyMax + 1 + (livingPersona(who)?.left ?? 0);
    const left = conscious(who) ? Math.max(0.01, Math.min(1, toughnessLeft(who) / whole)) : 0;
    const most = spiritMax + fateMax;
    return { id, side, worth: 1, left, means: most > 0 ? (spirit + fate) / most : 0 };
  });
